<?php
/**
 * A coupon that is bound to emails, for a guest: the shop says which email they ordered for.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

add_filter( 'woocommerce_customer_get_billing_email', __NAMESPACE__ . '\get_email_of_request', 10, 2 );
add_filter( 'woocommerce_coupon_error', __NAMESPACE__ . '\name_email_refusal', 10, 2 );

/**
 * WooCommerce compares a coupon's emails with the session's, where a guest of the shop must have none: it would count as
 * their identity. For one request, never stored; an order is checked against its own email.
 *
 * @param mixed        $email    Of the session; also left behind by an order that was refused.
 * @param \WC_Customer $customer Whose it is.
 * @return mixed
 */
function get_email_of_request( $email, $customer ) {
	if ( ! is_guest_of_shop() || $customer->get_id() || did_action( 'graphql_woocommerce_before_checkout' ) ) {
		return $email;
	}
	$given = $_SERVER['HTTP_X_STOREFRONT_COUPON_EMAIL'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- sanitized below.
	return is_string( $given ) ? sanitize_email( rawurldecode( wp_unslash( $given ) ) ) : '';
}

/**
 * WooCommerce's words differ by version and language. The code also says that this plugin takes an email.
 *
 * @param mixed      $message For the shopper.
 * @param int|string $code    Why the coupon was refused.
 * @return mixed
 */
function name_email_refusal( $message, $code ) {
	return \WC_Coupon::E_WC_COUPON_NOT_YOURS_REMOVED === (int) $code && is_guest_of_shop() ? 'storefront-coupon-email' : $message;
}

/** Whether the shop sent this request, and nobody is signed in. */
function is_guest_of_shop(): bool {
	return is_from_shop() && ! is_user_logged_in();
}
