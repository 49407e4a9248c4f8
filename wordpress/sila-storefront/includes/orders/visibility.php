<?php
/**
 * Who may read an order: its customer, a shop manager, and the response that placed it.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

add_action( 'graphql_woocommerce_after_checkout', __NAMESPACE__ . '\show_in_response' );
add_filter( 'graphql_connection_should_execute', __NAMESPACE__ . '\hide_order_lists_from_guests', 10, 2 );
add_filter( 'graphql_data_is_private', __NAMESPACE__ . '\hide_orders_of_others', 10, 3 );
add_filter( 'graphql_object_visibility', __NAMESPACE__ . '\show_placed_order', 10, 3 );

/**
 * Orders that this request placed, or asked for again as its own.
 *
 * @param \WC_Order|null $order One more.
 * @return int[]
 */
function show_in_response( ?\WC_Order $order = null ): array {
	static $ids = array();
	if ( $order ) {
		$ids[] = $order->get_id();
	}
	return $ids;
}

/**
 * WooGraphQL lists to a guest the orders of whatever email their session names, and anybody may name any.
 *
 * @param bool                                                  $should_execute Whether the list is read.
 * @param \WPGraphQL\Data\Connection\AbstractConnectionResolver $list           Which one.
 */
function hide_order_lists_from_guests( $should_execute, $list ): bool {
	$is_orders   = $list instanceof \WPGraphQL\WooCommerce\Data\Connection\Order_Connection_Resolver;
	$is_of_order = $is_orders && $list->get_source() instanceof \WPGraphQL\WooCommerce\Model\Order;
	return $should_execute && ( ! $is_orders || $is_of_order || is_user_logged_in() );
}

/**
 * The same for node(id) and for lists of refunds, where a customer's own address may name any email too.
 *
 * @param bool   $is_private Of another plugin.
 * @param string $model      "OrderObject" for refunds, too.
 * @param mixed  $data       What is asked for.
 */
function hide_orders_of_others( $is_private, $model, $data ): bool {
	if ( $is_private || 'OrderObject' !== $model || current_user_can( 'edit_shop_orders' ) ) {
		return (bool) $is_private;
	}
	$order = $data instanceof \WC_Order_Refund ? wc_get_order( $data->get_parent_id() ) : $data;
	if ( ! $order instanceof \WC_Order ) {
		return true;
	}
	$is_customers = is_user_logged_in() && $order->get_customer_id() === get_current_user_id();
	return ! $is_customers && ! in_array( $order->get_id(), show_in_response(), true );
}

/**
 * WooGraphQL would know the order of a checkout by the session's email, which a second request may not have.
 *
 * @param string|null $visibility Of another plugin.
 * @param string      $model      "OrderObject" for refunds, too.
 * @param mixed       $data       What is asked for.
 */
function show_placed_order( $visibility, $model, $data ): ?string {
	$is_own = 'OrderObject' === $model && $data instanceof \WC_Order && in_array( $data->get_id(), show_in_response(), true );
	return $is_own ? 'public' : $visibility;
}
