<?php
/**
 * What a plugin of translations is asked for. Another one is one file in sources/ that extends this class and adds itself to
 * the filter sila_storefront_language_sources.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

// Under which texts are offered for translation.
const STRINGS_GROUP = 'Sila Storefront';

/** A plugin in which a translation is a post or a term of its own, linked to its original. */
abstract class Language_Source {
	/** Whether the plugin runs and has languages. */
	abstract public function is_active(): bool;

	/**
	 * The site's languages.
	 *
	 * @return array<string, string> WordPress's locales by the plugin's codes: "en" => "en_US".
	 */
	abstract public function list_languages(): array;

	/** The code of the language in which originals are written. */
	abstract public function get_main_language(): string;

	/**
	 * A post and its translations.
	 *
	 * @param \WP_Post $post Of any type.
	 * @return array<string, int> Ids by language.
	 */
	abstract public function find_post_translations( \WP_Post $post ): array;

	/**
	 * A term and its translations.
	 *
	 * @param \WP_Term $term Of any taxonomy.
	 * @return array<string, int> Ids by language.
	 */
	abstract public function find_term_translations( \WP_Term $term ): array;

	/**
	 * Offers a text for translation, under this plugin's name.
	 *
	 * @param string $name What it is of.
	 * @param string $text In the main language.
	 */
	abstract public function register_string( string $name, string $text ): void;

	/**
	 * The translation of such a text; the text itself, if it has none.
	 *
	 * @param string $text     In the main language.
	 * @param string $language A code of list_languages.
	 */
	abstract public function translate_string( string $text, string $language ): string;

	/**
	 * Limits queries for posts, terms and menus to a language, until the end of this request. Polylang answers WPML's action, too.
	 *
	 * @param string $language A code of list_languages.
	 */
	public function limit_queries( string $language ): void {
		do_action( 'wpml_switch_language', $language ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
	}
}

/** The active one; null: the site has no plugin of translations. */
function get_language_source(): ?Language_Source {
	static $found = null;
	foreach ( $found ? array() : (array) apply_filters( 'sila_storefront_language_sources', array() ) as $source ) {
		if ( $source instanceof Language_Source && $source->is_active() ) {
			$found = $source;
			break;
		}
	}
	return $found;
}

/**
 * The site's languages, the main one first.
 *
 * @return array<string, string> Locales by code; none without a plugin of translations.
 */
function list_site_languages(): array {
	$source    = get_language_source();
	$languages = $source ? $source->list_languages() : array();
	$main      = $source ? $source->get_main_language() : '';
	return isset( $languages[ $main ] ) ? array( $main => $languages[ $main ] ) + $languages : $languages;
}

/** The code of the language in which the site's originals are written: "bg". */
function get_main_language(): string {
	$source = get_language_source();
	return $source ? $source->get_main_language() : substr( get_site_locale(), 0, 2 );
}

/** The site's own locale, whatever a request speaks. */
function get_site_locale(): string {
	static $locale = null;
	$locale = $locale ?? get_locale();
	return $locale;
}

/**
 * WordPress's locale of a language. Without a plugin of translations texts stay as they are, and sentences still come in every
 * language of which WordPress has the files.
 *
 * @param string $language A code: "en".
 * @return string|null Null: the site doesn't speak it.
 */
function find_locale( string $language ): ?string {
	$known = list_site_languages();
	if ( $known || '' === $language ) {
		return $known[ $language ] ?? null;
	}
	foreach ( array( get_site_locale(), 'en_US', ...get_available_languages() ) as $locale ) {
		if ( $locale === $language || str_starts_with( $locale, "{$language}_" ) ) {
			return $locale;
		}
	}
	return null;
}

/**
 * The published original of a post in the site's main language.
 *
 * @param \WP_Post|null $post Any.
 * @return int|null Null: it is the original itself, or has none that is published.
 */
function find_post_original( ?\WP_Post $post ): ?int {
	$source = $post ? get_language_source() : null;
	$id     = $source ? pick_original( (int) $post->ID, $source->find_post_translations( $post ) ) : null;
	return $id && 'publish' === get_post_status( $id ) ? $id : null;
}

/**
 * The original of a term in the site's main language.
 *
 * @param \WP_Term|null $term Any.
 * @return int|null Null: it is the original itself, or has none.
 */
function find_term_original( ?\WP_Term $term ): ?int {
	$source = $term ? get_language_source() : null;
	return $source ? pick_original( (int) $term->term_id, $source->find_term_translations( $term ) ) : null;
}

/**
 * Of two translations into one language a plugin names one; the other, which it has left behind, is none.
 *
 * @param int                $id           Of a post or a term.
 * @param array<string, int> $translations Of the same, by language.
 */
function pick_original( int $id, array $translations ): ?int {
	$original = $translations[ get_main_language() ] ?? null;
	return $original !== $id && in_array( $id, $translations, true ) ? $original : null;
}
