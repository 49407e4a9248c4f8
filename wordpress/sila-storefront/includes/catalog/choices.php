<?php
/**
 * What a shopper chose of a product on WooCommerce's own page: an engraving, a gift wrapping. WooGraphQL gives a cart line's
 * data as plugins store it; the shop shows what WooCommerce's own cart would.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

/** The key under which the shop asks for it, among a cart line's own data. */
const CHOICES_KEY = 'storefront_choices';

add_filter( 'graphql_resolve_field', __NAMESPACE__ . '\add_choices', 10, 7 );

/**
 * Where data of a cart line is asked for by name, among it this one.
 *
 * @param mixed  $result  As WooGraphQL resolved it.
 * @param mixed  $source  A cart line of WooCommerce.
 * @param array  $args    Of the field.
 * @param mixed  $context Unused.
 * @param mixed  $info    Unused.
 * @param string $type    The name of its type.
 * @param string $field   Its own name.
 * @return mixed
 */
function add_choices( $result, $source, $args, $context, $info, $type, $field ) {
	if ( 'extraData' !== $field || ! is_array( $source ) || ! in_array( CHOICES_KEY, (array) ( $args['keysIn'] ?? array() ), true ) ) {
		return $result;
	}
	$entry = array(
		'id'    => null,
		'key'   => CHOICES_KEY,
		'value' => list_choices( $source ),
	);
	return array_merge( is_array( $result ) ? $result : array(), array( (object) $entry ) );
}

/**
 * As WooCommerce's cart shows them; the shop takes the tags out.
 *
 * @param array $line Of WooCommerce's cart.
 * @return array{name: string, value: string}[]
 */
function list_choices( array $line ): array {
	$choices = array();
	foreach ( (array) apply_filters( 'woocommerce_get_item_data', array(), $line ) as $one ) {
		if ( ! is_array( $one ) || ! empty( $one['hidden'] ) ) {
			continue;
		}
		$name      = ! empty( $one['key'] ) ? $one['key'] : ( $one['name'] ?? '' );
		$value     = ! empty( $one['display'] ) ? $one['display'] : ( $one['value'] ?? '' );
		$choices[] = array(
			'name'  => is_scalar( $name ) ? (string) $name : '',
			'value' => is_scalar( $value ) ? (string) $value : '',
		);
	}
	return $choices;
}
