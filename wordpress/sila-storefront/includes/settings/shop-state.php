<?php
/**
 * How the shop stands: asked of it by a signed command, and shown on Settings > Storefront.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const COMMAND_TIMEOUT    = 5;
const DEPLOYED_TRANSIENT = 'storefront_deployed';
const DEPLOYED_SECONDS   = 3600;

add_action( 'wp_ajax_storefront_state', __NAMESPACE__ . '\answer_state' );

/**
 * Sends the shop a command, signed as notifications are.
 *
 * @param array $command Without the time.
 * @return array|null What the shop answers; null where it can't be asked, or refuses.
 */
function send_command( array $command ): ?array {
	if ( ! can_send_changes() ) {
		return null;
	}
	$body     = (string) wp_json_encode( $command + array( 'at' => (int) ( microtime( true ) * 1000 ) ) );
	$response = wp_remote_post(
		get_shop_url() . '/webhooks/catalog',
		array(
			'timeout'     => COMMAND_TIMEOUT,
			'redirection' => 0,
			'headers'     => array(
				'Content-Type'           => 'application/json',
				'X-WC-Webhook-Signature' => sign_message( $body ),
			),
			'body'        => $body,
		)
	);
	$answer   = 200 === (int) wp_remote_retrieve_response_code( $response ) ? json_decode( wp_remote_retrieve_body( $response ), true ) : null;
	if ( ! is_array( $answer['status'] ?? null ) ) {
		return null;
	}
	store_deployed_settings( $answer['shop'] ?? array() );
	return $answer['status'];
}

/**
 * Keeps what the shop has where nothing is set here, for the fields' placeholders.
 *
 * @param mixed $tables Of the shop's answer.
 */
function store_deployed_settings( $tables ): void {
	$values = array();
	foreach ( is_array( $tables ) ? $tables : array() as $table => $keys ) {
		foreach ( is_array( $keys ) ? $keys : array() as $key => $value ) {
			$values[ "$table.$key" ] = $value;
		}
	}
	set_transient( DEPLOYED_TRANSIENT, $values, DEPLOYED_SECONDS );
}

/**
 * What the shop has where nothing is set here, by table and key; asked once an hour.
 *
 * @return array<string, mixed>
 */
function get_deployed_settings(): array {
	$known = get_transient( DEPLOYED_TRANSIENT );
	if ( ! is_array( $known ) ) {
		// A shop that doesn't answer isn't waited for with every page.
		set_transient( DEPLOYED_TRANSIENT, array(), 60 );
		send_command( array( 'command' => 'status' ) );
		$known = get_transient( DEPLOYED_TRANSIENT );
	}
	return is_array( $known ) ? $known : array();
}

/** The state for the page's script, to those who manage the shop. */
function answer_state(): void {
	check_ajax_referer( 'storefront_state' );
	if ( ! current_user_can( SETTINGS_CAPABILITY ) ) {
		wp_send_json_error( null, 403 );
	}
	$status = send_command( array( 'command' => 'status' ) );
	ob_start();
	show_state( $status );
	wp_send_json_success(
		array(
			'html'      => ob_get_clean(),
			'isPending' => null !== $status && ( 'pending' === judge_settings( $status ) || null !== ( $status['run'] ?? null ) || ! empty( $status['pending'] ) ),
		)
	);
}

/**
 * Whether the shop has taken over what is set here.
 *
 * @param array $status Of the shop.
 * @return string "used", "pending" or "refused".
 */
function judge_settings( array $status ): string {
	$json = get_settings_json();
	if ( ( null === $json ? '' : hash( 'sha256', $json ) ) !== (string) ( $status['settings']['digest'] ?? '' ) ) {
		return 'pending';
	}
	return empty( $status['settings']['problems'] ) ? 'used' : 'refused';
}
