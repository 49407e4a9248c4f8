<?php
/**
 * Prices of scheduled sales from their first second to their last. WooCommerce 11.0 stores the new price when WP-Cron runs,
 * which on a shop that nobody visits may be hours later; until then its cart charges the old one.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

// Before prices are converted or discounted by other plugins.
add_filter( 'woocommerce_product_get_price', __NAMESPACE__ . '\follow_sale_dates', 1, 2 );
add_filter( 'woocommerce_product_variation_get_price', __NAMESPACE__ . '\follow_sale_dates', 1, 2 );

/**
 * Nothing is stored. A price that is neither the regular nor the sale price is somebody else's and stays.
 *
 * @param mixed       $price   As WooCommerce stored it.
 * @param \WC_Product $product A product or a variation.
 * @return mixed
 */
function follow_sale_dates( $price, $product ) {
	if ( ! $product->get_date_on_sale_from( 'edit' ) && ! $product->get_date_on_sale_to( 'edit' ) ) {
		return $price;
	}
	list( $regular, $sale ) = array( $product->get_regular_price( 'edit' ), $product->get_sale_price( 'edit' ) );
	if ( '' === (string) $sale || '' === (string) $regular || ! in_array( (float) $price, array( (float) $regular, (float) $sale ), true ) ) {
		return $price;
	}
	return $product->is_on_sale( 'edit' ) ? $sale : $regular;
}
