<?php
/**
 * Orders that WooCommerce's own checkout makes of a session that the shop handed over: they belong to the shop's checkout,
 * which makes one order however it is placed, and lead back to the shop.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

// Metadata of an order: WooCommerce's own checkout placed it, and completes it by itself.
const TRANSFERRED_KEY = '_checkout_transferred';

add_action( 'woocommerce_checkout_create_order', __NAMESPACE__ . '\mark_classic_order', 5 );
add_action( 'woocommerce_store_api_checkout_update_order_from_request', __NAMESPACE__ . '\mark_block_order', 10, 2 );
add_filter( 'woocommerce_get_return_url', __NAMESPACE__ . '\filter_transferred_url', 20, 2 );
add_filter( 'woocommerce_get_checkout_order_received_url', __NAMESPACE__ . '\filter_transferred_url', 20, 2 );
add_filter( 'woocommerce_get_cancel_order_url', __NAMESPACE__ . '\filter_transferred_cancel_url', 20, 2 );
add_filter( 'woocommerce_get_cancel_order_url_raw', __NAMESPACE__ . '\filter_transferred_cancel_url', 20, 2 );

/**
 * The classic checkout is about to save an order; so is WooGraphQL's, whose orders are marked where they are placed.
 *
 * @param \WC_Order $order Before it is saved.
 */
function mark_classic_order( \WC_Order $order ): void {
	if ( ! did_action( 'graphql_woocommerce_before_checkout' ) ) {
		mark_transferred_order( $order );
	}
}

/**
 * The block checkout: it saves the order after this.
 *
 * @param \WC_Order        $order   Not placed yet.
 * @param \WP_REST_Request $request Of the Store API; POST places the order.
 */
function mark_block_order( \WC_Order $order, $request ): void {
	if ( 'POST' === $request->get_method() ) {
		mark_transferred_order( $order );
	}
}

/**
 * The lock is that of the shop's own checkout; the database frees it at the end of the request.
 *
 * @param \WC_Order $order That WooCommerce's checkout is about to place.
 * @throws \Exception Where this checkout has an order already, or is getting one.
 */
function mark_transferred_order( \WC_Order $order ): void {
	$checkout_id = WC()->session ? (string) WC()->session->get( TRANSFER_KEY, '' ) : '';
	if ( '' === $checkout_id ) {
		return;
	}
	$lock  = acquire_lock( CHECKOUT_LOCK, $checkout_id, CHECKOUT_LOCK_SECONDS );
	$known = null === $lock ? null : find_order_of_checkout( $checkout_id );
	if ( null === $lock || ( $known && $known->get_id() !== $order->get_id() && is_placed( $known ) ) ) {
		throw new \Exception( esc_html( __( 'This order has been placed in the shop already. Go back there to see it.', 'sila-storefront' ) ) );
	}
	$order->update_meta_data( CHECKOUT_ID_KEY, $checkout_id );
	$order->update_meta_data( CHECKOUT_SESSION_KEY, hash_session() );
	$order->update_meta_data( TRANSFERRED_KEY, '1' );
}

/**
 * Whether WooCommerce's own checkout placed it, for the shop.
 *
 * @param mixed $order Of any kind, or none.
 */
function is_transferred( $order ): bool {
	return is_of_storefront( $order ) && '' !== (string) $order->get_meta( TRANSFERRED_KEY );
}

/**
 * From the payment back to the shop, which shows the order to the browser that was handed over.
 *
 * @param string         $url   Of WooCommerce.
 * @param \WC_Order|null $order The one that was placed.
 */
function filter_transferred_url( $url, $order ): string {
	if ( ! is_transferred( $order ) || '' === get_shop_url() ) {
		return (string) $url;
	}
	return get_transfer_url(
		array(
			'order' => $order->get_id(),
			'key'   => $order->get_order_key(),
		),
		get_order_language( $order )
	);
}

/**
 * The same for who gives up at the gateway.
 *
 * @param string         $url   Of WooCommerce.
 * @param \WC_Order|null $order The one that isn't paid.
 */
function filter_transferred_cancel_url( $url, $order ): string {
	$back = filter_transferred_url( '', $order );
	return '' === $back ? (string) $url : "$back&cancelled=true";
}
