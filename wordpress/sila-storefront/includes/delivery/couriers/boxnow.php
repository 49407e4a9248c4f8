<?php
/**
 * BOX NOW's list of lockers (api/v1/destinations), open day and night.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const BOXNOW_URL        = 'https://api-production.boxnow.bg';
const BOXNOW_DEMO_URL   = 'https://api-stage.boxnow.bg';
const BOXNOW_HOURS      = '00:00-24:00';
const BOXNOW_WEIGHT_MAX = 20;

/**
 * All of them in Bulgaria, by two requests: the first one is for a token.
 *
 * @param array $account Of Courier_Source::get_account.
 * @return iterable<array> Of make_office.
 */
function list_boxnow_offices( array $account ): iterable {
	$url         = $account['is_demo'] ? BOXNOW_DEMO_URL : BOXNOW_URL;
	$credentials = array(
		'grant_type'    => 'client_credentials',
		'client_id'     => $account['user'],
		'client_secret' => $account['password'],
	);
	$token       = fetch_courier_json( $url . '/api/v1/auth-sessions', $credentials )['access_token'] ?? '';
	if ( ! is_string( $token ) || '' === $token ) {
		return;
	}
	$request = array(
		'method'  => 'GET',
		'headers' => array( 'Authorization' => "Bearer $token" ),
	);
	$answer  = json_decode( fetch_from_courier( $url . '/api/v1/destinations', $request ), true );
	foreach ( is_array( $answer['data'] ?? null ) ? $answer['data'] : array() as $locker ) {
		if ( is_array( $locker ) && 'BG' === strtoupper( read_text( $locker['country'] ?? 'BG' ) ) ) {
			yield read_boxnow_locker( $locker );
		}
	}
}

/**
 * One of them. Its settlement stands in the second line of the address, its street in the first.
 *
 * @param array $locker As BOX NOW sends it.
 */
function read_boxnow_locker( array $locker ): array {
	$line = read_text( $locker['addressLine2'] ?? '' );
	$city = clean_settlement( explode( ',', (string) preg_replace( '/\d{4}/', '', $line ) )[0] );
	return make_office(
		array(
			'id'        => $locker['id'] ?? '',
			'kind'      => 'locker',
			'name'      => $locker['name'] ?? $locker['title'] ?? '',
			'city'      => $city,
			'region'    => find_region( read_text( $locker['region'] ?? '' ), $city, 'BG-22' ),
			'postcode'  => str_replace( ' ', '', read_text( $locker['postalCode'] ?? '' ) ),
			'address'   => $locker['addressLine1'] ?? '',
			'weekdays'  => BOXNOW_HOURS,
			'saturday'  => BOXNOW_HOURS,
			'sunday'    => BOXNOW_HOURS,
			'latitude'  => $locker['lat'] ?? null,
			'longitude' => $locker['lng'] ?? null,
			'maxWeight' => BOXNOW_WEIGHT_MAX,
		)
	);
}
