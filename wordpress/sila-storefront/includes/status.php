<?php
/**
 * What `npm run doctor` of the shop asks: versions, and whether notifications arrive. Told to the shop alone.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

/** Names of the constants in which plugins keep their versions. */
const VERSION_CONSTANTS = array(
	'WooCommerce'    => 'WC_VERSION',
	'WPGraphQL'      => 'WPGRAPHQL_VERSION',
	'WooGraphQL'     => 'WPGRAPHQL_WOOCOMMERCE_VERSION',
	'Headless Login' => 'WPGRAPHQL_LOGIN_VERSION',
);

add_action( 'graphql_register_types', __NAMESPACE__ . '\register_status_field' );

/** Adds storefrontStatus to the schema. */
function register_status_field(): void {
	register_graphql_object_type(
		'StorefrontVersion',
		array(
			'description' => 'A part of this site.',
			'fields'      => array(
				'name'    => array( 'type' => 'String' ),
				'version' => array( 'type' => 'String' ),
			),
		)
	);
	register_graphql_object_type(
		'StorefrontStatus',
		array(
			'description' => 'How this site and its storefront are connected.',
			'fields'      => array(
				'shopUrl'            => array(
					'description' => 'STOREFRONT_URL; null where it is not set.',
					'type'        => 'String',
				),
				'versions'           => array( 'type' => array( 'list_of' => 'StorefrontVersion' ) ),
				'notificationStatus' => array(
					'description' => 'The status with which the shop answers a notification of no change, which is sent now; 0 for no answer, null without STOREFRONT_URL.',
					'type'        => 'Int',
					'resolve'     => static fn() => can_send_changes() ? send_message( NO_CHANGES ) : null,
				),
			),
		)
	);
	register_graphql_field(
		'RootQuery',
		'storefrontStatus',
		array(
			'description' => 'For the storefront alone.',
			'type'        => 'StorefrontStatus',
			'resolve'     => __NAMESPACE__ . '\get_status',
		)
	);
}

/**
 * Without notificationStatus, which is resolved only where it is asked for.
 *
 * @return array{shopUrl: ?string, versions: array{name: string, version: string}[]}
 */
function get_status(): array {
	require_shop( 'storefrontStatus' );
	$versions = array(
		'WordPress'       => get_bloginfo( 'version' ),
		'PHP'             => PHP_VERSION,
		'Sila Storefront' => get_file_data( PLUGIN_FILE, array( 'Version' => 'Version' ) )['Version'],
	);
	foreach ( VERSION_CONSTANTS as $name => $constant ) {
		if ( defined( $constant ) ) {
			$versions[ $name ] = constant( $constant );
		}
	}
	return array(
		'shopUrl'  => '' === get_shop_url() ? null : get_shop_url(),
		'versions' => array_map(
			static fn( $name, $version ) => array(
				'name'    => $name,
				'version' => (string) $version,
			),
			array_keys( $versions ),
			$versions
		),
	);
}
