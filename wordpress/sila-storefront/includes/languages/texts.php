<?php
/**
 * In another language than the main one the shop reads originals, whose texts are answered from their translations: ids,
 * prices, stock and relations stay.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

use WPGraphQL\Model;

defined( 'ABSPATH' ) || exit;

const POST_TEXTS = array( 'title', 'name', 'slug', 'uri', 'link', 'content', 'excerpt', 'description', 'descriptionRaw', 'shortDescription', 'shortDescriptionRaw', 'buttonText', 'altText', 'seo' );
const TERM_TEXTS = array( 'name', 'slug', 'uri', 'link', 'description', 'seconddesc', 'seo' );
// Of a node and its translation the later one counts: the shop reads again what was modified.
const TIMES      = array( 'modified', 'modifiedGmt' );
// Variations and filters name a value by its slug: those of attributes stay.
const VALUE_TEXTS = array( 'name', 'description' );

/** From now on, in this request. */
function begin_texts(): void {
	add_filter( 'graphql_pre_resolve_field', __NAMESPACE__ . '\resolve_text', 10, 9 );
	add_filter( 'graphql_resolve_field', __NAMESPACE__ . '\resolve_more', 10, 9 );
	add_filter( 'graphql_resolve_field', __NAMESPACE__ . '\note_method_name', 10, 7 );
	add_filter( 'theme_mod_nav_menu_locations', __NAMESPACE__ . '\add_translated_menus', PHP_INT_MAX );
	add_filter( 'the_posts', __NAMESPACE__ . '\prime_posts' );
	add_filter( 'get_terms', __NAMESPACE__ . '\prime_terms' );
}

/**
 * A field whose text is translated; what a translation leaves empty is the original's.
 *
 * @param mixed         $nothing Returned for every other field.
 * @param mixed         $node    Of WPGraphQL.
 * @param array         $args    Of the field.
 * @param mixed         $context WPGraphQL's.
 * @param mixed         $info    WPGraphQL's.
 * @param string        $type    Of the node.
 * @param string        $name    Of the field.
 * @param mixed         $field   Its definition.
 * @param callable|null $resolve Its resolver; null: a property.
 * @return mixed
 */
function resolve_text( $nothing, $node, $args, $context, $info, $type, $name, $field, $resolve ) {
	$text = in_array( $name, list_texts( $node ), true ) ? find_text_model( $node ) : null;
	if ( ! $text ) {
		return $nothing;
	}
	$value = $resolve ? $resolve( $text, $args, $context, $info ) : $text->$name ?? null;
	return null === $value || '' === $value ? $nothing : $value;
}

/**
 * What is made from an original and its translation.
 *
 * @param mixed  $value   The original's.
 * @param mixed  $node    Of WPGraphQL.
 * @param array  $args    Of the field.
 * @param mixed  $context WPGraphQL's.
 * @param mixed  $info    WPGraphQL's.
 * @param string $type    Of the node.
 * @param string $name    Of the field.
 * @param mixed  $field   Its definition.
 * @param mixed  $resolve Its resolver.
 * @return mixed
 */
function resolve_more( $value, $node, $args, $context, $info, $type, $name, $field, $resolve ) {
	if ( in_array( $name, TIMES, true ) && $node instanceof Model\Post ) {
		$text = find_text_model( $node );
		return $text && $value ? max( $value, $resolve ? $resolve( $text, $args, $context, $info ) : $text->$name ?? $value ) : $value;
	}
	if ( str_ends_with( $type, 'ProductVariation' ) ) {
		return 'name' === $name ? name_product( (int) $node->parent_id, (int) $node->databaseId, (string) $value ) ?? $value : $value; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- WPGraphQL's.
	}
	if ( 'LocalProductAttribute' === $type && in_array( $name, array( 'label', 'options' ), true ) ) {
		$text = find_text_attribute( $node );
		if ( 'label' === $name ) {
			return $text ? $text->get_name() : $value;
		}
		// Variations name the original's options.
		return $text && ! $node->get_variation() ? $text->get_options() : $value;
	}
	if ( 'label' === $name && in_array( $type, array( 'GlobalProductAttribute', 'VariationAttribute' ), true ) ) {
		return apply_filters( 'wpml_translate_single_string', $value, 'WordPress', "taxonomy singular name: $value", get_request_language() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's, and Polylang's.
	}
	return $value;
}

/**
 * The fields of a node that may be translated.
 *
 * @param mixed $node Of any kind.
 * @return string[]
 */
function list_texts( $node ): array {
	if ( ! $node instanceof Model\Term ) {
		return $node instanceof Model\Post ? POST_TEXTS : array();
	}
	return str_starts_with( (string) $node->taxonomyName, 'pa_' ) ? VALUE_TEXTS : TERM_TEXTS; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- WPGraphQL's.
}

/**
 * WPGraphQL's node of a translation, made once.
 *
 * @param Model\Post|Model\Term $node Of the original.
 * @return Model\Post|Model\Term|null Null: it isn't translated.
 */
function find_text_model( $node ) {
	static $found = array();
	$is_term = $node instanceof Model\Term;
	$id      = (int) $node->databaseId; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- WPGraphQL's.
	$key     = ( $is_term ? 'term ' : 'post ' ) . $id;
	if ( ! array_key_exists( $key, $found ) ) {
		$text          = $is_term ? find_term_text( get_term( $id ) ) : find_post_text( get_known_post( $id ) );
		$class         = get_class( $node );
		$found[ $key ] = $text ? new $class( $text ) : null;
	}
	return $found[ $key ];
}

/**
 * The same attribute of a product's translation. An attribute that isn't a taxonomy belongs to one product, and has nothing
 * but its place in common with the translated one.
 *
 * @param mixed $attribute As WooGraphQL has it, with the id of its product.
 */
function find_text_attribute( $attribute ): ?\WC_Product_Attribute {
	$post = get_known_post( (int) ( $attribute->_product_id ?? 0 ) );
	$text = find_post_text( $post );
	$list = static fn( $id ) => array_values( array_filter( wc_get_product( $id )->get_attributes(), static fn( $one ) => $one instanceof \WC_Product_Attribute && ! $one->is_taxonomy() ) );
	if ( ! $text ) {
		return null;
	}
	$originals  = $list( $post->ID );
	$translated = $list( $text->ID );
	$at         = array_search( $attribute->get_name(), array_map( static fn( $one ) => $one->get_name(), $originals ), true );
	return false !== $at && count( $originals ) === count( $translated ) ? $translated[ $at ] : null;
}

/**
 * WordPress would take the post at hand for one without an id.
 *
 * @param int $id Of a post, or 0.
 */
function get_known_post( int $id ): ?\WP_Post {
	return $id ? get_post( $id ) : null;
}

/**
 * The published translation of a post into the current language.
 *
 * @param \WP_Post|null $post Any.
 */
function find_post_text( ?\WP_Post $post ): ?\WP_Post {
	$source = $post ? get_language_source() : null;
	$id     = $source ? $source->find_post_translations( $post )[ get_current_language() ] ?? 0 : 0;
	return $id && $id !== $post->ID && 'publish' === get_post_status( $id ) ? get_post( $id ) : null;
}

/**
 * The translation of a term into the current language.
 *
 * @param mixed $term Any.
 */
function find_term_text( $term ): ?\WP_Term {
	$source = $term instanceof \WP_Term ? get_language_source() : null;
	$id     = $source ? $source->find_term_translations( $term )[ get_current_language() ] ?? 0 : 0;
	$text   = $id && $id !== $term->term_id ? get_term( $id ) : null;
	return $text instanceof \WP_Term ? $text : null;
}

/**
 * The language of a node's texts.
 *
 * @param mixed $text Its translation, if it has one.
 */
function get_text_language( $text ): string {
	return $text ? get_current_language() : get_main_language();
}

/**
 * The language of a post's texts; those of a variation are its product's.
 *
 * @param int $id Of the post.
 */
function get_post_language( int $id ): string {
	$post = get_known_post( $id );
	return get_text_language( find_post_text( $post && 'product_variation' === $post->post_type ? get_known_post( $post->post_parent ) : $post ) );
}

/**
 * Translations of a query's posts are read at once.
 *
 * @param mixed $posts Of any query.
 * @return mixed The same.
 */
function prime_posts( $posts ) {
	static $is_priming = false;
	$originals = $is_priming ? array() : array_filter( (array) $posts, static fn( $post ) => $post instanceof \WP_Post );
	if ( ! $originals ) {
		return $posts;
	}
	$is_priming = true;
	$language   = get_request_language();
	update_post_caches( $originals, 'any', true, false );
	$ids = array_map( static fn( $post ) => get_language_source()->find_post_translations( $post )[ $language ] ?? 0, $originals );
	_prime_post_caches( array_values( array_filter( $ids ) ) );
	$is_priming = false;
	return $posts;
}

/**
 * The same for terms.
 *
 * @param mixed $terms Of any query.
 * @return mixed The same.
 */
function prime_terms( $terms ) {
	static $is_priming = false;
	$originals = $is_priming ? array() : array_filter( (array) $terms, static fn( $term ) => $term instanceof \WP_Term );
	if ( ! $originals ) {
		return $terms;
	}
	$is_priming = true;
	$language   = get_request_language();
	update_object_term_cache( array_column( $originals, 'term_id' ), 'term' );
	$ids = array_map( static fn( $term ) => get_language_source()->find_term_translations( $term )[ $language ] ?? 0, $originals );
	_prime_term_caches( array_values( array_filter( $ids ) ) );
	$is_priming = false;
	return $terms;
}
