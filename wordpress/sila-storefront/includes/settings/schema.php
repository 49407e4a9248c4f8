<?php
/**
 * What the merchant has set, for the shop and everybody: all of it stands on public pages.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

add_action( 'graphql_register_types', __NAMESPACE__ . '\register_settings_field' );

/** Adds storefrontSettings to the schema: a text, so that neither a newer plugin nor a newer shop needs the other. */
function register_settings_field(): void {
	register_graphql_field(
		'RootQuery',
		'storefrontSettings',
		array(
			'description' => 'Settings > Storefront: JSON of tables and keys as in the shop’s configuration; null where nothing is set.',
			'type'        => 'String',
			'resolve'     => static fn() => get_settings_json(),
		)
	);
}
