<?php
/**
 * Who sends a request: the storefront proves itself by the shared secret, and only it is believed about its shopper.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

use GraphQL\Error\UserError;

defined( 'ABSPATH' ) || exit;

const SECRET_LENGTH_MIN = 32;

add_filter( 'graphql_response_headers_to_send', __NAMESPACE__ . '\add_plugin_header' );

/**
 * Says that this plugin runs and, to the storefront itself, that it is believed: only then it takes orders.
 *
 * @param array<string, string> $headers Of WPGraphQL's response.
 * @return array<string, string>
 */
function add_plugin_header( array $headers ): array {
	$headers['x-storefront-plugin'] = is_from_shop() ? 'shop' : '1';
	return $headers;
}

/** The shared secret; "" where there is none. A short one counts as none: it could be guessed. */
function get_secret(): string {
	$secret = defined( 'STOREFRONT_SECRET' ) ? STOREFRONT_SECRET : get_option( 'storefront_secret', '' );
	return is_string( $secret ) && strlen( $secret ) >= SECRET_LENGTH_MIN ? $secret : '';
}

/** Whether the storefront itself sent this request. */
function is_from_shop(): bool {
	$secret = get_secret();
	$given  = $_SERVER['HTTP_X_STOREFRONT_SECRET'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared, never stored.
	return '' !== $secret && is_string( $given ) && hash_equals( $secret, wp_unslash( $given ) );
}

/**
 * The text begins with a code: it is for the storefront, and no shopper reads it.
 *
 * @param string $names What only the shop may send or read.
 * @throws UserError Where anybody else did.
 */
function require_shop( string $names ): void {
	if ( ! is_from_shop() ) {
		throw new UserError( "storefront-secret-required: $names" );
	}
}

/**
 * Adds `extensions.storefront.‹name›` to a response.
 *
 * @param mixed  $response Of WPGraphQL: an object or an array.
 * @param string $name     Of what is added.
 * @param array  $value    That.
 * @return mixed
 */
function add_extension( $response, string $name, array $value ) {
	if ( is_array( $response ) ) {
		$response['extensions']['storefront'][ $name ] = $value;
	} elseif ( is_object( $response ) && property_exists( $response, 'extensions' ) ) {
		$extensions                        = (array) ( $response->extensions ?? array() );
		$extensions['storefront'][ $name ] = $value;
		$response->extensions              = $extensions;
	}
	return $response;
}

/**
 * WordPress would see one address, the shop's: whatever counts by it, reviews or wrong passwords, would take all shoppers
 * for one, and every order would have it. Only the shop is believed about the address of its shopper.
 */
function use_shopper_address(): void {
	$forwarded = is_from_shop() ? (string) wp_unslash( $_SERVER['HTTP_X_FORWARDED_FOR'] ?? '' ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- validated below.
	$address   = filter_var( trim( explode( ',', $forwarded )[0] ), FILTER_VALIDATE_IP );
	if ( false !== $address ) {
		$_SERVER['REMOTE_ADDR'] = $address;
	}
}
