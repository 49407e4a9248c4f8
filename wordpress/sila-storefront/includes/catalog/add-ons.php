<?php
/**
 * Which products have add-ons: an engraving, a gift wrapping. WooGraphQL knows nothing of these, and the shop has no form for
 * them, so it leads to WooCommerce's own page of such a product.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

/** The metadata that the shop reads, in place of a field, for WooGraphQL has it without this plugin, too. */
const NEEDS_WORDPRESS_KEY = 'storefront_needs_wordpress';
/** Where plugins store a product's own: Product Add-Ons, Acowebs', Advanced Product Fields, PPOM. */
const ADD_ON_KEYS    = array( '_product_addons', '_wcpa_product_meta', '_wapf_fieldgroup', '_product_meta_id' );
const NO_ADD_ON      = array( 'None', 'no' );
const TYPES_ADDED_TO = array( 'simple', 'variable' );

add_filter( 'graphql_resolve_field', __NAMESPACE__ . '\add_needs_wordpress', 10, 7 );

/**
 * Whether its add-ons can be chosen only here. The filter is for plugins that keep theirs elsewhere, and for merchants who sell
 * a product without them.
 *
 * @param \WC_Product $product Of any type.
 */
function needs_wordpress( \WC_Product $product ): bool {
	$has = in_array( $product->get_type(), TYPES_ADDED_TO, true ) && has_add_ons( $product );
	return (bool) apply_filters( 'sila_storefront_needs_wordpress', $has, $product );
}

/**
 * Two plugins are asked themselves: they have add-ons for all products of a category, or of the shop.
 *
 * @param \WC_Product $product Simple or variable.
 */
function has_add_ons( \WC_Product $product ): bool {
	foreach ( ADD_ON_KEYS as $key ) {
		$value = $product->get_meta( $key );
		if ( ! empty( $value ) && ! in_array( $value, NO_ADD_ON, true ) ) {
			return true;
		}
	}
	$id = $product->get_id();
	return ( is_callable( array( 'WC_Product_Addons_Helper', 'get_product_addons' ) ) && \WC_Product_Addons_Helper::get_product_addons( $id ) )
		|| ( function_exists( 'yith_wapo_product_has_blocks' ) && yith_wapo_product_has_blocks( $id ) );
}

/**
 * Where metadata of a product is asked for by name, among it this one.
 *
 * @param mixed  $result  As WooGraphQL resolved it.
 * @param mixed  $source  A model of WooGraphQL.
 * @param array  $args    Of the field.
 * @param mixed  $context Unused.
 * @param mixed  $info    Unused.
 * @param string $type    The name of its type.
 * @param string $field   Its own name.
 * @return mixed
 */
function add_needs_wordpress( $result, $source, $args, $context, $info, $type, $field ) {
	if ( 'metaData' !== $field || ! in_array( NEEDS_WORDPRESS_KEY, (array) ( $args['keysIn'] ?? array() ), true ) || ! $source instanceof \WPGraphQL\WooCommerce\Model\Product ) {
		return $result;
	}
	$product = wc_get_product( $source->ID );
	if ( ! $product || ! needs_wordpress( $product ) ) {
		return $result;
	}
	$entry = array(
		'id'    => null,
		'key'   => NEEDS_WORDPRESS_KEY,
		'value' => 'yes',
	);
	return array_merge( is_array( $result ) ? $result : array(), array( (object) $entry ) );
}
