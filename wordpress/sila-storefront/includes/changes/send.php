<?php
/**
 * Notifies the shop of changes, once the editor or shopper of this request has been answered.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const CHANGES_HOOK    = 'storefront_send_changes';
const CHANGES_ROWS    = 200;
const CHANGES_SECONDS = 20;
const CHANGES_TIMEOUT = 5;
const CHANGES_RETRY   = 60;

add_action( 'shutdown', __NAMESPACE__ . '\finish_changes', PHP_INT_MAX );
add_action( CHANGES_HOOK, __NAMESPACE__ . '\send_changes' );

/**
 * At the end of the request: what it changed is stored first, and sent after the response. Where PHP can't end the
 * response, WP-Cron sends it. While the shop doesn't answer, only WP-Cron tries.
 */
function finish_changes(): void {
	$recorded = take_recorded_changes();
	if ( $recorded['kinds'] ) {
		store_changes( $recorded );
	}
	if ( ! has_stored_changes() || wp_next_scheduled( CHANGES_HOOK ) > time() ) {
		return;
	}
	if ( end_response() || wp_doing_cron() || 'cli' === PHP_SAPI ) {
		send_changes();
		return;
	}
	wp_schedule_single_event( time(), CHANGES_HOOK );
	spawn_cron();
}

/** Whether the web server lets PHP go on after the response. */
function end_response(): bool {
	foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
		if ( function_exists( $finish ) ) {
			$finish();
			return true;
		}
	}
	return false;
}

/**
 * Sends what is stored and deletes what the shop has accepted. The rest is stored again, in one row, for WP-Cron a minute
 * later.
 */
function send_changes(): void {
	wp_clear_scheduled_hook( CHANGES_HOOK );
	$deadline = time() + CHANGES_SECONDS;
	while ( can_send_changes() ) {
		$rows = get_stored_changes( CHANGES_ROWS );
		if ( ! $rows ) {
			return;
		}
		$left = post_changes( join_changes( array_column( $rows, 'option_value' ) ), $deadline );
		if ( $left['kinds'] ) {
			wp_schedule_single_event( time() + CHANGES_RETRY, CHANGES_HOOK );
			store_changes( $left );
		}
		array_map( 'delete_option', array_column( $rows, 'option_name' ) );
		if ( $left['kinds'] ) {
			return;
		}
	}
}

/**
 * A thousand ids a message, of products and of posts each.
 *
 * @param array{ids: int[], posts: int[], kinds: string[]} $changes  To send.
 * @param int                                              $deadline When no other message begins.
 * @return array{ids: int[], posts: int[], kinds: string[]} What the shop hasn't accepted.
 */
function post_changes( array $changes, int $deadline ): array {
	do {
		$message = array(
			'ids'   => array_splice( $changes['ids'], 0, CHANGES_PER_MESSAGE ),
			'posts' => array_splice( $changes['posts'], 0, CHANGES_PER_MESSAGE ),
			'kinds' => $changes['kinds'],
		);
		if ( time() >= $deadline || ! is_accepted( send_message( $message ) ) ) {
			return array_merge_recursive( $message, array_diff_key( $changes, array( 'kinds' => true ) ) );
		}
	} while ( $changes['ids'] || $changes['posts'] );
	return NO_CHANGES;
}

/**
 * As WooCommerce signs its webhooks.
 *
 * @param string $body For the shop.
 */
function sign_message( string $body ): string {
	return base64_encode( hash_hmac( 'sha256', $body, get_secret(), true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- as WooCommerce does.
}

/**
 * Notifies the shop.
 *
 * @param array{ids: int[], posts: int[], kinds: string[]} $message To send.
 * @return int The shop's status; 0: there was no answer.
 */
function send_message( array $message ): int {
	$body     = (string) wp_json_encode( $message );
	$response = wp_remote_post(
		get_shop_url() . '/webhooks/woocommerce',
		array(
			'timeout'     => CHANGES_TIMEOUT,
			'redirection' => 0,
			'headers'     => array(
				'Content-Type'             => 'application/json',
				'X-WC-Webhook-Topic'       => 'catalog.changed',
				'X-WC-Webhook-Delivery-ID' => wp_generate_uuid4(),
				'X-WC-Webhook-Signature'   => sign_message( $body ),
			),
			'body'        => $body,
		)
	);
	return (int) wp_remote_retrieve_response_code( $response );
}

/**
 * Whether the shop has accepted a message.
 *
 * @param int $status Its answer's.
 */
function is_accepted( int $status ): bool {
	return $status >= 200 && $status < 300;
}
