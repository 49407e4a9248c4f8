<?php
/**
 * The box at the head of Settings > Storefront: connection, last synchronization, products, what was refused.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

/**
 * The box, whose state its script loads, with the button that has the shop synchronize now.
 *
 * @param string $tab That is shown.
 */
function show_state_box( string $tab ): void {
	$url = add_query_arg(
		array(
			'action'      => 'storefront_state',
			'_ajax_nonce' => wp_create_nonce( 'storefront_state' ),
		),
		admin_url( 'admin-ajax.php' )
	);
	printf( '<div class="card storefront-state"><div data-storefront-state="%s" aria-live="polite"><p>', esc_url( $url ) );
	echo esc_html( can_send_changes() ? __( 'Asking the shop …', 'sila-storefront' ) : __( 'The shop isn’t connected: wp-config.php needs STOREFRONT_URL and STOREFRONT_SECRET.', 'sila-storefront' ) );
	echo '</p></div><form method="post" action="', esc_url( admin_url( 'admin-post.php' ) ), '">';
	echo '<input type="hidden" name="action" value="storefront_sync"><input type="hidden" name="tab" value="', esc_attr( $tab ), '">';
	wp_nonce_field( 'storefront_sync' );
	submit_button(
		__( 'Synchronize now', 'sila-storefront' ),
		'secondary',
		'sync',
		false,
		can_send_changes() ? array() : array( 'disabled' => 'disabled' )
	);
	echo '</form></div>';
}

/**
 * What the shop says of itself.
 *
 * @param array|null $status Null: it didn't answer.
 */
function show_state( ?array $status ): void {
	if ( null === $status ) {
		echo '<p class="storefront-bad">', esc_html( __( 'The shop doesn’t answer, or has another secret than STOREFRONT_SECRET in wp-config.php.', 'sila-storefront' ) ), '</p>';
		return;
	}
	echo '<dl>';
	foreach ( list_facts( $status ) as $name => $text ) {
		echo '<div><dt>', esc_html( $name ), '</dt><dd>', esc_html( $text ), '</dd></div>';
	}
	echo '</dl>';
	if ( 'refused' === judge_settings( $status ) ) {
		echo '<p class="storefront-bad">', esc_html( __( 'The shop can’t take these settings over, and keeps the last valid ones:', 'sila-storefront' ) ), '</p><ul class="ul-disc">';
		foreach ( (array) $status['settings']['problems'] as $problem ) {
			show_problem( (string) $problem );
		}
		echo '</ul>';
	}
	if ( (int) ( $status['refusedDeletions'] ?? 0 ) > 0 ) {
		echo '<p class="storefront-bad">', esc_html( __( 'So many products were missing at once that the shop keeps showing them. If they were deleted on purpose, have it accept that: npm run catalog:sync -- --accept-deletions', 'sila-storefront' ) ), '</p>';
	}
}

/**
 * A reason of the shop, with the label of the field that it is about.
 *
 * @param string $problem As "SITE.phone: at most 40 characters are needed".
 */
function show_problem( string $problem ): void {
	$path  = preg_match( '/^[A-Z]+\.\w+/', $problem, $found ) ? $found[0] : '';
	$label = list_setting_fields()[ $path ]['label'] ?? '';
	echo '<li>', esc_html( '' === $label ? '' : "$label – " ), '<code>', esc_html( $problem ), '</code></li>';
}

/**
 * Names and values.
 *
 * @param array $status Of the shop.
 * @return array<string, string>
 */
function list_facts( array $status ): array {
	$settings = array(
		'used'    => __( 'in use', 'sila-storefront' ),
		'pending' => __( 'on their way', 'sila-storefront' ),
		'refused' => __( 'refused', 'sila-storefront' ),
	);
	return array(
		__( 'Shop', 'sila-storefront' )                 => get_shop_url(),
		__( 'Connection', 'sila-storefront' )           => __( 'connected', 'sila-storefront' ),
		__( 'Last synchronization', 'sila-storefront' ) => describe_run( $status ),
		__( 'Waiting changes', 'sila-storefront' )      => describe_waiting( $status ),
		__( 'Products', 'sila-storefront' )             => number_format_i18n( (int) ( $status['products'] ?? 0 ) ),
		__( 'Refused changes', 'sila-storefront' )      => number_format_i18n( (int) ( $status['refusedDeletions'] ?? 0 ) + count( (array) ( $status['settings']['problems'] ?? array() ) ) ),
		__( 'These settings', 'sila-storefront' )       => $settings[ judge_settings( $status ) ],
	);
}

/**
 * What is running and how far it is, or when it ran last.
 *
 * @param array $status Of the shop.
 */
function describe_run( array $status ): string {
	$run  = (array) ( $status['run'] ?? array() );
	$last = max( (int) ( $status['lastFullAt'] ?? 0 ), (int) ( $status['lastIncrementalAt'] ?? 0 ) );
	$ago  = human_time_diff( (int) ( ( $run['startedAt'] ?? $last ) / 1000 ) );
	if ( ! $run ) {
		/* translators: %s: a time span, as "5 minutes". */
		return $last ? sprintf( __( '%s ago', 'sila-storefront' ), $ago ) : __( 'never', 'sila-storefront' );
	}
	if ( 'full' !== ( $run['kind'] ?? '' ) ) {
		/* translators: %s: a time span, as "5 minutes". */
		return sprintf( __( 'looking for changes, begun %s ago', 'sila-storefront' ), $ago );
	}
	$all = isset( $run['found'] ) ? number_format_i18n( (int) $run['found'] ) : '?';
	/* translators: 1: number of products read so far, 2: number of all, 3: a time span, as "5 minutes". */
	return sprintf( __( 'reading everything: %1$s of %2$s products, begun %3$s ago', 'sila-storefront' ), number_format_i18n( (int) ( $run['done'] ?? 0 ) ), $all, $ago );
}

/**
 * Changes that the shop has been notified of and has yet to read.
 *
 * @param array $status Of the shop.
 */
function describe_waiting( array $status ): string {
	$count = (int) ( $status['pending'] ?? 0 );
	if ( 0 === $count ) {
		return __( 'none', 'sila-storefront' );
	}
	$since = human_time_diff( (int) ( ( $status['pendingSince'] ?? 0 ) / 1000 ) );
	/* translators: 1: number of changes, 2: a time span, as "5 minutes". */
	return sprintf( __( '%1$s, the oldest for %2$s', 'sila-storefront' ), number_format_i18n( $count ), $since );
}
