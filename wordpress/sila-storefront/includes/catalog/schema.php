<?php
/**
 * What of the catalog WooGraphQL has no field for.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const STOCK_IDS_MAX = 100;

add_action( 'graphql_register_types', __NAMESPACE__ . '\register_catalog_fields' );

/** Adds storefrontHidesSoldOut, for everybody, and storefrontStock, for the shop alone, to the schema. */
function register_catalog_fields(): void {
	register_graphql_field(
		'RootQuery',
		'storefrontHidesSoldOut',
		array(
			'description' => 'WooCommerce > Products > Inventory: "Hide out of stock items from the catalog".',
			'type'        => 'Boolean',
			'resolve'     => static fn() => 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' ),
		)
	);
	register_graphql_object_type(
		'StorefrontStock',
		array(
			'description' => 'A product or variation that can be bought now.',
			'fields'      => array(
				'databaseId' => array( 'type' => 'Int' ),
				'slug'       => array( 'type' => 'String' ),
			),
		)
	);
	register_graphql_field(
		'RootQuery',
		'storefrontStock',
		array(
			'description' => 'Which of these products and variations can be bought now. For the storefront alone.',
			'type'        => array( 'list_of' => 'StorefrontStock' ),
			'args'        => array( 'ids' => array( 'type' => array( 'non_null' => array( 'list_of' => array( 'non_null' => 'Int' ) ) ) ) ),
			'resolve'     => static fn( $root, $args ) => list_purchasable( (array) $args['ids'] ),
		)
	);
}

/**
 * With the slug of the page that sells it: a variation's is its product's.
 *
 * @param int[] $ids Of products and variations.
 * @return array{databaseId: int, slug: string}[]
 */
function list_purchasable( array $ids ): array {
	require_shop( 'storefrontStock' );
	$found = array();
	foreach ( array_slice( $ids, 0, STOCK_IDS_MAX ) as $id ) {
		$item = wc_get_product( absint( $id ) );
		$page = $item && $item->is_type( 'variation' ) ? wc_get_product( $item->get_parent_id() ) : $item;
		if ( $page && 'publish' === $page->get_status() && 'publish' === $item->get_status() && $item->is_purchasable() && $item->is_in_stock() ) {
			$found[] = array(
				'databaseId' => $item->get_id(),
				'slug'       => $page->get_slug(),
			);
		}
	}
	return $found;
}
