<?php
/**
 * A gateway with a page of its own sends the shopper back to the shop: WordPress shows none. Customers' emails lead to
 * the order there.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

add_filter( 'woocommerce_get_return_url', __NAMESPACE__ . '\filter_return_url', 10, 2 );
add_filter( 'woocommerce_get_cancel_order_url', __NAMESPACE__ . '\filter_cancel_url', 10, 2 );
add_filter( 'woocommerce_get_cancel_order_url_raw', __NAMESPACE__ . '\filter_cancel_url', 10, 2 );
add_action( 'woocommerce_email_after_order_table', __NAMESPACE__ . '\show_order_link', 10, 3 );

/**
 * To the shop's confirmation.
 *
 * @param string         $url   Of WooCommerce.
 * @param \WC_Order|null $order The one that is being paid.
 */
function filter_return_url( $url, $order ): string {
	$shop = is_of_storefront( $order ) ? get_shop_url_in( get_order_language( $order ) ) : '';
	return '' === $shop ? (string) $url
		: $shop . '/checkout/order-received/' . $order->get_id() . '?key=' . rawurlencode( $order->get_order_key() );
}

/**
 * The same for who gives up: the shop cancels the order and puts its lines back into the cart.
 *
 * @param string         $url   Of WooCommerce.
 * @param \WC_Order|null $order The one that isn't paid.
 */
function filter_cancel_url( $url, $order ): string {
	$shop = is_of_storefront( $order ) ? get_shop_url_in( get_order_language( $order ) ) : '';
	return '' === $shop ? (string) $url
		: $shop . '/cart?cancel_order=true&order=' . rawurlencode( $order->get_order_key() ) . '&order_id=' . $order->get_id();
}

/**
 * In an email to the customer: a guest finds the order's state, its parcel and the withdrawal there.
 *
 * @param mixed $order   Of the email.
 * @param mixed $is_ours Whether the email is for the merchant.
 * @param mixed $is_text Whether it has no HTML.
 */
function show_order_link( $order, $is_ours = false, $is_text = false ): void {
	$url = $is_ours ? '' : filter_return_url( '', $order );
	if ( '' === $url ) {
		return;
	}
	$label = __( 'See your order in the shop', 'sila-storefront' );
	echo $is_text
		? "\n" . esc_html( $label ) . ': ' . esc_url_raw( $url, array( 'http', 'https' ) ) . "\n"
		: '<p><a href="' . esc_url( $url ) . '">' . esc_html( $label ) . '</a></p>';
}
