<?php
/**
 * Completes an order over which PHP died, after it had its status and before all that follows was done.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const PLACED_STATUSES = array( 'processing', 'on-hold', 'completed' );
// What WooCommerce itself does once an order has its status; each of them knows whether it is done.
const ORDER_STEPS     = array( 'wc_maybe_reduce_stock_levels', 'wc_update_total_sales_counts', 'wc_update_coupon_usage_counts', 'wc_downloadable_product_permissions', 'wc_release_stock_for_order' );

/**
 * Whoever holds the checkout's lock does the rest, for nobody else can be at it. What other plugins do at a change of
 * status isn't repeated: they may have done it.
 *
 * @param \WC_Order $order Of a checkout.
 * @return \WC_Order The same, as it is now.
 */
function complete_order( \WC_Order $order ): \WC_Order {
	if ( ! is_of_storefront( $order ) || '' !== (string) $order->get_meta( CHECKOUT_REDIRECT_KEY ) || ! $order->has_status( PLACED_STATUSES ) || is_transferred( $order ) ) {
		return $order;
	}
	$id   = $order->get_id();
	$hook = 'woocommerce_order_status_' . $order->get_status();
	with_transactions(
		static function () use ( $id, $hook ): void {
			foreach ( ORDER_STEPS as $step ) {
				if ( false !== has_action( $hook, $step ) ) {
					$step( $id );
				}
			}
		}
	);
	$order = wc_get_order( $id );
	send_missing_emails( $order );
	$order->update_meta_data( CHECKOUT_REDIRECT_KEY, get_next_url( $order ) );
	$order->save_meta_data();
	$order->add_order_note( __( 'The server was interrupted while it accepted this order. Its stock, emails and files have been completed; check what other plugins do with a new order.', 'sila-storefront' ) );
	return $order;
}
