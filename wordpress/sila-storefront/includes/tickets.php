<?php
/**
 * Tickets: random, stored by their hash, good for a minute and for one use. What a browser carries between the shop and
 * WordPress is a ticket, and says nothing by itself.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const TICKET_PREFIX  = 'storefront_ticket_';
const TICKET_SECONDS = 60;
const TICKET_FORMAT  = '/^(\d{10})\.([0-9a-f]{64})$/';

/**
 * Makes one, and deletes those that nobody used in time.
 *
 * @param string $kind What it opens; a ticket of another kind opens nothing.
 * @param array  $data Whose it is.
 */
function create_ticket( string $kind, array $data ): string {
	global $wpdb;
	$now = time();
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- by prefix; WordPress has no function for it.
	$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s AND option_name < %s LIMIT 100", $wpdb->esc_like( TICKET_PREFIX ) . '%', TICKET_PREFIX . $now ) );
	$ticket = ( $now + TICKET_SECONDS ) . '.' . bin2hex( random_bytes( 32 ) );
	add_option( get_ticket_name( $kind, $ticket ), $data, '', false );
	return $ticket;
}

/**
 * What a ticket says, without using it up.
 *
 * @param string $kind   As it was made.
 * @param string $ticket As the browser brings it.
 * @return array|null Null: unknown, used or late.
 */
function read_ticket( string $kind, string $ticket ): ?array {
	if ( ! preg_match( TICKET_FORMAT, $ticket, $parts ) || time() > (int) $parts[1] ) {
		return null;
	}
	$data = get_option( get_ticket_name( $kind, $ticket ), null );
	return is_array( $data ) ? $data : null;
}

/**
 * Uses a ticket up. Of requests that bring it at once the database lets one delete it.
 *
 * @param string $kind   As it was made.
 * @param string $ticket As the browser brings it.
 * @return array|null Null: unknown, used or late.
 */
function take_ticket( string $kind, string $ticket ): ?array {
	global $wpdb;
	$data = read_ticket( $kind, $ticket );
	if ( null === $data ) {
		return null;
	}
	$name  = get_ticket_name( $kind, $ticket );
	$taken = $wpdb->delete( $wpdb->options, array( 'option_name' => $name ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- delete_option doesn't say who deleted it.
	wp_cache_delete( $name, 'options' );
	return 1 === $taken ? $data : null;
}

/**
 * The option that holds it. Whoever reads the database can't use it: the name is a hash.
 *
 * @param string $kind   As it was made.
 * @param string $ticket Of TICKET_FORMAT.
 */
function get_ticket_name( string $kind, string $ticket ): string {
	return TICKET_PREFIX . substr( $ticket, 0, 11 ) . hash( 'sha256', "$kind|$ticket" );
}
