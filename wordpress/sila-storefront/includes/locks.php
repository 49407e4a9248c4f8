<?php
/**
 * Named locks of the database, which frees them when PHP dies. WooGraphQL queues its cart mutations in the same way.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const LOCK_NAME_LENGTH = 59;

/**
 * Waits for a lock.
 *
 * @param string $kind    Begins its name.
 * @param string $subject What is locked; hashed, with the tables' prefix, for the server may have other sites' locks too.
 * @param int    $seconds How long to wait.
 * @return string|null Its name, for release_lock; null where another request still holds it.
 */
function acquire_lock( string $kind, string $subject, int $seconds ): ?string {
	global $wpdb;
	$name = substr( $kind . hash( 'sha256', $wpdb->prefix . $subject ), 0, LOCK_NAME_LENGTH );
	return '1' === $wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK(%s, %d)', $name, $seconds ) ) ? $name : null; // phpcs:ignore WordPress.DB.DirectDatabaseQuery
}

/**
 * Lets the next one in.
 *
 * @param string $name Of acquire_lock.
 */
function release_lock( string $name ): void {
	global $wpdb;
	$wpdb->get_var( $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', $name ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
}
