<?php
/**
 * Saving a tab of Settings > Storefront, and having the shop synchronize now.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const NOTICE_SECONDS = 30;

add_action( 'admin_post_storefront_save', __NAMESPACE__ . '\save_settings' );
add_action( 'admin_post_storefront_sync', __NAMESPACE__ . '\sync_now' );

/** What a form sent. Changing the option notifies the shop (includes/changes/settings.php). */
function save_settings(): void {
	$tab    = receive_form( 'storefront_save' );
	$form   = wp_unslash( $_POST['storefront'] ?? array() ); // phpcs:ignore WordPress.Security -- the nonce is checked, each value sanitized.
	if ( 'couriers' === $tab ) {
		update_option( ACCOUNTS_OPTION, sanitize_courier_accounts( is_array( $form ) ? $form : array(), get_option( ACCOUNTS_OPTION, array() ) ), false );
		expire_office_lists();
		add_settings_error( SETTINGS_PAGE, 'storefront-saved', __( 'Accounts saved. The shop reads the lists of offices within a few minutes.', 'sila-storefront' ), 'success' );
		return_to_page( $tab );
	}
	$language = read_language( wp_unslash( $_POST['language'] ?? '' ) ); // phpcs:ignore WordPress.Security -- the nonce is checked; read_language knows the valid ones.
	$fields   = list_fields_in( $tab, $language );
	$result   = sanitize_settings( $fields, is_array( $form ) ? $form : array(), get_settings_in( $language ) );
	store_settings_in( $language, $result['settings'] );
	store_refused( $result['refused'] );
	foreach ( array_intersect_key( $fields, $result['refused'] ) as $field ) {
		/* translators: 1: label of a field, 2: what is wrong. */
		$text = sprintf( __( '%1$s isn’t saved; the value before still counts. %2$s', 'sila-storefront' ), $field['label'], explain_refusal( $field ) );
		add_settings_error( SETTINGS_PAGE, 'storefront-refused', $text );
	}
	if ( ! $result['refused'] ) {
		add_settings_error( SETTINGS_PAGE, 'storefront-saved', __( 'Settings saved. The shop shows them within a minute.', 'sila-storefront' ), 'success' );
	}
	return_to_page( $tab, $language );
}

/** Has the shop read products, terms, settings and couriers' offices again. */
function sync_now(): void {
	$tab = receive_form( 'storefront_sync' );
	expire_office_lists();
	record_changes( 'couriers' );
	if ( null === send_command( array( 'command' => 'sync' ) ) ) {
		add_settings_error( SETTINGS_PAGE, 'storefront-unreachable', __( 'The shop didn’t answer. Nothing was synchronized.', 'sila-storefront' ) );
	} else {
		add_settings_error( SETTINGS_PAGE, 'storefront-syncing', __( 'The shop is synchronizing.', 'sila-storefront' ), 'success' );
	}
	return_to_page( $tab );
}

/**
 * Ends every request that isn't a form of this page, sent by somebody who manages the shop.
 *
 * @param string $action Of the nonce.
 * @return string The tab that it came from.
 */
function receive_form( string $action ): string {
	if ( ! current_user_can( SETTINGS_CAPABILITY ) ) {
		wp_die( esc_html( __( 'Sorry, you are not allowed to do that.', 'sila-storefront' ) ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( $action );
	return read_tab( wp_unslash( $_POST['tab'] ?? '' ) ); // phpcs:ignore WordPress.Security -- read_tab knows the valid ones.
}

/**
 * As WordPress's own options.php: the page shows what is stored here for half a minute.
 *
 * @param string $tab      Of get_setting_tabs.
 * @param string $language Of read_language.
 */
function return_to_page( string $tab, string $language = '' ): void {
	set_transient( 'settings_errors', get_settings_errors(), NOTICE_SECONDS );
	$url = add_query_arg( 'settings-updated', 'true', get_settings_url( $tab ) );
	wp_safe_redirect( '' === $language ? $url : add_query_arg( 'language', $language, $url ) );
	exit;
}
