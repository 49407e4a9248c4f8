<?php
/**
 * One unpublished product in one response: WooGraphQL shows it, as the one who has the pass may see it.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

/**
 * From here on in this request, which the shop alone has sent.
 *
 * @param \WP_Post $draft With what its editor hasn't saved yet.
 */
function show_draft_product( \WP_Post $draft ): void {
	$is_its = static fn( $data ) => $data instanceof \WP_Post && ( $data->ID === $draft->ID || ( 'product_variation' === $data->post_type && $data->post_parent === $draft->ID ) );
	add_filter( 'graphql_data_is_private', static fn( $is_private, $model, $data ) => $is_private && ! $is_its( $data ), 10, 3 );
	add_filter( 'graphql_object_visibility', static fn( $visibility, $model, $data ) => $is_its( $data ) ? 'public' : $visibility, 10, 3 );
	$texts = array(
		'name'              => $draft->post_title,
		'description'       => $draft->post_content,
		'short_description' => $draft->post_excerpt,
	);
	foreach ( $texts as $name => $text ) {
		add_filter( "woocommerce_product_get_$name", static fn( $value, $product ) => $product->get_id() === $draft->ID ? $text : $value, 10, 2 );
	}
	// Its page looks as it will; into a cart WooCommerce lets it only once it is published.
	add_filter(
		'woocommerce_is_purchasable',
		static fn( $is_purchasable, $product ) => $product->get_id() === $draft->ID ? '' !== $product->get_price() : $is_purchasable,
		10,
		2
	);
}
