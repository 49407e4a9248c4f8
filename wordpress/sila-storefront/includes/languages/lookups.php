<?php
/**
 * What a query finds while it is limited to originals: a product also by its translated slug, and the menus of the request's
 * language.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

/**
 * A field of the query itself. A draft is shown as its editor has it.
 *
 * @param mixed    $nothing Returned for every other field.
 * @param mixed    $root    Unused.
 * @param array    $args    Of the field.
 * @param mixed    $context WPGraphQL's.
 * @param mixed    $info    WPGraphQL's.
 * @param string   $type    Of the node.
 * @param string   $name    Of the field.
 * @param mixed    $field   Unused.
 * @param callable $resolve Its resolver.
 * @return mixed
 */
function resolve_lookup( $nothing, $root, $args, $context, $info, $type, $name, $field, $resolve ) {
	if ( 'RootQuery' !== $type ) {
		return $nothing;
	}
	if ( 'storefrontDraft' === $name ) {
		remove_filter( 'graphql_pre_resolve_field', __NAMESPACE__ . '\resolve_text' );
		remove_filter( 'graphql_resolve_field', __NAMESPACE__ . '\resolve_more' );
	}
	if ( 'menuItems' === $name && isset( list_translated_menus()[ $args['where']['location'] ?? '' ] ) ) {
		return in_queries_of( get_request_language(), static fn() => $resolve( $root, $args, $context, $info ) );
	}
	if ( 'product' === $name && 'slug' === ( $args['idType'] ?? '' ) ) {
		$args['id'] = find_original_slug( (string) $args['id'] );
		return $resolve( $root, $args, $context, $info );
	}
	if ( 'products' === $name && ! empty( $args['where']['slugIn'] ) ) {
		$args['where']['slugIn'] = array_map( __NAMESPACE__ . '\find_original_slug', $args['where']['slugIn'] );
		return $resolve( $root, $args, $context, $info );
	}
	return $nothing;
}

/**
 * The original's slug of a product.
 *
 * @param string $slug Of the original or of its translation.
 */
function find_original_slug( string $slug ): string {
	$found     = get_posts(
		array(
			'name'        => $slug,
			'post_type'   => 'product',
			'post_status' => 'publish',
			'lang'        => '', // Polylang's: in any.
		)
	);
	$originals = array_map( __NAMESPACE__ . '\find_post_original', $found );
	// Both may have the same slug.
	return ! $originals || in_array( null, $originals, true ) ? $slug : urldecode( get_post( $originals[0] )->post_name );
}

/**
 * Where the language has no menu of its own, the main one's stays.
 *
 * @param mixed $menus Their ids by location.
 * @return mixed
 */
function add_translated_menus( $menus ) {
	return list_translated_menus() + (array) $menus;
}

/**
 * The menus of the request's language.
 *
 * @return array<string, int> Their ids by location.
 */
function list_translated_menus(): array {
	static $menus = null;
	if ( null === $menus ) {
		// For the filter above, which this calls.
		$menus    = array();
		$language = get_request_language();
		$menus    = '' === $language ? array() : array_filter( (array) in_queries_of( $language, 'get_nav_menu_locations' ) );
	}
	return $menus;
}

/**
 * Does something while queries are limited to a language, and not to the main one.
 *
 * @param string   $language A code.
 * @param callable $read     What to do.
 * @return mixed What that returns.
 */
function in_queries_of( string $language, callable $read ) {
	$source = get_language_source();
	$source->limit_queries( $language );
	try {
		return $read();
	} finally {
		$source->limit_queries( get_main_language() );
	}
}
