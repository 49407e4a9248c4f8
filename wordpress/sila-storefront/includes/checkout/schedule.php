<?php
/**
 * Every five minutes WP-Cron completes orders that nobody asks for again.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

use Automattic\WooCommerce\Utilities\OrderUtil;

defined( 'ABSPATH' ) || exit;

const COMPLETION_HOOK    = 'storefront_complete_orders';
const COMPLETION_SECONDS = 300;
const COMPLETION_DAYS    = 2;
const COMPLETION_MAX     = 50;
const INCOMPLETE_QUERY   = 'storefront_incomplete';

add_filter( 'cron_schedules', __NAMESPACE__ . '\add_completion_interval' ); // phpcs:ignore WordPress.WP.CronInterval
add_action( 'init', __NAMESPACE__ . '\schedule_completion' );
add_action( COMPLETION_HOOK, __NAMESPACE__ . '\complete_orders' );
add_filter( 'woocommerce_order_data_store_cpt_get_orders_query', __NAMESPACE__ . '\query_metadata_of_posts', 10, 2 );

/**
 * WordPress has no interval that short.
 *
 * @param array $schedules By name.
 */
function add_completion_interval( array $schedules ): array {
	return $schedules + array(
		COMPLETION_HOOK => array(
			'interval' => COMPLETION_SECONDS,
			'display'  => 'Sila Storefront',
		),
	);
}

/** At every request: an event that got lost comes back. */
function schedule_completion(): void {
	if ( ! wp_next_scheduled( COMPLETION_HOOK ) ) {
		wp_schedule_event( time() + COMPLETION_SECONDS, COMPLETION_HOOK, COMPLETION_HOOK );
	}
}

/** One that is being placed just now has its lock, and is left alone. */
function complete_orders(): void {
	foreach ( list_incomplete_orders() as $found ) {
		$lock = acquire_lock( CHECKOUT_LOCK, (string) $found->get_meta( CHECKOUT_ID_KEY ), 0 );
		if ( null === $lock ) {
			continue;
		}
		try {
			$order = wc_get_order( $found->get_id() );
			if ( $order instanceof \WC_Order ) {
				$order->read_meta_data( true );
				complete_order( $order );
			}
		} finally {
			release_lock( $lock );
		}
	}
}

/**
 * Orders of the last days that have no response.
 *
 * @return \WC_Order[]
 */
function list_incomplete_orders(): array {
	if ( ! function_exists( 'wc_get_orders' ) ) {
		return array();
	}
	// Where orders are stored as posts, WooCommerce ignores a meta_query, with a notice.
	$query = OrderUtil::custom_orders_table_usage_is_enabled() ? 'meta_query' : INCOMPLETE_QUERY;
	return wc_get_orders(
		array(
			'type'         => 'shop_order',
			'status'       => PLACED_STATUSES,
			'date_created' => '>' . ( time() - COMPLETION_DAYS * DAY_IN_SECONDS ),
			$query         => get_incomplete_query(),
			'orderby'      => 'ID',
			'order'        => 'ASC',
			'limit'        => COMPLETION_MAX,
		)
	);
}

/** A meta_query. */
function get_incomplete_query(): array {
	return array(
		array(
			'key'     => CHECKOUT_ID_KEY,
			'compare' => 'EXISTS',
		),
		array(
			'key'     => CHECKOUT_REDIRECT_KEY,
			'compare' => 'NOT EXISTS',
		),
		array(
			'key'     => TRANSFERRED_KEY,
			'compare' => 'NOT EXISTS',
		),
	);
}

/**
 * Takes the plugin's own query variable for orders that are stored as posts.
 *
 * @param array $query For WP_Query.
 * @param array $asked Of wc_get_orders.
 */
function query_metadata_of_posts( array $query, array $asked ): array {
	if ( isset( $asked[ INCOMPLETE_QUERY ] ) ) {
		$query['meta_query'] = array_merge( $query['meta_query'] ?? array(), $asked[ INCOMPLETE_QUERY ] ); // phpcs:ignore WordPress.DB.SlowDBQuery
	}
	return $query;
}
