<?php
/**
 * A gateway with a page of its own sends the shopper back to the shop: WordPress shows none.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

add_filter( 'woocommerce_get_return_url', __NAMESPACE__ . '\filter_return_url', 10, 2 );
add_filter( 'woocommerce_get_cancel_order_url', __NAMESPACE__ . '\filter_cancel_url', 10, 2 );
add_filter( 'woocommerce_get_cancel_order_url_raw', __NAMESPACE__ . '\filter_cancel_url', 10, 2 );

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
