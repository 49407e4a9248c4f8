<?php
/**
 * Names of an order's products in emails to its customer: the order has the originals' names.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

add_filter( 'woocommerce_order_item_name', __NAMESPACE__ . '\translate_item_name', 5, 2 );

/**
 * While an email is written in another language.
 *
 * @param mixed          $name As the order has it.
 * @param \WC_Order_Item $item Of the order.
 * @return mixed
 */
function translate_item_name( $name, $item ) {
	$emails = &get_emails();
	$source = $emails && get_current_language() ? get_language_source() : null;
	$post   = $source && $item instanceof \WC_Order_Item_Product ? get_post( $item->get_product_id() ) : null;
	$text   = $post ? get_post( $source->find_post_translations( $post )[ get_current_language() ] ?? 0 ) : null;
	if ( ! $text || 'publish' !== $text->post_status || $text->ID === $post->ID ) {
		return $name;
	}
	// WooCommerce has put the chosen values behind the name of a variation, unless they are many.
	$values = $item->get_variation_id() && $item->get_name() !== $post->post_title ? translate_chosen_values( $source, $item->get_variation_id() ) : array();
	return esc_html( $text->post_title . ( $values ? ' - ' . implode( ', ', $values ) : '' ) );
}

/**
 * The values of a variation's attributes; those without a translation as they are.
 *
 * @param Language_Source $source Of translations.
 * @param int             $id     Of the variation.
 * @return string[]
 */
function translate_chosen_values( Language_Source $source, int $id ): array {
	$variation = wc_get_product( $id );
	$values    = array();
	foreach ( $variation ? $variation->get_attributes() : array() as $taxonomy => $value ) {
		$term     = taxonomy_exists( $taxonomy ) ? get_term_by( 'slug', $value, $taxonomy ) : false;
		$text     = $term ? get_term( $source->find_term_translations( $term )[ get_current_language() ] ?? $term->term_id ) : null;
		$values[] = $text instanceof \WP_Term ? $text->name : (string) $value;
	}
	return array_filter( $values );
}
