<?php
/**
 * What a form of Settings > Storefront may store. The shop checks it once more.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const LIST_ENTRIES_MAX  = 6;
const AMOUNT_LENGTH_MAX = 20;
const TRACKING_ID       = '/^(G|GTM)-[A-Z0-9]{4,20}$/';

/**
 * The settings with what a form says in place of what its fields said before. An empty field is left to the shop.
 *
 * @param array<string, array> $fields Of the form.
 * @param array<string, mixed> $form   As it was sent, without slashes.
 * @param array<string, mixed> $before Of get_settings_in.
 * @return array{settings: array<string, mixed>, refused: array<string, mixed>} "refused": what was sent for fields whose value is
 *                                                                        wrong, by table and key; they keep what they had.
 */
function sanitize_settings( array $fields, array $form, array $before ): array {
	$settings = $before;
	$refused  = array();
	foreach ( $fields as $path => $field ) {
		$value = sanitize_setting( $field, $form[ $path ] ?? null );
		if ( false === $value['is_valid'] ) {
			$refused[ $path ] = $form[ $path ] ?? null;
		} elseif ( null === $value['value'] ) {
			unset( $settings[ $path ] );
		} else {
			$settings[ $path ] = $value['value'];
		}
	}
	return array(
		'settings' => $settings,
		'refused'  => $refused,
	);
}

/**
 * One value.
 *
 * @param array $field Of make_field.
 * @param mixed $sent  As the form sent it; null: it didn't.
 * @return array{value: mixed, is_valid: bool} Null: nothing is set.
 */
function sanitize_setting( array $field, $sent ): array {
	switch ( $field['type'] ) {
		case 'yes_no':
			return accept( '1' === $sent );
		case 'choice':
			return is_string( $sent ) && isset( $field['choices'][ $sent ] ) ? accept( $sent ) : refuse();
		case 'rows':
			return sanitize_rows( $field, is_array( $sent ) ? $sent : array() );
	}
	$text = is_string( $sent ) ? sanitize_setting_text( $field, $sent ) : '';
	if ( '' === $text ) {
		return accept( null );
	}
	switch ( $field['type'] ) {
		case 'list':
			$entries = array_filter( array_map( 'trim', explode( "\n", $text ) ), static fn( $entry ) => '' !== $entry );
			$short   = array_map( static fn( $entry ) => mb_substr( $entry, 0, $field['max'] ), $entries );
			return accept( array_slice( array_values( $short ), 0, LIST_ENTRIES_MAX ) );
		case 'amount':
			$amount = str_replace( ',', '.', $text );
			return preg_match( '/^\d{1,7}(\.\d{1,2})?$/', $amount ) ? accept( (int) round( 100 * (float) $amount ) ) : refuse();
		case 'email':
			return is_email( $text ) ? accept( $text ) : refuse();
		case 'tracking':
			return preg_match( TRACKING_ID, strtoupper( $text ) ) ? accept( strtoupper( $text ) ) : refuse();
		case 'image':
			// Without a scheme WordPress would take any word for a host.
			$url = preg_match( '#^https://#i', $text ) ? esc_url_raw( $text, array( 'https' ) ) : '';
			return '' !== $url && strlen( $url ) <= $field['max'] ? accept( $url ) : refuse();
		default:
			return accept( $text );
	}
}

/**
 * Plain text, as long as the shop takes it.
 *
 * @param array  $field Of make_field.
 * @param string $sent  By a browser.
 */
function sanitize_setting_text( array $field, string $sent ): string {
	if ( 'list' === $field['type'] ) {
		return sanitize_textarea_field( $sent );
	}
	$text = 'lines' === $field['type'] ? str_replace( "\r", '', sanitize_textarea_field( $sent ) ) : sanitize_text_field( $sent );
	return trim( mb_substr( $text, 0, $field['max'] ?? AMOUNT_LENGTH_MAX ) );
}

/**
 * The rows of a table; those without a word are left out.
 *
 * @param array   $field Of make_field, with "rows" and "columns".
 * @param mixed[] $sent  Rows.
 * @return array{value: array<string, string>[]|null, is_valid: bool} Not valid: a row lacks a text.
 */
function sanitize_rows( array $field, array $sent ): array {
	$rows  = array();
	$texts = array_filter( $field['columns'], static fn( $column ) => 'choice' !== $column['type'] );
	foreach ( array_slice( array_values( $sent ), 0, $field['rows'] ) as $row ) {
		$cells = array();
		foreach ( $field['columns'] as $key => $column ) {
			$cells[ $key ] = sanitize_setting( $column, $row[ $key ] ?? null )['value'];
		}
		if ( ! array_filter( array_intersect_key( $cells, $texts ) ) ) {
			continue;
		}
		if ( in_array( null, $cells, true ) ) {
			return refuse();
		}
		$rows[] = $cells;
	}
	return accept( $rows ? $rows : null );
}

/**
 * A value that may be stored.
 *
 * @param mixed $value Null: nothing is set.
 */
function accept( $value ): array {
	return array(
		'value'    => $value,
		'is_valid' => true,
	);
}

/** None that may. */
function refuse(): array {
	return array(
		'value'    => null,
		'is_valid' => false,
	);
}
