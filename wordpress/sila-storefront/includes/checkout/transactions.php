<?php
/**
 * Database transactions around the two places where PHP's death would leave half an order.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

/**
 * An order is written with its lines and its checkout's id or not at all, and so is what one line takes from stock with
 * the line's note of it. No email is sent, and no gateway is called, within a transaction.
 *
 * @param callable $work Places or completes an order.
 * @return mixed What it returns.
 */
function with_transactions( callable $work ) {
	$is_open = false;
	$begin   = static function ( $value = null ) use ( &$is_open ) {
		if ( ! $is_open && false !== $value ) {
			wc_transaction_query();
			$is_open = true;
		}
		return $value;
	};
	$commit  = static function () use ( &$is_open ): void {
		if ( $is_open ) {
			wc_transaction_query( 'commit' );
			$is_open = false;
		}
	};
	$next    = static function () use ( $begin, $commit ): void {
		$commit();
		$begin();
	};
	$hooks   = array(
		array( 'woocommerce_checkout_create_order', $begin, PHP_INT_MAX ),
		array( 'woocommerce_checkout_update_order_meta', $commit, PHP_INT_MIN ),
		array( 'woocommerce_can_reduce_order_stock', $begin, PHP_INT_MAX ),
		array( 'woocommerce_reduce_order_item_stock', $next, PHP_INT_MAX ),
		array( 'woocommerce_reduce_order_stock', $commit, PHP_INT_MAX ),
	);
	foreach ( $hooks as $hook ) {
		add_filter( ...$hook );
	}
	try {
		return $work();
	} finally {
		$commit();
		foreach ( $hooks as $hook ) {
			remove_filter( ...$hook );
		}
	}
}
