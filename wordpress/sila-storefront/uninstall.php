<?php
/**
 * Deletes what the plugin has stored: its options, transients, events and what it knows of customers. Orders keep their
 * metadata: they are the merchant's records, and whoever installs a newer version by deleting the old one must not lose
 * which checkout made which order.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

uninstall();

/** From each site of a network. */
function uninstall(): void {
	if ( is_multisite() ) {
		$every_site = array(
			'fields' => 'ids',
			'number' => 0,
		);
		foreach ( get_sites( $every_site ) as $site_id ) {
			switch_to_blog( $site_id );
			uninstall_from_site();
			restore_current_blog();
		}
	} else {
		uninstall_from_site();
	}
	// Which checkout made an account, and whether its email is out; users belong to the whole network.
	delete_metadata( 'user', 0, '_checkout_id', '', true );
	delete_metadata( 'user', 0, '_checkout_emailed', '', true );
}

/** By name, and by prefix where there are many: changes that wait for the shop, and emails that were sent. */
function uninstall_from_site(): void {
	global $wpdb;
	wp_clear_scheduled_hook( 'storefront_complete_orders' );
	wp_clear_scheduled_hook( 'storefront_send_changes' );
	delete_option( 'storefront_secret' );
	delete_option( 'storefront_url' );
	delete_option( 'storefront_settings' );
	delete_option( 'storefront_settings_translations' );
	delete_option( 'storefront_courier_accounts' );
	foreach ( array( 'storefront_changes_', 'storefront_ticket_', 'storefront_offices_', '_transient_storefront_', '_transient_timeout_storefront_' ) as $prefix ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- by prefix; WordPress has no function for it.
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
		array_map( 'delete_option', $names );
	}
}
