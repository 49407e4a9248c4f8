<?php
/**
 * What a form of Settings > Storefront was refused: it stays in its field, with the reason.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

/**
 * Until the page is shown.
 *
 * @param array<string, mixed> $refused Of sanitize_settings.
 */
function store_refused( array $refused ): void {
	set_transient( get_refused_name(), $refused, NOTICE_SECONDS );
}

/**
 * What this user typed and was refused, once: it stays in its field until it is right.
 *
 * @return array<string, mixed> By table and key.
 */
function take_refused(): array {
	$refused = get_transient( get_refused_name() );
	delete_transient( get_refused_name() );
	return is_array( $refused ) ? $refused : array();
}

/** The transient of take_refused. */
function get_refused_name(): string {
	return 'storefront_refused_' . get_current_user_id();
}

/**
 * Why a value of this field is refused.
 *
 * @param array $field Of make_field.
 */
function explain_refusal( array $field ): string {
	switch ( $field['type'] ) {
		case 'amount':
			return __( 'An amount is written like 59.90.', 'sila-storefront' );
		case 'email':
			return __( 'This isn’t an email address.', 'sila-storefront' );
		case 'tracking':
			return __( 'An id is written like G-AB12CD34 or GTM-AB12CD.', 'sila-storefront' );
		case 'image':
			return __( 'The picture’s address must begin with https://, or browsers won’t show it in the shop.', 'sila-storefront' );
		case 'rows':
			return __( 'A row must have a text in each column, or in none.', 'sila-storefront' );
		default:
			return __( 'This isn’t one of the choices.', 'sila-storefront' );
	}
}
