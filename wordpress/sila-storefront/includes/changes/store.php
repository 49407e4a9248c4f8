<?php
/**
 * Changes are stored before they are sent, so that none is lost. A row of its own for each request: two never write the same one.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const CHANGES_PREFIX = 'storefront_changes_';
const CHANGES_MAX    = 100000;
const GROUPS_MAX     = 1000;

/**
 * With the groups of the products, which show their prices, and the originals of translations that have one only now.
 *
 * @param array{ids: int[], posts: int[], kinds: string[]} $changes Of this request, or what couldn't be sent.
 */
function store_changes( array $changes ): void {
	$changes['posts'] = find_originals( $changes['posts'] );
	$changes['ids']   = find_originals( $changes['ids'] );
	$changes['ids']   = array_values( array_unique( array_merge( $changes['ids'], find_groups_of( $changes['ids'] ) ) ) );
	if ( can_send_changes() ) {
		add_option( CHANGES_PREFIX . wp_generate_uuid4(), wp_json_encode( $changes ), '', false );
		has_stored_changes( true );
	}
}

/**
 * Whether this request has stored any.
 *
 * @param bool $has Sets it.
 */
function has_stored_changes( bool $has = false ): bool {
	static $is_stored = false;
	$is_stored        = $is_stored || $has;
	return $is_stored;
}

/** Without an address or a secret nothing can be sent, and nothing need be stored. */
function can_send_changes(): bool {
	return '' !== get_shop_url() && '' !== get_secret();
}

/**
 * Grouped products that have one of these.
 *
 * @param int[] $ids Of products.
 * @return int[]
 */
function find_groups_of( array $ids ): array {
	global $wpdb;
	if ( ! $ids ) {
		return array();
	}
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- the list is serialized; WordPress has no function for it.
	$groups = $wpdb->get_results( $wpdb->prepare( "SELECT post_id, meta_value FROM $wpdb->postmeta WHERE meta_key = '_children' LIMIT %d", GROUPS_MAX ) );
	$shows  = static fn( $group ) => array_intersect( (array) maybe_unserialize( $group->meta_value ), $ids );
	return array_map( static fn( $group ) => (int) $group->post_id, array_filter( $groups, $shows ) );
}

/**
 * The oldest ones.
 *
 * @param int $limit How many at most.
 * @return object[] With option_name and option_value.
 */
function get_stored_changes( int $limit ): array {
	global $wpdb;
	$pattern = $wpdb->esc_like( CHANGES_PREFIX ) . '%';
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- by prefix; WordPress has no function for it.
	return $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE %s ORDER BY option_id LIMIT %d", $pattern, $limit ) );
}

/**
 * Beyond 100 000 ids the oldest go, for the shop compares everything each night.
 *
 * @param string[] $stored Values of store_changes.
 * @return array{ids: int[], posts: int[], kinds: string[]}
 */
function join_changes( array $stored ): array {
	$changes = array_map( static fn( $row ) => (array) json_decode( $row, true ), $stored );
	$join    = static fn( $list ) => array_values( array_unique( array_merge( array(), ...array_column( $changes, $list ) ) ) );
	return array(
		'ids'   => array_slice( array_map( 'intval', $join( 'ids' ) ), -CHANGES_MAX ),
		'posts' => array_slice( array_map( 'intval', $join( 'posts' ) ), -CHANGES_MAX ),
		'kinds' => $join( 'kinds' ),
	);
}
