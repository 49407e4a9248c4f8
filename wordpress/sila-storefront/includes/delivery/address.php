<?php
/**
 * A street address, typed in two lines, as couriers want it: street or quarter, number, block, entrance, floor, apartment.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const ADDRESS_DETAILS = array( 'block', 'entrance', 'floor', 'apartment' );
// As "12", "12B", "15-17" or "5/7".
const ADDRESS_NUMBER  = '\d+\s?\p{L}?(?![\p{L}\d])(?:\s?[\/-]\s?\d+\p{L}?)?';

/**
 * The parts of an address. What isn't understood is in "rest".
 *
 * @param string $line1 As typed.
 * @param string $line2 As typed.
 * @return array{street: string, number: string, quarter: string, block: string, entrance: string, floor: string, apartment: string, rest: string}
 *         Street and quarter with their kind, if it was typed; "": none.
 */
function parse_address( string $line1, string $line2 = '' ): array {
	$parts = array_fill_keys( array( 'street', 'number', 'quarter', ...ADDRESS_DETAILS, 'rest' ), '' );
	$text  = trim( (string) preg_replace( '/[„“”"«»\s]+/u', ' ', "$line1, $line2" ), ' ,' );
	foreach ( ADDRESS_DETAILS as $detail ) {
		$text = take_detail( $text, get_address_words()[ $detail ], $parts[ $detail ] );
	}
	$rest = array();
	foreach ( array_filter( array_map( __NAMESPACE__ . '\trim_segment', (array) preg_split( '/[,;]+/u', $text ) ) ) as $segment ) {
		if ( ! take_segment( $segment, $parts ) ) {
			$rest[] = $segment;
		}
	}
	$parts['rest'] = implode( ', ', $rest );
	return $parts;
}

/**
 * Takes "bl. 25" out of a text.
 *
 * @param string $text  Of an address.
 * @param string $words Pattern of what stands before the value.
 * @param string $value The value.
 * @return string The text without it.
 */
function take_detail( string $text, string $words, string &$value ): string {
	$number  = ADDRESS_NUMBER;
	$pattern = "/(?<![\p{L}\d])(?:$words)(?:\s*[.:]\s*|\s+|(?=\d))(?:№\s*)?($number|\p{L}(?![\p{L}\d]))/iu";
	if ( ! preg_match( $pattern, $text, $found ) ) {
		return $text;
	}
	$value = trim( $found[1] );
	return str_replace( $found[0], ',', $text );
}

/**
 * Without what surrounds it.
 *
 * @param string $segment Between commas.
 */
function trim_segment( string $segment ): string {
	return trim( $segment, " .\t" );
}

/**
 * Takes what stands between two commas for a quarter, a street with its number, or a number.
 *
 * @param string                $segment Not empty.
 * @param array<string, string> $parts   Of parse_address.
 * @return bool False: it is something else.
 */
function take_segment( string $segment, array &$parts ): bool {
	$words    = get_address_words();
	$quarters = implode( '|', $words['quarters'] );
	$streets  = implode( '|', $words['streets'] );
	$number   = ADDRESS_NUMBER;
	if ( preg_match( "/^(?:$quarters)(?:\s*\.\s*|\s+)\S/iu", $segment ) ) {
		// A street may follow without a comma.
		$both = preg_split( "/\s+(?=(?:$streets)(?:\s*\.\s*|\s+)\S)/iu", $segment, 2 );
		if ( '' !== $parts['quarter'] ) {
			return false;
		}
		$parts['quarter'] = $both[0];
		return ! isset( $both[1] ) || take_segment( $both[1], $parts );
	}
	if ( '' === $parts['number'] && preg_match( "/^(?:(?:{$words['number']})\s*\.?\s*)?($number)$/iu", $segment, $found ) ) {
		$parts['number'] = $found[1];
		return true;
	}
	$has_kind = 1 === preg_match( "/^(?:$streets)(?:\s*\.\s*|\s+)\S/iu", $segment );
	if ( '' !== $parts['street'] || ( ! $has_kind && '' !== $parts['quarter'] ) ) {
		return false;
	}
	if ( preg_match( "/^(.*\p{L}.*?)\s+(?:(?:{$words['number']})\s*\.?\s*)?($number)$/iu", $segment, $found ) || preg_match( "/^(.+?)\s*(?:{$words['number']})\s*\.?\s*($number)$/iu", $segment, $found ) ) {
		$parts['street'] = trim_segment( $found[1] );
		$parts['number'] = $found[2];
		return true;
	}
	if ( $has_kind || '' !== $parts['block'] ) {
		$parts[ $has_kind ? 'street' : 'quarter' ] = $segment;
		return true;
	}
	return false;
}

/**
 * The kind of a street or quarter, and its name.
 *
 * @param string $name As a courier has it, or typed.
 * @return array{kind: string, name: string, text: string} The name as normalize_name makes it, and as it is; kind "": none.
 */
function split_kind( string $name ): array {
	$words = get_address_words();
	foreach ( $words['streets'] + $words['quarters'] as $kind => $pattern ) {
		if ( preg_match( "/^\s*(?:$pattern)(?:\s*\.\s*|\s+)(?=\S)/iu", $name, $found ) ) {
			$text = mb_substr( $name, mb_strlen( $found[0] ) );
			return array(
				'kind' => (string) $kind,
				'name' => normalize_name( $text ),
				'text' => trim( $text ),
			);
		}
	}
	return array(
		'kind' => '',
		'name' => normalize_name( $name ),
		'text' => trim( $name ),
	);
}

/**
 * Which of a courier's streets or quarters was typed: the same name, else the only one whose words begin as the typed
 * ones do, else the only one that has them all.
 *
 * @param string                $typed With or without its kind.
 * @param array<string, string> $names By the courier's key.
 * @return string|null A key; null: none, or several.
 */
function match_name( string $typed, array $names ): ?string {
	$wanted = split_kind( $typed );
	if ( '' === $wanted['name'] ) {
		return null;
	}
	$best = array();
	foreach ( $names as $key => $name ) {
		$one  = split_kind( (string) $name );
		$rank = rank_name( $wanted['name'], $one['name'] );
		if ( null !== $rank ) {
			// Of two with the same name the typed kind decides.
			$best[ 2 * $rank + ( '' === $wanted['kind'] || $wanted['kind'] === $one['kind'] ? 0 : 1 ) ][] = (string) $key;
		}
	}
	ksort( $best );
	$first = reset( $best );
	$rank  = (int) key( $best );
	// "Vitosha" alone is the street, if it is also a boulevard.
	return $first && ( $rank <= 1 || 1 === count( $first ) ) ? $first[0] : null;
}

/**
 * How well a name fits.
 *
 * @param string $typed Of normalize_name.
 * @param string $name  The same.
 * @return int|null 0: it is the same; null: it doesn't.
 */
function rank_name( string $typed, string $name ): ?int {
	if ( $typed === $name ) {
		return 0;
	}
	$wanted = explode( ' ', $typed );
	$given  = explode( ' ', $name );
	if ( count( $wanted ) === count( $given ) ) {
		$pairs = array_map( null, $wanted, $given );
		return array_filter( $pairs, static fn( $pair ) => ! str_starts_with( $pair[1], $pair[0] ) && ! str_starts_with( $pair[0], $pair[1] ) ) ? null : 1;
	}
	return array_diff( $wanted, $given ) ? null : 2;
}
