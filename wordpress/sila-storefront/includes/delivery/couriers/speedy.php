<?php
/**
 * Speedy's list of offices and lockers (api.speedy.bg/v1, location/office). Regions are in its list of settlements.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const SPEEDY_URL     = 'https://api.speedy.bg/v1/';
const SPEEDY_COUNTRY = 100;

/**
 * All of them in Bulgaria, by two requests.
 *
 * @param array $account Of Courier_Source::get_account.
 * @return iterable<array> Of make_office.
 */
function list_speedy_offices( array $account ): iterable {
	$credentials = array(
		'userName' => $account['user'],
		'password' => $account['password'],
		'language' => 'BG',
	);
	$offices     = fetch_courier_json( SPEEDY_URL . 'location/office/', $credentials + array( 'countryId' => SPEEDY_COUNTRY ), array(), 'offices' );
	$regions     = $offices ? fetch_speedy_regions( $credentials ) : array();
	foreach ( $offices as $office ) {
		if ( is_array( $office ) ) {
			yield read_speedy_office( $office, $regions );
		}
	}
}

/**
 * Regions of settlements. Without them offices are found by their postcodes.
 *
 * @param array $credentials Of the merchant.
 * @return array<string, string> Codes by Speedy's id of the settlement.
 */
function fetch_speedy_regions( array $credentials ): array {
	$request = array(
		'method'  => 'POST',
		'headers' => array( 'Content-Type' => 'application/json' ),
		'body'    => (string) wp_json_encode( $credentials ),
	);
	$lines   = explode( "\n", str_replace( array( "\xEF\xBB\xBF", "\r" ), '', fetch_from_courier( SPEEDY_URL . 'location/site/csv/' . SPEEDY_COUNTRY, $request ) ) );
	$columns = array_flip( str_getcsv( (string) array_shift( $lines ), ',', '"', '' ) );
	$regions = array();
	if ( ! isset( $columns['id'], $columns['region'], $columns['name'] ) ) {
		return array();
	}
	foreach ( $lines as $line ) {
		$cells = str_getcsv( $line, ',', '"', '' );
		if ( isset( $cells[ $columns['id'] ], $cells[ $columns['region'] ], $cells[ $columns['name'] ] ) ) {
			$regions[ $cells[ $columns['id'] ] ] = find_region( $cells[ $columns['region'] ], $cells[ $columns['name'] ], 'BG-23' );
		}
	}
	return $regions;
}

/**
 * One of them.
 *
 * @param array                 $office  As Speedy sends it.
 * @param array<string, string> $regions Of fetch_speedy_regions.
 */
function read_speedy_office( array $office, array $regions ): array {
	$address = is_array( $office['address'] ?? null ) ? $office['address'] : array();
	$name    = read_text( $address['siteName'] ?? '' );
	$local   = read_text( $address['localAddressString'] ?? '' );
	$site    = read_text( $office['siteId'] ?? $address['siteId'] ?? '' );
	return make_office(
		array(
			'id'        => $office['id'] ?? '',
			'kind'      => 'APT' === ( $office['type'] ?? '' ) ? 'locker' : 'office',
			'name'      => $office['name'] ?? '',
			'city'      => clean_settlement( $name ),
			'region'    => $regions[ $site ] ?? find_region( '', $name, 'BG-23' ),
			'postcode'  => $address['postCode'] ?? '',
			'address'   => '' === $local ? strip_settlement( read_text( $address['fullAddressString'] ?? '' ), $name ) : $local,
			'weekdays'  => write_hours( $office['workingTimeFrom'] ?? null, $office['workingTimeTo'] ?? null ),
			'saturday'  => write_hours( $office['workingTimeHalfFrom'] ?? null, $office['workingTimeHalfTo'] ?? null ),
			'sunday'    => write_hours( $office['workingTimeDayOffFrom'] ?? null, $office['workingTimeDayOffTo'] ?? null ),
			'latitude'  => $address['y'] ?? null,
			'longitude' => $address['x'] ?? null,
			'maxWeight' => $office['maxParcelWeight'] ?? null,
		)
	);
}
