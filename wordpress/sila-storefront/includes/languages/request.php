<?php
/**
 * The language of a request of the shop: its header x-storefront-language. WordPress's sentences come in it, and
 * the texts of what is read.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

add_action( 'do_graphql_request', __NAMESPACE__ . '\begin_request_language' );

/** The language that the shop states, if the site speaks it; "": none. Nobody else is believed. */
function get_request_language(): string {
	$given    = is_from_shop() ? $_SERVER['HTTP_X_STOREFRONT_LANGUAGE'] ?? '' : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with known ones.
	$language = is_string( $given ) ? strtolower( trim( wp_unslash( $given ) ) ) : '';
	return null === find_locale( $language ) ? '' : $language;
}

/** Queries are limited to the site's main language: translations never appear as products of their own. */
function begin_request_language(): void {
	if ( ! did_action( 'graphql_process_http_request' ) ) {
		return;
	}
	$language = get_request_language();
	$source   = get_language_source();
	if ( $source ) {
		$source->limit_queries( get_main_language() );
		add_filter( 'graphql_pre_resolve_field', __NAMESPACE__ . '\resolve_lookup', 10, 9 );
	}
	if ( '' !== $language ) {
		switch_language( $language );
	}
	if ( $source && ! in_array( $language, array( '', get_main_language() ), true ) ) {
		begin_texts();
	}
}

/**
 * WordPress's, WooCommerce's and this plugin's sentences come in a language, until restore_previous_locale.
 *
 * @param string $language A code.
 * @return bool False: it is spoken already, or WordPress lacks its files.
 */
function switch_language( string $language ): bool {
	get_site_locale();
	$locale = find_locale( $language );
	return null !== $locale && switch_to_locale( $locale );
}
