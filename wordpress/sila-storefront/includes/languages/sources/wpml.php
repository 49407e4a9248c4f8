<?php
/**
 * WPML, by its documented hooks.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

add_filter( 'sila_storefront_language_sources', static fn( $sources ) => array_merge( (array) $sources, array( new WPML_Languages() ) ) );

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WPML's hooks.

/** Its elements are posts by id, and terms by the id of their taxonomy's row. */
class WPML_Languages extends Language_Source {
	/** Until it is set up it has no language. */
	public function is_active(): bool {
		return defined( 'ICL_SITEPRESS_VERSION' ) && '' !== $this->get_main_language();
	}

	/** Those that visitors see. */
	public function list_languages(): array {
		$languages = (array) apply_filters( 'wpml_active_languages', null, array( 'skip_missing' => 0 ) );
		return array_filter( array_map( static fn( $language ) => (string) ( $language['default_locale'] ?? '' ), $languages ) );
	}

	/** As it calls it, the default one. */
	public function get_main_language(): string {
		return (string) apply_filters( 'wpml_default_language', null );
	}

	/**
	 * With the post itself.
	 *
	 * @param \WP_Post $post Of any type.
	 */
	public function find_post_translations( \WP_Post $post ): array {
		$elements = $this->find_elements( (int) $post->ID, "post_$post->post_type" );
		return array_map( static fn( $element ) => (int) $element->element_id, $elements );
	}

	/**
	 * With the term itself.
	 *
	 * @param \WP_Term $term Of any taxonomy.
	 */
	public function find_term_translations( \WP_Term $term ): array {
		$elements = $this->find_elements( (int) $term->term_taxonomy_id, "tax_$term->taxonomy" );
		return array_map( static fn( $element ) => (int) $element->term_id, $elements );
	}

	/**
	 * On its page String Translation. It knows a string by a name, and an order only has the text.
	 *
	 * @param string $name Unused.
	 * @param string $text In the main language.
	 */
	public function register_string( string $name, string $text ): void {
		do_action( 'wpml_register_single_string', STRINGS_GROUP, md5( $text ), $text );
	}

	/**
	 * By the same name.
	 *
	 * @param string $text     In the main language.
	 * @param string $language Its code.
	 */
	public function translate_string( string $text, string $language ): string {
		return (string) apply_filters( 'wpml_translate_single_string', $text, STRINGS_GROUP, md5( $text ), $language );
	}

	/**
	 * The group of translations to which an element belongs.
	 *
	 * @param int    $id   Of the element.
	 * @param string $type As WPML calls it: "post_product", "tax_product_cat".
	 * @return array<string, object> By language.
	 */
	private function find_elements( int $id, string $type ): array {
		$group = apply_filters( 'wpml_element_trid', null, $id, $type );
		return $group ? (array) apply_filters( 'wpml_get_element_translations', null, $group, $type ) : array();
	}
}
