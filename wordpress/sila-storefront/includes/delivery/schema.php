<?php
/**
 * Couriers, their offices and an order's parcels, for the shop alone.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const COURIERS = array( 'econt', 'speedy', 'boxnow' );

add_action( 'graphql_register_types', __NAMESPACE__ . '\register_delivery_types' );
add_action( 'graphql_register_types', __NAMESPACE__ . '\register_delivery_fields' );

/** Adds the types of demo/schema-extras.graphql to the schema. */
function register_delivery_types(): void {
	$texts  = array( 'id', 'kind', 'name', 'city', 'region', 'postcode', 'address', 'weekdays', 'saturday', 'sunday' );
	$office = array_fill_keys( $texts, array( 'type' => 'String' ) ) + array_fill_keys( array( 'latitude', 'longitude', 'maxWeight' ), array( 'type' => 'Float' ) );
	$types  = array(
		'StorefrontOffice'     => array( 'A courier’s office or locker.', $office ),
		'StorefrontOfficePage' => array(
			'A page of them.',
			array(
				'offices' => array( 'type' => array( 'list_of' => 'StorefrontOffice' ) ),
				'next'    => array( 'type' => 'String' ),
			),
		),
		'StorefrontCourier'    => array(
			'A courier whose parcels this site handles.',
			array(
				'courier'    => array( 'type' => 'String' ),
				'plugin'     => array( 'type' => 'String' ),
				'hasOffices' => array( 'type' => 'Boolean' ),
			),
		),
		'StorefrontDelivery'   => array(
			'Couriers, and plugins of couriers that can’t be handed a choice.',
			array(
				'couriers'    => array( 'type' => array( 'list_of' => 'StorefrontCourier' ) ),
				'unsupported' => array( 'type' => array( 'list_of' => 'String' ) ),
			),
		),
		'StorefrontShipment'   => array( 'A parcel that has a waybill.', array_fill_keys( array( 'courier', 'number', 'url' ), array( 'type' => 'String' ) ) ),
	);
	foreach ( $types as $name => list( $description, $fields ) ) {
		register_graphql_object_type(
			$name,
			array(
				'description' => "$description For the storefront alone.",
				'fields'      => $fields,
			)
		);
	}
}

/** Adds storefrontDelivery, storefrontOffices and storefrontShipments to the schema. */
function register_delivery_fields(): void {
	register_graphql_field(
		'RootQuery',
		'storefrontDelivery',
		array(
			'description' => 'Couriers of this site. For the storefront alone.',
			'type'        => 'StorefrontDelivery',
			'resolve'     => static fn() => describe_delivery(),
		)
	);
	register_graphql_field(
		'RootQuery',
		'storefrontOffices',
		array(
			'description' => 'A page of a courier’s offices and lockers; null where it has no list. For the storefront alone.',
			'type'        => 'StorefrontOfficePage',
			'args'        => array(
				'courier' => array( 'type' => array( 'non_null' => 'String' ) ),
				'after'   => array( 'type' => 'String' ),
			),
			'resolve'     => static fn( $root, $args ) => list_office_page( $args ),
		)
	);
	register_graphql_field(
		'RootQuery',
		'storefrontShipments',
		array(
			'description' => 'The parcels of an order, by its key. For the storefront alone.',
			'type'        => array( 'list_of' => 'StorefrontShipment' ),
			'args'        => ORDER_KEY_FIELDS,
			'resolve'     => static fn( $root, $args ) => list_shipments( find_order_by_key( 'storefrontShipments', $args ) ),
		)
	);
}

/** Which couriers there are, and who handles them. */
function describe_delivery(): array {
	require_shop( 'storefrontDelivery' );
	$couriers = array();
	foreach ( COURIERS as $courier ) {
		$source = find_source_of_courier( $courier );
		if ( $source ) {
			$couriers[] = array(
				'courier'    => $courier,
				'plugin'     => $source->get_name(),
				'hasOffices' => null !== $source->get_account( $courier ),
			);
		}
	}
	return array(
		'couriers'    => $couriers,
		'unsupported' => list_unsupported_plugins(),
	);
}

/**
 * For the shop alone.
 *
 * @param array $args Of storefrontOffices.
 */
function list_office_page( array $args ): ?array {
	require_shop( 'storefrontOffices' );
	return get_office_page( (string) $args['courier'], (string) ( $args['after'] ?? '' ) );
}

/**
 * Of whichever plugin made them, also when it is switched off now.
 *
 * @param \WC_Order|null $order If there is one.
 * @return array[]|null
 */
function list_shipments( ?\WC_Order $order ): ?array {
	return $order ? array_merge( array(), ...array_map( static fn( $source ) => $source->list_shipments( $order ), array_values( get_courier_sources() ) ) ) : null;
}
