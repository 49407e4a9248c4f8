<?php
/**
 * The tab "Couriers": accounts with couriers, for their lists of offices. Passwords are stored and never shown again.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const ACCOUNT_LENGTH_MAX = 200;

/** What each courier calls the two, and which plugin handles it already. */
function list_account_labels(): array {
	$user     = __( 'User name', 'sila-storefront' );
	$password = __( 'Password', 'sila-storefront' );
	return array(
		'econt'  => array( 'Econt', $user, $password ),
		'speedy' => array( 'Speedy', $user, $password ),
		'boxnow' => array( 'BOX NOW', __( 'Client ID', 'sila-storefront' ), __( 'Client secret', 'sila-storefront' ) ),
	);
}

/** Instead of the fields of other tabs. */
function show_courier_accounts(): void {
	echo '<p>', esc_html( __( 'With an account of a courier’s API the shop lists its offices and lockers, and the order names the chosen one. A courier that a plugin handles needs none.', 'sila-storefront' ) ), '</p>';
	$accounts = get_option( ACCOUNTS_OPTION, array() );
	foreach ( list_account_labels() as $courier => list( $name, $user, $password ) ) {
		$source = find_source_of_courier( $courier );
		$stored = is_array( $accounts ) ? $accounts[ $courier ] ?? array() : array();
		echo '<h2>', esc_html( $name ), '</h2>';
		if ( $source && null !== $source->get_name() ) {
			/* translators: %s: name of a plugin. */
			echo '<p>', esc_html( sprintf( __( 'Handled by %s.', 'sila-storefront' ), $source->get_name() ) ), '</p>';
		}
		echo '<table class="form-table" role="presentation"><tbody>';
		show_account_row( "$courier.user", $user, 'text', read_text( $stored['user'] ?? '' ), '' );
		show_account_row( "$courier.password", $password, 'password', '', empty( $stored['password'] ) ? '' : __( 'Stored. Leave empty to keep it.', 'sila-storefront' ) );
		echo '</tbody></table>';
	}
}

/**
 * A line of text.
 *
 * @param string $path  Names it: "econt.user".
 * @param string $label For people.
 * @param string $type  "text" or "password".
 * @param string $value What is shown.
 * @param string $help  Below it.
 */
function show_account_row( string $path, string $label, string $type, string $value, string $help ): void {
	printf( '<tr><th scope="row"><label for="%1$s">%2$s</label></th><td><input type="%3$s" class="regular-text" id="%1$s" name="storefront[%1$s]" value="%4$s" autocomplete="%6$s" maxlength="%5$d">', esc_attr( $path ), esc_html( $label ), esc_attr( $type ), esc_attr( $value ), (int) ACCOUNT_LENGTH_MAX, 'password' === $type ? 'new-password' : 'off' );
	if ( '' !== $help ) {
		echo '<p class="description">', esc_html( $help ), '</p>';
	}
	echo '</td></tr>';
}

/**
 * The accounts with what a form says. No user name means no account; an empty password keeps that of the same user.
 *
 * @param array<string, mixed> $form   As it was sent, without slashes.
 * @param mixed                $stored The option.
 * @return array<string, array{user: string, password: string}>
 */
function sanitize_courier_accounts( array $form, $stored ): array {
	$accounts = array();
	foreach ( COURIERS as $courier ) {
		$before   = is_array( $stored ) ? $stored[ $courier ] ?? array() : array();
		$user     = mb_substr( trim( read_text( $form[ "$courier.user" ] ?? '' ) ), 0, ACCOUNT_LENGTH_MAX );
		$password = mb_substr( trim( read_text( $form[ "$courier.password" ] ?? '' ) ), 0, ACCOUNT_LENGTH_MAX );
		if ( '' === $password && ( $before['user'] ?? '' ) === $user ) {
			$password = read_text( $before['password'] ?? '' );
		}
		if ( '' !== $user && '' !== $password ) {
			$accounts[ $courier ] = array(
				'user'     => sanitize_text_field( $user ),
				'password' => $password,
			);
		}
	}
	return $accounts;
}
