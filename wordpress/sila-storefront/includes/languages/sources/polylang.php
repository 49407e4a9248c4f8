<?php
/**
 * Polylang, by its public functions.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

add_filter( 'sila_storefront_language_sources', static fn( $sources ) => array_merge( (array) $sources, array( new Polylang_Languages() ) ) );

/** Products and their taxonomies are switched on under Languages > Settings > Custom post types and taxonomies. */
class Polylang_Languages extends Language_Source {
	/** Before its first language is made it has none that counts. */
	public function is_active(): bool {
		return function_exists( 'pll_default_language' ) && '' !== (string) pll_default_language();
	}

	/** By its slugs. */
	public function list_languages(): array {
		return array_combine( pll_languages_list(), pll_languages_list( array( 'fields' => 'locale' ) ) );
	}

	/** As it calls it, the default one. */
	public function get_main_language(): string {
		return (string) pll_default_language();
	}

	/**
	 * None of a post without a language.
	 *
	 * @param \WP_Post $post Of any type.
	 */
	public function find_post_translations( \WP_Post $post ): array {
		return pll_get_post_language( $post->ID ) ? pll_get_post_translations( $post->ID ) : array();
	}

	/**
	 * By its id, which no other taxonomy has.
	 *
	 * @param \WP_Term $term Of any taxonomy.
	 */
	public function find_term_translations( \WP_Term $term ): array {
		return pll_get_term_translations( $term->term_id );
	}

	/**
	 * On its page Languages > Translations.
	 *
	 * @param string $name What it is of.
	 * @param string $text In the main language.
	 */
	public function register_string( string $name, string $text ): void {
		pll_register_string( $name, $text, STRINGS_GROUP, strlen( $text ) > 60 );
	}

	/**
	 * It finds a translation by the text.
	 *
	 * @param string $text     In the main language.
	 * @param string $language Its slug.
	 */
	public function translate_string( string $text, string $language ): string {
		return (string) pll_translate_string( $text, $language );
	}
}
