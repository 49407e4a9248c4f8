<?php
/**
 * Plugins of couriers that can't be handed a choice: the shop's doctor names them.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

// Couriers of this country, and who writes plugins for them, in the names of plugins and of their folders.
const COURIER_NAMES     = '/(?<![\p{L}\d])(?:econt|speedy|box[\s_-]?now|same[\s_-]?day|samedaycourier|shipbg|drusoft)(?![\p{L}\d])/iu';
const SUPPORTED_FOLDERS = array( 'bulgarisation-for-woocommerce', 'woocommerce-bulgarisation', 'sila-storefront' );

/**
 * Their names, among the active ones.
 *
 * @return string[]
 */
function list_unsupported_plugins(): array {
	if ( ! function_exists( 'get_plugins' ) ) {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
	}
	$active = (array) get_option( 'active_plugins', array() );
	$all    = array_intersect_key( get_plugins(), array_flip( array_filter( $active, 'is_string' ) ) );
	$names  = array();
	foreach ( $all as $file => $plugin ) {
		$name         = make_plain( read_text( $plugin['Name'] ?? '' ) );
		$is_courier   = preg_match( COURIER_NAMES, str_replace( '_', '-', dirname( $file ) ) ) || preg_match( COURIER_NAMES, $name );
		$is_supported = in_array( dirname( $file ), SUPPORTED_FOLDERS, true );
		if ( $is_courier && ! $is_supported ) {
			$names[] = '' === $name ? $file : $name;
		}
	}
	/** A plugin with a Courier_Source of its own takes its name away. */
	return array_values( array_diff( $names, array_map( static fn( $source ) => (string) $source->get_name(), get_courier_sources() ) ) );
}
