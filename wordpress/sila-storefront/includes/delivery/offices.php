<?php
/**
 * Couriers' offices and lockers: all of a courier, as the shop has them, stored for a day.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

use GraphQL\Error\UserError;

defined( 'ABSPATH' ) || exit;

// One option a courier.
const OFFICES_OPTION       = 'storefront_offices_';
const OFFICES_DOWN         = 'storefront_offices_down_';
const OFFICES_PAGE         = 500;
const OFFICES_MAX          = 20000;
const OFFICES_SECONDS      = 72000;
const OFFICES_DOWN_SECONDS = 300;

/**
 * A page of a courier's offices.
 *
 * @param string $courier Its code.
 * @param string $after   Cursor of the page before; "": none.
 * @return array{offices: array[], next: string|null}|null Null: this courier has no list.
 */
function get_office_page( string $courier, string $after ): ?array {
	$offices = get_offices( $courier );
	if ( null === $offices ) {
		return null;
	}
	$from = ctype_digit( $after ) ? (int) $after : 0;
	$next = $from + OFFICES_PAGE;
	return array(
		'offices' => array_values( array_slice( $offices, $from, OFFICES_PAGE, true ) ),
		'next'    => $next < count( $offices ) ? (string) $next : null,
	);
}

/**
 * An office by the courier's own id.
 *
 * @param string $courier Its code.
 * @param string $id      As the shop sends it.
 * @return array|null Of make_office; null: there is none.
 */
function find_office( string $courier, string $id ): ?array {
	return get_offices( $courier )[ $id ] ?? null;
}

/**
 * All offices of a courier. When its API is down, or answers nonsense, the last good list stands; its silence is asked
 * again after five minutes.
 *
 * @param string $courier Its code.
 * @throws UserError Where there never was a list.
 * @return array<int|string, array>|null By id; null: this courier has no list.
 */
function get_offices( string $courier ): ?array {
	static $lists = array();
	$source  = find_source_of_courier( $courier );
	$account = $source ? $source->get_account( $courier ) : null;
	if ( null === $account ) {
		return null;
	}
	// A list of other credentials, or of a courier's test server, isn't this one.
	$owner = md5( (string) wp_json_encode( array( $courier, $account['user'], $account['is_demo'] ) ) );
	if ( isset( $lists[ $owner ] ) ) {
		return $lists[ $owner ];
	}
	$stored = get_option( OFFICES_OPTION . $courier, array() );
	$stored = is_array( $stored ) && ( $stored['owner'] ?? '' ) === $owner ? $stored : array();
	if ( $stored && time() - $stored['at'] < OFFICES_SECONDS ) {
		$lists[ $owner ] = $stored['offices'];
		return $stored['offices'];
	}
	$offices = get_transient( OFFICES_DOWN . $courier ) === $owner ? array() : fetch_offices( $courier, $account );
	if ( $offices ) {
		$stored = array(
			'owner'   => $owner,
			'at'      => time(),
			'offices' => $offices,
		);
		update_option( OFFICES_OPTION . $courier, $stored, false );
	} else {
		set_transient( OFFICES_DOWN . $courier, $owner, OFFICES_DOWN_SECONDS );
	}
	if ( ! $stored ) {
		throw new UserError( "storefront-courier-unavailable: $courier" );
	}
	$lists[ $owner ] = $stored['offices'];
	return $stored['offices'];
}

/** Has the next one who wants a list ask its courier. Until it answers the stored list stands. */
function expire_office_lists(): void {
	foreach ( COURIERS as $courier ) {
		$stored = get_option( OFFICES_OPTION . $courier, array() );
		if ( is_array( $stored ) && ! empty( $stored['at'] ) ) {
			update_option( OFFICES_OPTION . $courier, array( 'at' => 0 ) + $stored, false );
		}
		delete_transient( OFFICES_DOWN . $courier );
	}
}

/**
 * Asks the courier.
 *
 * @param string $courier Its code.
 * @param array  $account Of Courier_Source::get_account.
 * @return array<int|string, array> By id; empty: it gave none.
 */
function fetch_offices( string $courier, array $account ): array {
	$fetch = array(
		'econt'  => 'list_econt_offices',
		'speedy' => 'list_speedy_offices',
		'boxnow' => 'list_boxnow_offices',
	)[ $courier ] ?? null;
	$found = array();
	foreach ( null === $fetch ? array() : call_user_func( __NAMESPACE__ . '\\' . $fetch, $account ) as $office ) {
		if ( '' !== $office['id'] && '' !== $office['name'] && '' !== $office['city'] && count( $found ) < OFFICES_MAX ) {
			$found[ $office['id'] ] = $office;
		}
	}
	ksort( $found, SORT_NATURAL );
	return $found;
}

/**
 * The body of a courier's response.
 *
 * @param string $url     Of its API.
 * @param array  $request Of wp_remote_request.
 * @return string "": it failed.
 */
function fetch_from_courier( string $url, array $request ): string {
	$response = wp_remote_request( $url, $request + array( 'timeout' => 30 ) );
	return is_wp_error( $response ) || 200 !== (int) wp_remote_retrieve_response_code( $response ) ? '' : (string) wp_remote_retrieve_body( $response );
}

/**
 * The same, of JSON.
 *
 * @param string      $url     Of its API.
 * @param array       $body    To send.
 * @param array       $headers More of them.
 * @param string|null $list    Which list of the response is wanted; null: all of it.
 * @return array Empty: it failed.
 */
function fetch_courier_json( string $url, array $body, array $headers = array(), ?string $list = null ): array {
	$request = array(
		'method'  => 'POST',
		'headers' => array( 'Content-Type' => 'application/json' ) + $headers,
		'body'    => (string) wp_json_encode( $body ),
	);
	$answer  = json_decode( fetch_from_courier( $url, $request ), true );
	$wanted  = is_array( $answer ) && null !== $list ? $answer[ $list ] ?? null : $answer;
	return is_array( $wanted ) ? $wanted : array();
}

/**
 * An office as the shop has it (demo/schema-extras.graphql). Whatever a courier sends becomes a text of bounded length.
 *
 * @param array $facts Some of its fields.
 */
function make_office( array $facts ): array {
	$office = array();
	foreach ( array( 'id', 'kind', 'name', 'city', 'region', 'postcode', 'address', 'weekdays', 'saturday', 'sunday' ) as $name ) {
		$office[ $name ] = mb_substr( make_plain( read_text( $facts[ $name ] ?? '' ) ), 0, 200 );
	}
	$latitude            = read_number( $facts['latitude'] ?? null );
	$longitude           = read_number( $facts['longitude'] ?? null );
	$is_place            = $latitude && $longitude && abs( $latitude ) <= 90 && abs( $longitude ) <= 180;
	$office['latitude']  = $is_place ? $latitude : null;
	$office['longitude'] = $is_place ? $longitude : null;
	$weight              = read_number( $facts['maxWeight'] ?? null );
	$office['maxWeight'] = $weight > 0 ? $weight : null;
	return $office;
}

/**
 * A text of a courier, who may send it as a number.
 *
 * @param mixed $value Any.
 */
function read_text( $value ): string {
	return is_scalar( $value ) ? (string) $value : '';
}

/**
 * A number of a courier, who may send it as text.
 *
 * @param mixed $value Any.
 */
function read_number( $value ): ?float {
	return is_numeric( $value ) && is_finite( (float) $value ) ? (float) $value : null;
}

/**
 * Opening hours, as "09:00-18:00"; "00:00-24:00": day and night.
 *
 * @param mixed $from "9:00", "09:00:00", or milliseconds of Unix time at which a day in Bulgaria has that hour.
 * @param mixed $to   The same.
 * @return string "": closed, or unknown.
 */
function write_hours( $from, $to ): string {
	$hours = array();
	foreach ( $from === $to ? array() : array( $from, $to ) as $time ) {
		if ( is_string( $time ) && preg_match( '/^(\d{1,2}):(\d{2})(:\d{2})?$/', $time, $found ) ) {
			$hours[] = sprintf( '%02d:%s', $found[1], $found[2] );
		} elseif ( is_numeric( $time ) ) {
			$hours[] = wp_date( 'H:i', intdiv( (int) $time, 1000 ), new \DateTimeZone( 'Europe/Sofia' ) );
		}
	}
	return 2 === count( $hours ) ? str_replace( '-00:00', '-24:00', implode( '-', $hours ) ) : '';
}

/**
 * An address without the settlement before it.
 *
 * @param string $address Of a courier.
 * @param string $city    Of the office.
 */
function strip_settlement( string $address, string $city ): string {
	$kinds = get_address_words()['settlement'];
	$city  = preg_quote( clean_settlement( $city ), '/' );
	return trim( (string) preg_replace( "/^\s*(?:\[?\d{4}\]?[\s,]*)?(?:(?:$kinds)[\s.]+)?$city(?![\p{L}\d])[\s,.]*/iu", '', $address ), ' ,' );
}
