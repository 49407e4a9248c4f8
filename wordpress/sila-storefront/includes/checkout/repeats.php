<?php
/**
 * A checkout that is sent again: whose order it is, and the same response once more.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const UNFINISHED_STATUSES    = array( 'pending', 'failed', 'cancelled', 'checkout-draft' );
const ORDERS_OF_CHECKOUT_MAX = 10;

/**
 * The newest order of this checkout that the sender may have: a checkout id is no password.
 *
 * @param string $checkout_id The storefront's name for the checkout.
 */
function find_order_of_checkout( string $checkout_id ): ?\WC_Order {
	$orders = wc_get_orders(
		array(
			'type'       => 'shop_order',
			'meta_key'   => CHECKOUT_ID_KEY, // phpcs:ignore WordPress.DB.SlowDBQuery
			'meta_value' => $checkout_id, // phpcs:ignore WordPress.DB.SlowDBQuery
			'orderby'    => 'ID',
			'order'      => 'DESC',
			'limit'      => ORDERS_OF_CHECKOUT_MAX,
		)
	);
	foreach ( $orders as $order ) {
		if ( is_from_shop() || is_own_order( $order ) ) {
			return $order;
		}
	}
	return null;
}

/**
 * Whether this customer or this session placed it.
 *
 * @param \WC_Order $order Of any checkout.
 */
function is_own_order( \WC_Order $order ): bool {
	$user_id = get_current_user_id();
	return ( $user_id && $order->get_customer_id() === $user_id )
		|| hash_equals( hash_session(), (string) $order->get_meta( CHECKOUT_SESSION_KEY ) );
}

/** Keyed: who reads an order in the admin area learns nothing of the session that placed it. */
function hash_session(): string {
	return wp_hash( 'storefront|' . WC()->session->get_customer_id() );
}

/**
 * A checkout without a response may have died on its way: what waits for money without a response is tried again.
 *
 * @param \WC_Order $order Of a checkout.
 */
function is_placed( \WC_Order $order ): bool {
	return '' !== $order->get_meta( CHECKOUT_REDIRECT_KEY ) || ! $order->has_status( UNFINISHED_STATUSES )
		|| ( $order->has_status( 'pending' ) && WC()->cart->is_empty() );
}

/**
 * What WooGraphQL's checkout returned for this order.
 *
 * @param \WC_Order $order That was placed.
 */
function repeat_payload( \WC_Order $order ): array {
	// The request that had to wait for the lock has still loaded the cart of which the order was made.
	if ( $order->has_cart_hash( WC()->cart->get_cart_hash() ) ) {
		wc_empty_cart();
	}
	show_in_response( $order );
	$redirect = (string) $order->get_meta( CHECKOUT_REDIRECT_KEY );
	return array(
		'id'       => $order->get_id(),
		'result'   => 'success',
		'redirect' => '' === $redirect ? get_next_url( $order ) : $redirect,
		'notices'  => array(),
	);
}
