<?php
/**
 * What this request has changed of what the shop shows, until it is stored and sent.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const CHANGES_PER_MESSAGE = 1000;
const NO_CHANGES          = array(
	'ids'   => array(),
	'posts' => array(),
	'kinds' => array(),
);

/**
 * A thousand products are stored at once: an import by WP-CLI changes many more in one request. Of a translation that is
 * being deleted the original is known now, and not at the end of the request.
 *
 * @param string $kind  "product", "term", "setting", "content" or "couriers".
 * @param int[]  $ids   Of products.
 * @param int[]  $posts Of posts and pages.
 */
function record_changes( string $kind, array $ids = array(), array $posts = array() ): void {
	$recorded                   = &get_recorded_changes();
	$recorded['kinds'][ $kind ] = true;
	$recorded['ids']           += array_fill_keys( find_originals( $ids ), true );
	$recorded['posts']         += array_fill_keys( find_originals( $posts ), true );
	if ( max( count( $recorded['ids'] ), count( $recorded['posts'] ) ) >= CHANGES_PER_MESSAGE ) {
		store_changes( take_recorded_changes() );
	}
}

/**
 * The shop reads a translation as part of its original.
 *
 * @param int[] $ids Of posts.
 * @return int[] Of their originals.
 */
function find_originals( array $ids ): array {
	return get_language_source() ? array_map( static fn( $id ) => find_post_original( get_post( $id ) ) ?? $id, $ids ) : $ids;
}

/**
 * Returns what was recorded, and clears it.
 *
 * @return array{ids: int[], posts: int[], kinds: string[]}
 */
function take_recorded_changes(): array {
	$recorded = &get_recorded_changes();
	$taken    = array_map( 'array_keys', $recorded );
	$recorded = NO_CHANGES;
	return $taken;
}

/**
 * By reference; ids and kinds are keys, so that each is there once.
 *
 * @return array{ids: array<int, true>, posts: array<int, true>, kinds: array<string, true>}
 */
function &get_recorded_changes(): array {
	static $recorded = NO_CHANGES;
	return $recorded;
}
