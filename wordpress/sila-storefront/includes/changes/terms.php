<?php
/**
 * Changes of categories, tags, brands and attributes.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const TERM_POSTS_MAX     = 1000;
const UNSHOWN_TAXONOMIES = array( 'product_type', 'product_visibility', 'product_shipping_class' );
const CONTENT_TAXONOMIES = array( 'category', 'post_tag' );

add_action( 'created_term', __NAMESPACE__ . '\record_changed_term', 10, 3 );
add_action( 'edited_term', __NAMESPACE__ . '\record_changed_term', 10, 3 );
add_action( 'delete_term', __NAMESPACE__ . '\record_changed_term', 10, 3 );
add_action( 'added_term_meta', __NAMESPACE__ . '\record_changed_term_metadata', 10, 3 );
add_action( 'updated_term_meta', __NAMESPACE__ . '\record_changed_term_metadata', 10, 3 );
add_action( 'deleted_term_meta', __NAMESPACE__ . '\record_changed_term_metadata', 10, 3 );
add_action( 'woocommerce_attribute_added', __NAMESPACE__ . '\record_changed_attribute' );
add_action( 'woocommerce_attribute_updated', __NAMESPACE__ . '\record_changed_attribute' );
add_action( 'woocommerce_attribute_deleted', __NAMESPACE__ . '\record_changed_attribute' );

/**
 * Products and posts repeat the names of their terms: up to a thousand go along, more follow with the term itself. Those of
 * a translation are its original's.
 *
 * @param int|string $term_id     Of the term.
 * @param mixed      $taxonomy_id Unused.
 * @param string     $taxonomy    Its taxonomy's name.
 */
function record_changed_term( $term_id, $taxonomy_id, $taxonomy ): void {
	$term    = get_language_source() ? get_term( (int) $term_id, $taxonomy ) : null;
	$term_id = ( $term instanceof \WP_Term ? find_term_original( $term ) : null ) ?? $term_id;
	if ( in_array( $taxonomy, CONTENT_TAXONOMIES, true ) ) {
		record_changes( 'content', array(), list_posts_of_term( 'post', (int) $term_id, $taxonomy ) );
	} elseif ( is_object_in_taxonomy( 'product', $taxonomy ) && ! in_array( $taxonomy, UNSHOWN_TAXONOMIES, true ) ) {
		record_changes( 'term', list_posts_of_term( 'product', (int) $term_id, $taxonomy ) );
	}
}

/**
 * The published ones; none of a term that was deleted.
 *
 * @param string $type     "product" or "post".
 * @param int    $term_id  Of the term.
 * @param string $taxonomy Its taxonomy's name.
 * @return int[]
 */
function list_posts_of_term( string $type, int $term_id, string $taxonomy ): array {
	$ids = ! term_exists( $term_id, $taxonomy ) ? array() : get_posts(
		array(
			'post_type'      => $type,
			'post_status'    => 'publish',
			'fields'         => 'ids',
			'lang'           => '', // Polylang's: in any.
			'tax_query'      => array( // phpcs:ignore WordPress.DB.SlowDBQuery
				array(
					'taxonomy'         => $taxonomy,
					'terms'            => $term_id,
					'include_children' => false,
				),
			),
			'posts_per_page' => TERM_POSTS_MAX,
			'no_found_rows'  => true,
		)
	);
	return array_map( 'intval', $ids );
}

/**
 * Its order, picture and second text; WooCommerce keeps how many products it has in the same place.
 *
 * @param mixed      $meta_id Unused.
 * @param int|string $term_id Of the term.
 * @param mixed      $key     Of the metadata.
 */
function record_changed_term_metadata( $meta_id, $term_id, $key ): void {
	$term = str_starts_with( (string) $key, 'product_count_' ) ? null : get_term( (int) $term_id );
	if ( $term instanceof \WP_Term && is_object_in_taxonomy( 'product', $term->taxonomy ) ) {
		record_changes( 'term' );
	}
}

/** An attribute is a taxonomy of its own: its name and its kind. */
function record_changed_attribute(): void {
	record_changes( 'term' );
}
