<?php
/**
 * Names of settlements and regions, as couriers and shoppers write them.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

/** The words of languages/delivery-bg.php. */
function get_address_words(): array {
	static $words = null;
	$words = $words ?? require dirname( PLUGIN_FILE ) . '/languages/delivery-bg.php';
	return $words;
}

/**
 * The name alone, as people write it: without the word for a town or village, and not in capitals.
 *
 * @param string $name Of a courier, or typed.
 */
function clean_settlement( string $name ): string {
	$kinds = get_address_words()['settlement'];
	$name  = trim( (string) preg_replace( '/\s+/u', ' ', $name ) );
	$name  = trim( (string) preg_replace( "/^(?:$kinds)(?:\s*[.,:]\s*|\s+)(?=\p{L})/iu", '', $name ) );
	return mb_strtoupper( $name ) === $name ? mb_convert_case( $name, MB_CASE_TITLE ) : $name;
}

/**
 * Whether two names mean the same settlement.
 *
 * @param string $one   Of a courier.
 * @param string $other Typed.
 */
function is_same_settlement( string $one, string $other ): bool {
	$key = static fn( $name ) => str_replace( ' ', '', normalize_name( clean_settlement( $name ) ) );
	return $key( $one ) === $key( $other );
}

/**
 * By which spellings of a name are equal: in either alphabet, in lower case, letters and digits alone. Passports and maps
 * write y and i either way, and some double letters.
 *
 * @param string $name Any.
 * @return string Words with one blank between them.
 */
function normalize_name( string $name ): string {
	$latin = strtr( mb_strtolower( $name ), get_address_words()['latin'] );
	$words = trim( (string) preg_replace( '/[^\p{L}\p{N}]+/u', ' ', $latin ) );
	return (string) preg_replace( '/(\p{L})\1+/u', '$1', str_replace( array( 'y', 'ou' ), array( 'i', 'u' ), $words ) );
}

/**
 * WooCommerce's code of a region.
 *
 * @param string $region As a courier calls it.
 * @param string $city   The settlement: the capital is a region of its own.
 * @param string $sofia  Which region this courier calls by the capital's name alone: the city's, or the one around it.
 * @return string "BG-22"; "": unknown.
 */
function find_region( string $region, string $city, string $sofia ): string {
	$words = get_address_words();
	$name  = (string) preg_replace( '/\s+/u', '', mb_strtolower( $region ) );
	if ( $words['capital'] === mb_strtolower( clean_settlement( $city ) ) ) {
		return 'BG-22';
	}
	if ( in_array( $name, array( $words['capital'], 'sofia' ), true ) ) {
		return $sofia;
	}
	foreach ( $words['regions'] as $code => $names ) {
		if ( strtoupper( $region ) === $code || in_array( $name, $names, true ) ) {
			return $code;
		}
	}
	return '';
}
