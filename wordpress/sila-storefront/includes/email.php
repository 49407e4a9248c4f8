<?php
/**
 * Plain text emails in the shop's name.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

/**
 * From whom WooCommerce's own emails are; its mailer would make a page of HTML of the text.
 *
 * @param string $recipient Email address, or several with commas.
 * @param string $subject   One line.
 * @param string $text      Plain text.
 * @param string $reply_to  Email address; "": the sender's.
 * @return bool Whether the mail server took it.
 */
function send_text_email( string $recipient, string $subject, string $text, string $reply_to = '' ): bool {
	$name    = wp_specialchars_decode( (string) get_option( 'woocommerce_email_from_name', get_option( 'blogname' ) ), ENT_QUOTES );
	$from    = sanitize_email( (string) get_option( 'woocommerce_email_from_address', get_option( 'admin_email' ) ) );
	$headers = array(
		'Content-Type: text/plain; charset=UTF-8',
		'From: ' . str_replace( array( '<', '>', "\r", "\n" ), '', $name ) . " <$from>",
	);
	if ( '' !== $reply_to ) {
		$headers[] = "Reply-To: $reply_to";
	}
	return wp_mail( $recipient, sanitize_text_field( $subject ), $text, $headers );
}
