<?php
/**
 * An order remembers the language in which it was placed, and its emails to the customer come in it. The merchant's come in
 * the site's own, whoever's request sends them.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

// Metadata of an order, and the same in WooCommerce's session while its own checkout has it: a language's code.
const LANGUAGE_KEY = 'storefront_language';
// Their subject is the request's own shopper.
const REQUEST_EMAILS = array( 'woocommerce_created_customer' );
const ORDER_EMAILS   = '/^woocommerce_(order_|new_customer_note|send_review_request|fulfillment_)/';

add_action( 'woocommerce_checkout_create_order', __NAMESPACE__ . '\store_order_language' );
add_action( 'woocommerce_store_api_checkout_update_order_from_request', __NAMESPACE__ . '\store_order_language' );
add_filter( 'woocommerce_email_actions', __NAMESPACE__ . '\watch_emails', PHP_INT_MAX );
add_action( 'woocommerce_before_resend_order_emails', __NAMESPACE__ . '\begin_order_emails', PHP_INT_MIN );
add_action( 'woocommerce_after_resend_order_email', __NAMESPACE__ . '\end_order_emails', PHP_INT_MAX );
add_filter( 'woocommerce_email_setup_locale', __NAMESPACE__ . '\begin_customer_email' );
add_filter( 'woocommerce_email_restore_locale', __NAMESPACE__ . '\end_customer_email' );

/**
 * Of the request that places it, or of the session that the shop handed over.
 *
 * @param \WC_Order $order Before it is saved.
 */
function store_order_language( \WC_Order $order ): void {
	$language = get_request_language();
	if ( '' === $language && WC()->session ) {
		$language = (string) WC()->session->get( LANGUAGE_KEY, '' );
	}
	if ( '' !== $language ) {
		$order->update_meta_data( LANGUAGE_KEY, $language );
	}
}

/**
 * In which language an order was placed.
 *
 * @param mixed $order Of any kind, or none.
 * @return string "": it isn't known, or not spoken here any more.
 */
function get_order_language( $order ): string {
	$language = $order instanceof \WC_Order ? (string) $order->get_meta( LANGUAGE_KEY ) : '';
	return null === find_locale( $language ) ? '' : $language;
}

/** Of the email that is being written, or else of the request; "": the site's own. */
function get_current_language(): string {
	$emails = &get_emails();
	$last   = end( $emails );
	if ( ! $last ) {
		return get_request_language();
	}
	return $last['is_to_customer'] ? $last['language'] : '';
}

/**
 * WooCommerce writes its emails within these hooks.
 *
 * @param string[] $actions That send emails.
 * @return string[] The same.
 */
function watch_emails( array $actions ): array {
	foreach ( array_diff( $actions, REQUEST_EMAILS ) as $action ) {
		add_action( "{$action}_notification", __NAMESPACE__ . '\begin_order_emails', PHP_INT_MIN );
		add_action( "{$action}_notification", __NAMESPACE__ . '\end_order_emails', PHP_INT_MAX );
	}
	return $actions;
}

/**
 * Emails about an order, or to the merchant alone, begin: the site's own language counts, except while one is written to
 * the customer.
 *
 * @param mixed $subject An order, its id or a note to it; something else in emails of other kinds.
 */
function begin_order_emails( $subject ): void {
	$emails   = &get_emails();
	$emails[] = array(
		'language'       => get_order_language( find_order_of_email( $subject ) ),
		'is_to_customer' => false,
		'is_switched'    => switch_language( get_main_language() ),
		'is_customers'   => false,
	);
}

/**
 * Subjects of other emails have ids, too.
 *
 * @param mixed $subject As above.
 * @return mixed The order, if it is about one.
 */
function find_order_of_email( $subject ) {
	if ( is_object( $subject ) || ! preg_match( ORDER_EMAILS, (string) current_filter() ) ) {
		return $subject;
	}
	return wc_get_order( is_array( $subject ) ? $subject['order_id'] ?? 0 : $subject );
}

/** They are written. */
function end_order_emails(): void {
	$emails = &get_emails();
	$last   = array_pop( $emails );
	if ( $last && $last['is_switched'] ) {
		restore_previous_locale();
	}
}

/**
 * WooCommerce would write to the customer in the site's own language.
 *
 * @param bool $is_switching Whether WooCommerce does.
 */
function begin_customer_email( $is_switching ): bool {
	$emails = &get_emails();
	$at     = array_key_last( $emails );
	if ( null === $at || '' === $emails[ $at ]['language'] ) {
		return (bool) $is_switching;
	}
	$emails[ $at ]['is_to_customer'] = true;
	$emails[ $at ]['is_customers']   = switch_language( $emails[ $at ]['language'] );
	return false;
}

/**
 * The email is written.
 *
 * @param bool $is_restoring Whether WooCommerce does.
 */
function end_customer_email( $is_restoring ): bool {
	$emails = &get_emails();
	$at     = array_key_last( $emails );
	if ( null === $at || ! $emails[ $at ]['is_to_customer'] ) {
		return (bool) $is_restoring;
	}
	if ( $emails[ $at ]['is_customers'] ) {
		restore_previous_locale();
	}
	$emails[ $at ]['is_to_customer'] = false;
	$emails[ $at ]['is_customers']   = false;
	return false;
}

/**
 * By reference; the last one is being sent, for an email may change an order and so send others.
 *
 * @return array{language: string, is_to_customer: bool, is_switched: bool, is_customers: bool}[]
 */
function &get_emails(): array {
	static $emails = array();
	return $emails;
}

/**
 * Does something in a language, and goes on in the one before.
 *
 * @param string   $language A code; "": the site's own.
 * @param callable $write    What to do.
 * @return mixed What that returns.
 */
function in_language( string $language, callable $write ) {
	$is_switched = switch_language( '' === $language ? get_main_language() : $language );
	try {
		return $write();
	} finally {
		if ( $is_switched ) {
			restore_previous_locale();
		}
	}
}
