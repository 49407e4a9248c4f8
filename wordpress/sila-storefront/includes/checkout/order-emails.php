<?php
/**
 * Which emails of an order that is being placed are out, and those that are missing.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

add_action( 'woocommerce_email_sent', __NAMESPACE__ . '\record_sent_email', 10, 3 );

/**
 * The emails of an order that is being placed are recorded with it, and that of an account made on the way with the
 * account: whoever completes them later sends what is missing.
 *
 * @param bool      $is_sent Handed over to the mail server.
 * @param string    $id      WooCommerce's name for the email.
 * @param \WC_Email $email   The email.
 */
function record_sent_email( $is_sent, $id, $email ): void {
	$subject = $email->object ?? null;
	if ( $is_sent && is_of_storefront( $subject ) && '' === (string) $subject->get_meta( CHECKOUT_REDIRECT_KEY ) ) {
		$subject->add_meta_data( CHECKOUT_EMAILED_KEY, (string) $id );
		$subject->save_meta_data();
	}
	if ( $is_sent && $subject instanceof \WP_User && '' !== get_user_meta( $subject->ID, CHECKOUT_ID_KEY, true ) ) {
		update_user_meta( $subject->ID, CHECKOUT_EMAILED_KEY, (string) $id );
	}
}

/**
 * Those of WooCommerce that a new order with this status sends, but for the ones that are out.
 *
 * @param \WC_Order $order That is completed.
 */
function send_missing_emails( \WC_Order $order ): void {
	$status = $order->get_status();
	$sent   = array_map( static fn( $entry ) => "woocommerce_email_enabled_{$entry->value}", $order->get_meta( CHECKOUT_EMAILED_KEY, false ) );
	// The emails have parts of gateways in them.
	WC()->mailer();
	WC()->payment_gateways();
	WC()->shipping();
	foreach ( $sent as $filter ) {
		add_filter( $filter, '__return_false', PHP_INT_MAX );
	}
	foreach ( array( "woocommerce_order_status_pending_to_$status", "woocommerce_order_status_$status" ) as $hook ) {
		foreach ( array( 'send_transactional_email', 'queue_transactional_email' ) as $mailer ) {
			if ( false !== has_action( $hook, array( 'WC_Emails', $mailer ) ) ) {
				do_action( "{$hook}_notification", $order->get_id(), $order );
			}
		}
	}
	foreach ( $sent as $filter ) {
		remove_filter( $filter, '__return_false', PHP_INT_MAX );
	}
}
