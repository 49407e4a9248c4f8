<?php
/**
 * As much of wp-admin as Settings > Storefront needs: $nonce is the one that a form sent, $shop_answers what the shop says.
 */

$nonce           ??= '';
$settings_errors   = array();
$posted            = array();
$shop_answers    ??= array();

function update_option( $name, $value ) {
	$is_new = ! isset( $GLOBALS['options'][ $name ] );
	if ( $is_new || $GLOBALS['options'][ $name ] !== $value ) {
		$GLOBALS['options'][ $name ] = $value;
		do_action( $is_new ? 'added_option' : 'updated_option', $name );
	}
}
function wp_die( $message, $title, $arguments ) {
	throw new Exception( "died with {$arguments['response']}" );
}
function check_admin_referer( $action ) {
	if ( $GLOBALS['nonce'] !== "nonce of $action" ) {
		throw new Exception( 'died of the nonce' );
	}
}
function check_ajax_referer( $action ) {
	check_admin_referer( $action );
}
function wp_safe_redirect( $url ) {
	throw new Exception( "redirected to $url" );
}
function wp_send_json_error( $data, $status ) {
	throw new Exception( "refused with $status" );
}
function wp_send_json_success( $data ) {
	throw new Exception( json_encode( $data ) );
}
function add_settings_error( $page, $code, $message, $type = 'error' ) {
	$GLOBALS['settings_errors'][] = array( $type, $message );
}
function get_settings_errors() {
	return $GLOBALS['settings_errors'];
}
function admin_url( $path ) {
	return "https://wp.test/wp-admin/$path";
}
function add_query_arg( ...$given ) {
	$url       = array_pop( $given );
	$arguments = is_array( $given[0] ) ? $given[0] : array( $given[0] => $given[1] );
	return $url . ( str_contains( $url, '?' ) ? '&' : '?' ) . http_build_query( $arguments );
}
function sanitize_key( $key ) {
	return preg_replace( '/[^a-z0-9_\-]/', '', strtolower( $key ) );
}
function esc_attr( $text ) {
	return esc_html( $text );
}
function esc_textarea( $text ) {
	return esc_html( $text );
}
function checked( $one, $other, $is_shown ) {
	return $one === $other ? ' checked' : '';
}
function selected( $one, $other, $is_shown ) {
	return $one === $other ? ' selected' : '';
}
function wp_nonce_field( $action ) {
	echo "<input name='_wpnonce' value='nonce of $action'>";
}
function wp_create_nonce( $action ) {
	return "nonce of $action";
}
function submit_button( $text ) {
	echo '<button>', esc_html( $text ), '</button>';
}
function number_format_i18n( $number ) {
	return (string) $number;
}
function human_time_diff( $time ) {
	return '5 minutes';
}
function wp_remote_post( $url, $init ) {
	$GLOBALS['posted'][] = array( $url, $init );
	return array_shift( $GLOBALS['shop_answers'] );
}
function wp_remote_retrieve_response_code( $answer ) {
	return null === $answer ? '' : 200;
}
function wp_remote_retrieve_body( $answer ) {
	return json_encode( $answer );
}
