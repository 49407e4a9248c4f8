<?php
/**
 * Econt's list of offices and lockers (ee.econt.com/services, NomenclaturesService.getOffices).
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const ECONT_URL      = 'https://ee.econt.com/services/';
const ECONT_DEMO_URL = 'https://demo.econt.com/ee/services/';

/**
 * All of them in Bulgaria, by one request.
 *
 * @param array $account Of Courier_Source::get_account.
 * @return iterable<array> Of make_office.
 */
function list_econt_offices( array $account ): iterable {
	$url     = ( $account['is_demo'] ? ECONT_DEMO_URL : ECONT_URL ) . 'Nomenclatures/NomenclaturesService.getOffices.json';
	$headers = array( 'Authorization' => 'Basic ' . base64_encode( $account['user'] . ':' . $account['password'] ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as HTTP has it.
	foreach ( fetch_courier_json( $url, array( 'countryCode' => 'BGR' ), $headers, 'offices' ) as $office ) {
		if ( is_array( $office ) ) {
			yield read_econt_office( $office );
		}
	}
}

/**
 * One of them.
 *
 * @param array $office As Econt sends it.
 */
function read_econt_office( array $office ): array {
	$address  = is_array( $office['address'] ?? null ) ? $office['address'] : array();
	$city     = is_array( $address['city'] ?? null ) ? $address['city'] : array();
	$location = is_array( $address['location'] ?? null ) ? $address['location'] : array();
	$name     = read_text( $city['name'] ?? '' );
	return make_office(
		array(
			'id'        => $office['code'] ?? '',
			'kind'      => empty( $office['isAPS'] ) ? 'office' : 'locker',
			'name'      => $office['name'] ?? '',
			'city'      => clean_settlement( $name ),
			'region'    => find_region( read_text( $city['regionName'] ?? '' ), $name, 'BG-22' ),
			'postcode'  => $city['postCode'] ?? '',
			'address'   => strip_settlement( read_text( $address['fullAddress'] ?? '' ), $name ),
			'weekdays'  => write_hours( $office['normalBusinessHoursFrom'] ?? null, $office['normalBusinessHoursTo'] ?? null ),
			'saturday'  => write_hours( $office['halfDayBusinessHoursFrom'] ?? null, $office['halfDayBusinessHoursTo'] ?? null ),
			'sunday'    => write_hours( $office['sundayBusinessHoursFrom'] ?? null, $office['sundayBusinessHoursTo'] ?? null ),
			'latitude'  => $location['latitude'] ?? null,
			'longitude' => $location['longitude'] ?? null,
		)
	);
}
