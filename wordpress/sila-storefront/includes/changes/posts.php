<?php
/**
 * Changes of products, pages and posts, by WordPress's own hooks: whoever writes them, WooCommerce, an import or another plugin.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const CONTENT_TYPES      = array( 'post', 'page' );
const PICTURE_OWNERS_MAX  = 1000;
// What is written while somebody merely looks at a product or a page, or counts.
const UNSHOWN_METADATA   = array( '_edit_lock', '_edit_last', '_wp_old_date', '_encloseme', '_pingme', '_wp_trash_meta_status', '_wp_trash_meta_time', '_wp_desired_post_slug' );

add_action( 'transition_post_status', __NAMESPACE__ . '\record_changed_status', 10, 3 );
add_action( 'post_updated', __NAMESPACE__ . '\record_moved_pages', 10, 3 );
add_action( 'before_delete_post', __NAMESPACE__ . '\record_changed_post' );
add_action( 'set_object_terms', __NAMESPACE__ . '\record_changed_post' );
add_action( 'deleted_term_relationships', __NAMESPACE__ . '\record_changed_post' );
add_action( 'added_post_meta', __NAMESPACE__ . '\record_changed_metadata', 10, 3 );
add_action( 'updated_post_meta', __NAMESPACE__ . '\record_changed_metadata', 10, 3 );
add_action( 'deleted_post_meta', __NAMESPACE__ . '\record_changed_metadata', 10, 3 );
// Stock and sales of an order, which WooCommerce writes without saving the product.
add_action( 'woocommerce_updated_product_stock', __NAMESPACE__ . '\record_changed_post' );
add_action( 'woocommerce_updated_product_sales', __NAMESPACE__ . '\record_changed_post' );

/**
 * A product, a post, a page or a menu item that the shop shows; a variation stands for its product. Drafts are shown by
 * nobody, and WordPress calls this for orders, too.
 *
 * @param int|string|\WP_Post $id Of any post.
 */
function record_changed_post( $id ): void {
	$post = get_post( is_object( $id ) ? $id->ID ?? 0 : (int) $id );
	if ( $post instanceof \WP_Post && 'product_variation' === $post->post_type ) {
		$post = get_post( $post->post_parent );
	}
	if ( $post instanceof \WP_Post && 'publish' === $post->post_status ) {
		record_shown_post( $post );
	}
}

/**
 * By its kind, if the shop has a place for it.
 *
 * @param \WP_Post $post That is shown, or was until now.
 */
function record_shown_post( \WP_Post $post ): void {
	if ( 'product' === $post->post_type ) {
		record_changes( 'product', array( (int) $post->ID ) );
	} elseif ( in_array( $post->post_type, CONTENT_TYPES, true ) ) {
		record_changes( 'content', array(), array( (int) $post->ID ) );
	} elseif ( 'nav_menu_item' === $post->post_type ) {
		record_changes( 'content' );
	}
}

/**
 * Published, changed while it is, or taken back: trash, drafts, and a variation that is switched on or off.
 *
 * @param string $new_status As it is now.
 * @param string $old_status As it was.
 * @param mixed  $post       Any post.
 */
function record_changed_status( $new_status, $old_status, $post ): void {
	if ( ! $post instanceof \WP_Post || ( 'publish' !== $new_status && 'publish' !== $old_status ) ) {
		return;
	}
	if ( 'product_variation' === $post->post_type ) {
		record_changed_post( $post->post_parent );
	} else {
		record_shown_post( $post );
	}
}

/**
 * The pages below a page have its path in theirs.
 *
 * @param int|string $id     Of any post.
 * @param \WP_Post   $after  As it is now.
 * @param \WP_Post   $before As it was.
 */
function record_moved_pages( $id, $after, $before ): void {
	$is_moved = $after->post_name !== $before->post_name || $after->post_parent !== $before->post_parent;
	$pages    = 'page' === $after->post_type && $is_moved ? get_pages( array( 'child_of' => (int) $id ) ) : array();
	if ( $pages ) {
		record_changes( 'content', array(), array_map( 'intval', array_column( $pages, 'ID' ) ) );
	}
}

/**
 * Price, stock, rating, picture, custom fields.
 *
 * @param mixed $meta_id Unused.
 * @param mixed $id      Of the post; of a picture, whose text changed.
 * @param mixed $key     Of the metadata.
 */
function record_changed_metadata( $meta_id, $id, $key ): void {
	if ( '_wp_attachment_image_alt' === $key ) {
		record_changed_picture( (int) $id );
	} elseif ( ! in_array( $key, UNSHOWN_METADATA, true ) ) {
		record_changed_post( $id );
	}
}

/**
 * The products, posts and pages whose main picture it is; those that have it further down follow in the night.
 *
 * @param int $id Of the picture.
 */
function record_changed_picture( int $id ): void {
	$owners = get_posts(
		array(
			'post_type'      => array( 'product', 'product_variation', ...CONTENT_TYPES ),
			'post_status'    => 'publish',
			'meta_key'       => '_thumbnail_id', // phpcs:ignore WordPress.DB.SlowDBQuery
			'meta_value'     => (string) $id, // phpcs:ignore WordPress.DB.SlowDBQuery
			'posts_per_page' => PICTURE_OWNERS_MAX,
			'no_found_rows'  => true,
		)
	);
	array_map( __NAMESPACE__ . '\record_changed_post', $owners );
}
