<?php
/**
 * The language of a request of the shop: its header x-storefront-language. WordPress's sentences come in it. What is read
 * for everybody is limited to it; what belongs to a session is not, for carts and orders hold originals.
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

/**
 * Without a language of the shop the site's main one counts: translations never appear as products of their own.
 *
 * @param string|null $query Of GraphQL.
 */
function begin_request_language( $query ): void {
	if ( ! did_action( 'graphql_process_http_request' ) ) {
		return;
	}
	$language = get_request_language();
	$source   = get_language_source();
	if ( $source ) {
		$source->limit_queries( '' === $language || is_of_session( (string) $query ) ? get_main_language() : $language );
	}
	if ( '' !== $language ) {
		switch_language( $language );
	}
}

/**
 * Whether a request belongs to a shopper: it brings a session or a sign-in, or begins one by a mutation.
 *
 * @param string $query Of GraphQL.
 */
function is_of_session( string $query ): bool {
	return ! empty( $_SERVER['HTTP_WOOCOMMERCE_SESSION'] ) || ! empty( $_SERVER['HTTP_AUTHORIZATION'] ) || 1 === preg_match( '/^\s*mutation\b/m', $query );
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
