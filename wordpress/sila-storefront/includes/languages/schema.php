<?php
/**
 * The site's languages, and which text is a translation of which: for everybody, as both are public.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

add_action( 'graphql_register_types', __NAMESPACE__ . '\register_languages' );
add_action( 'graphql_register_types', __NAMESPACE__ . '\register_translations' );

/** Adds storefrontLanguages to the schema. */
function register_languages(): void {
	register_graphql_object_type(
		'StorefrontLanguage',
		array(
			'description' => 'A language of this site.',
			'fields'      => array(
				'code'   => array( 'type' => 'String' ),
				'locale' => array( 'type' => 'String' ),
				'isMain' => array( 'type' => 'Boolean' ),
			),
		)
	);
	register_graphql_field(
		'RootQuery',
		'storefrontLanguages',
		array(
			'description' => 'The languages of this site, the main one first; null without a plugin of translations.',
			'type'        => array( 'list_of' => array( 'non_null' => 'StorefrontLanguage' ) ),
			'resolve'     => static fn() => describe_languages(),
		)
	);
}

/** Adds translationOf to products, posts, pages and terms. */
function register_translations(): void {
	$field = array(
		'description' => 'The databaseId of the published original in the site’s main language; null for an original.',
		'type'        => 'Int',
	);
	register_graphql_field( 'ContentNode', 'translationOf', $field + array( 'resolve' => static fn( $node ) => find_post_original( get_post( (int) ( $node->databaseId ?? 0 ) ) ) ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- WPGraphQL's.
	register_graphql_field( 'TermNode', 'translationOf', $field + array( 'resolve' => static fn( $node ) => find_original_of_term_id( (int) ( $node->databaseId ?? 0 ) ) ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- WPGraphQL's.
}

/**
 * The original of a term, by its id.
 *
 * @param int $id Of any taxonomy.
 */
function find_original_of_term_id( int $id ): ?int {
	$term = get_term( $id );
	return $term instanceof \WP_Term ? find_term_original( $term ) : null;
}

/**
 * As the schema has them.
 *
 * @return array{code: string, locale: string, isMain: bool}[]|null
 */
function describe_languages(): ?array {
	$languages = list_site_languages();
	$describe  = static fn( $code, $locale ) => array(
		'code'   => $code,
		'locale' => $locale,
		'isMain' => get_main_language() === $code,
	);
	return $languages ? array_map( $describe, array_keys( $languages ), $languages ) : null;
}
