<?php
/**
 * Names of products with their chosen values. An order has the originals', emails to its customer the translated ones.
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
	if ( ! $emails || ! $item instanceof \WC_Order_Item_Product ) {
		return $name;
	}
	$text = name_product( (int) $item->get_product_id(), (int) $item->get_variation_id(), $item->get_name() );
	return null === $text ? $name : esc_html( $text );
}

/**
 * A translated name.
 *
 * @param int    $id        Of the product.
 * @param int    $variation Its id, or 0.
 * @param string $name      As the original has it.
 * @return string|null Null: it isn't translated.
 */
function name_product( int $id, int $variation, string $name ): ?string {
	$post = get_known_post( $id );
	$text = find_post_text( $post );
	if ( ! $text ) {
		return null;
	}
	// WooCommerce has put the chosen values behind the name of a variation, unless they are many.
	$values = $variation && $name !== $post->post_title ? translate_chosen_values( $variation ) : array();
	return $text->post_title . ( $values ? ' - ' . implode( ', ', $values ) : '' );
}

/**
 * The values of a variation's attributes; those without a translation as they are.
 *
 * @param int $id Of the variation.
 * @return string[]
 */
function translate_chosen_values( int $id ): array {
	$variation = wc_get_product( $id );
	$values    = array();
	foreach ( $variation ? $variation->get_attributes() : array() as $taxonomy => $value ) {
		$term     = taxonomy_exists( $taxonomy ) ? get_term_by( 'slug', $value, $taxonomy ) : false;
		$text     = $term ? find_term_text( $term ) ?? $term : null;
		$values[] = $text ? $text->name : (string) $value;
	}
	return array_filter( $values );
}
