<?php
/**
 * Emails to those who asked to be notified when a product can be ordered again.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const STOCK_EMAIL_DAYS     = 30;
const STOCK_EMAILS_LOCK    = 'storefront_stock_emails_';
const STOCK_EMAILS_SECONDS = 10;

add_action( 'graphql_register_types', __NAMESPACE__ . '\register_stock_emails' );

/** Adds notifyBackInStock to the schema, for the shop alone (SHOP_ONLY_MUTATIONS). */
function register_stock_emails(): void {
	$needed = array( 'type' => array( 'non_null' => 'String' ) );
	$keys   = array( 'type' => array( 'list_of' => 'String' ) );
	register_graphql_input_type(
		'StockEmailInput',
		array(
			'description' => 'One email about a product that is back.',
			'fields'      => array_fill_keys( array( 'key', 'email', 'product', 'productUrl', 'cancelUrl' ), $needed ) + array( 'language' => array( 'type' => 'String' ) ),
		)
	);
	register_graphql_mutation(
		'notifyBackInStock',
		array(
			'description'         => 'Notifies people by email that what they asked for is back. For the storefront alone.',
			'inputFields'         => array( 'emails' => array( 'type' => array( 'non_null' => array( 'list_of' => array( 'non_null' => 'StockEmailInput' ) ) ) ) ),
			'outputFields'        => array(
				'mailed'  => $keys,
				'refused' => $keys,
			),
			'mutateAndGetPayload' => static fn( $input ) => send_stock_emails( (array) $input['emails'] ),
		)
	);
}

/**
 * Each email once for its key, however often the shop asks. What is in neither list wasn't tried: another request is at
 * it, or the mail server is slow and the shop waits no longer.
 *
 * @param array[] $emails Of StockEmailInput.
 * @return array{mailed: string[], refused: string[]} Their keys.
 */
function send_stock_emails( array $emails ): array {
	$payload  = array(
		'mailed'  => array(),
		'refused' => array(),
	);
	$lock     = acquire_lock( STOCK_EMAILS_LOCK, '', 0 );
	$deadline = microtime( true ) + STOCK_EMAILS_SECONDS;
	if ( null === $lock ) {
		return $payload;
	}
	try {
		foreach ( $emails as $email ) {
			if ( microtime( true ) > $deadline ) {
				break;
			}
			$payload[ send_stock_email_once( (array) $email ) ? 'mailed' : 'refused' ][] = $email['key'];
		}
	} finally {
		release_lock( $lock );
	}
	return $payload;
}

/**
 * Whether it is out, now or before.
 *
 * @param array $email A StockEmailInput.
 */
function send_stock_email_once( array $email ): bool {
	$transient = 'storefront_stock_email_' . hash( 'sha256', $email['key'] );
	if ( get_transient( $transient ) ) {
		return true;
	}
	$is_sent = in_language( (string) ( $email['language'] ?? '' ), static fn() => send_stock_email( $email ) );
	if ( $is_sent ) {
		set_transient( $transient, 1, STOCK_EMAIL_DAYS * DAY_IN_SECONDS );
	}
	return $is_sent;
}

/**
 * The address is whatever somebody typed: nothing in this email is but the catalog's and the shop's.
 *
 * @param array $email A StockEmailInput.
 */
function send_stock_email( array $email ): bool {
	$address = is_email( $email['email'] );
	$product = sanitize_text_field( $email['product'] );
	$page    = esc_url_raw( $email['productUrl'], array( 'http', 'https' ) );
	$cancel  = esc_url_raw( $email['cancelUrl'], array( 'http', 'https' ) );
	/* translators: %s: name of a product. */
	$subject = sprintf( __( 'You can order it again: %s', 'sila-storefront' ), $product );
	$text    = __( 'Hello,', 'sila-storefront' )
		. "\n\n" . __( 'the product about which you asked to be notified can be ordered again:', 'sila-storefront' )
		. "\n\n$product\n$page\n\n"
		. __( 'We write to you only this once and delete your email from its list. If you didn’t ask to be notified, or want to cancel it yourself, open:', 'sila-storefront' )
		. "\n$cancel\n";
	return $address && $page && $cancel && send_text_email( $address, $subject, $text );
}
