<?php
/**
 * Texts of Settings > Storefront in the site's further languages. What is left empty is the main language's.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

// By language, then by table and key.
const TRANSLATIONS_OPTION = 'storefront_settings_translations';
// Those that a shopper reads; the shop takes no others in another language.
const TRANSLATED_SETTINGS = array( 'SITE.name', 'SITE.shortDescription', 'SITE.longDescription', 'SITE.openingHours', 'SITE.company', 'SITE.address', 'SITE.couriers', 'SITE.paymentWays', 'HOME.heroTitle', 'HOME.heroPicture', 'HOME.title', 'HOME.goalQuestion', 'HOME.goals', 'HOME.trust' );

/**
 * Codes of the languages beside the main one.
 *
 * @return string[]
 */
function list_further_languages(): array {
	return array_values( array_diff( array_keys( list_site_languages() ), array( get_main_language() ) ) );
}

/**
 * The code of a further language that there is.
 *
 * @param mixed $given By a browser.
 * @return string "": the main one.
 */
function read_language( $given ): string {
	return is_string( $given ) && in_array( $given, list_further_languages(), true ) ? $given : '';
}

/**
 * The fields of a tab that have a value in a language.
 *
 * @param string $tab      Of get_setting_tabs.
 * @param string $language Of read_language.
 * @return array<string, array>
 */
function list_fields_in( string $tab, string $language ): array {
	$fields = list_setting_fields( $tab );
	return '' === $language ? $fields : array_intersect_key( $fields, array_flip( TRANSLATED_SETTINGS ) );
}

/**
 * What the merchant has set in a language, by table and key.
 *
 * @param string $language Of read_language.
 * @return array<string, mixed>
 */
function get_settings_in( string $language ): array {
	if ( '' === $language ) {
		return get_settings();
	}
	$stored = get_option( TRANSLATIONS_OPTION, array() );
	$texts  = is_array( $stored ) ? $stored[ $language ] ?? array() : array();
	return is_array( $texts ) ? array_intersect_key( $texts, array_flip( TRANSLATED_SETTINGS ) ) : array();
}

/**
 * Stores them. Languages that the site doesn't have any more go.
 *
 * @param string               $language Of read_language.
 * @param array<string, mixed> $settings By table and key.
 */
function store_settings_in( string $language, array $settings ): void {
	if ( '' === $language ) {
		update_option( SETTINGS_OPTION, $settings );
		return;
	}
	$all              = array_combine( list_further_languages(), array_map( __NAMESPACE__ . '\get_settings_in', list_further_languages() ) );
	$all[ $language ] = $settings;
	update_option( TRANSLATIONS_OPTION, array_filter( $all ) );
}

/**
 * Where a tab has texts in several languages: links to each.
 *
 * @param string $tab      Of get_setting_tabs.
 * @param string $language The one that is shown.
 */
function show_languages( string $tab, string $language ): void {
	if ( ! list_further_languages() || ! list_fields_in( $tab, list_further_languages()[0] ) ) {
		return;
	}
	echo '<ul class="subsubsub">';
	foreach ( array( '', ...list_further_languages() ) as $code ) {
		$is_shown = $code === $language;
		$name     = strtoupper( '' === $code ? get_main_language() : $code );
		printf( '<li><a href="%s"%s>%s</a> </li>', esc_url( add_query_arg( 'language', $code, get_settings_url( $tab ) ) ), $is_shown ? ' class="current" aria-current="page"' : '', esc_html( $name ) );
	}
	echo '</ul><br class="clear">';
}
