<?php
/**
 * A shopper whose session the shop handed over has one cart, and sees it in the shop: also after choosing a product here.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

add_filter( 'woocommerce_get_cart_url', __NAMESPACE__ . '\filter_cart_url' );
add_filter( 'woocommerce_add_to_cart_redirect', __NAMESPACE__ . '\filter_added_url' );
add_action( 'template_redirect', __NAMESPACE__ . '\lead_to_shop_cart', 5 );
add_filter( 'allowed_redirect_hosts', __NAMESPACE__ . '\allow_shop_host' );

/**
 * Links to the cart.
 *
 * @param string $url Of WooCommerce's own cart.
 */
function filter_cart_url( $url ): string {
	$is_handed_over = WC()->session && WC()->session->get( HANDED_OVER_KEY );
	return $is_handed_over && '' !== get_shop_url() ? get_shop_url_in( (string) WC()->session->get( LANGUAGE_KEY, '' ) ) . '/cart' : (string) $url;
}

/**
 * Something was added without a mistake. The cart itself shows it, so that the notice would only come up later.
 *
 * @param string|false $url Of a plugin; false: none.
 * @return string|false
 */
function filter_added_url( $url ) {
	$cart = filter_cart_url( '' );
	if ( '' === $cart ) {
		return $url;
	}
	wc_clear_notices();
	return $cart;
}

/** WooCommerce's own cart, and its checkout once nothing is left to order: the browser's Back leads there after an order. */
function lead_to_shop_cart(): void {
	$cart = filter_cart_url( '' );
	if ( '' === $cart || ! ( is_cart() || is_checkout() ) ) {
		return;
	}
	// Else Back would show the checkout as it was before the order.
	header( 'Cache-Control: no-store, private' );
	$is_empty = is_checkout() && ! is_wc_endpoint_url() && WC()->cart && WC()->cart->is_empty();
	if ( is_cart() || $is_empty ) {
		wp_safe_redirect( $cart );
		exit;
	}
}

/**
 * WordPress redirects to its own host alone.
 *
 * @param string[] $hosts Without ports.
 * @return string[]
 */
function allow_shop_host( array $hosts ): array {
	$host = (string) wp_parse_url( get_shop_url(), PHP_URL_HOST );
	return '' === $host ? $hosts : array_merge( $hosts, array( $host ) );
}
