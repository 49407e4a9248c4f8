<?php
/**
 * The site's languages, and the language of each text: for everybody, as both are public.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

add_action( 'graphql_register_types', __NAMESPACE__ . '\register_languages' );
add_action( 'graphql_register_types', __NAMESPACE__ . '\register_text_language' );

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

/** Adds textLanguage to products, posts, pages, terms and menu items. */
function register_text_language(): void {
	$field = array(
		'description' => 'The code of the language that the texts are in: the request’s, or the main one of what isn’t translated.',
		'type'        => 'String',
	);
	register_graphql_field( 'ContentNode', 'textLanguage', $field + array( 'resolve' => static fn( $node ) => get_post_language( (int) ( $node->databaseId ?? 0 ) ) ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- WPGraphQL's.
	register_graphql_field( 'TermNode', 'textLanguage', $field + array( 'resolve' => static fn( $node ) => get_text_language( find_term_text( get_term( (int) ( $node->databaseId ?? 0 ) ) ) ) ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- WPGraphQL's.
	register_graphql_field( 'MenuItem', 'textLanguage', $field + array( 'resolve' => static fn( $node ) => get_text_language( in_array( $node->menuDatabaseId ?? 0, list_translated_menus(), true ) ) ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- WPGraphQL's.
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
