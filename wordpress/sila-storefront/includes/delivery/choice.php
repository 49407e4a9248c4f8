<?php
/**
 * Which office, street and way of payment the shopper has chosen: courier plugins need it to price a parcel, and
 * WooCommerce's session has no place for it. The shop states it with each request.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const CHOICE_BYTES_MAX     = 4096;
const CHOICE_FIELDS        = array(
	'courier'  => '/^[a-z0-9_-]{0,20}$/',
	'office'   => '/^[\w.-]{0,40}$/',
	'payment'  => '/^[\w-]{0,60}$/',
	'address1' => '/^.{0,200}$/u',
	'address2' => '/^.{0,200}$/u',
);
const DELIVERY_SESSION     = 'storefront_delivery';
const DELIVERY_RETRY_AFTER = 15;

add_filter( 'woocommerce_cart_shipping_packages', __NAMESPACE__ . '\add_choice_to_packages', 100 );
add_filter( 'woocommerce_shipping_chosen_method', __NAMESPACE__ . '\preserve_chosen_rate', 100, 3 );

/**
 * The choice that this request states. Only the shop is believed.
 *
 * @return array<string, string>|null Of CHOICE_FIELDS; null: none, or one that isn't valid.
 */
function read_choice(): ?array {
	$sent = $_SERVER['HTTP_X_STOREFRONT_DELIVERY'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- sanitized by parse_choice.
	return is_string( $sent ) && '' !== $sent && is_from_shop() ? parse_choice( rawurldecode( wp_unslash( $sent ) ) ) : null;
}

/**
 * A choice with all its fields, each as long as it may be.
 *
 * @param string $json Of anybody who has the secret.
 * @return array<string, string>|null
 */
function parse_choice( string $json ): ?array {
	$sent = strlen( $json ) <= CHOICE_BYTES_MAX ? json_decode( $json, true, 2 ) : null;
	if ( ! is_array( $sent ) ) {
		return null;
	}
	$choice = array();
	foreach ( CHOICE_FIELDS as $name => $pattern ) {
		$value = $sent[ $name ] ?? '';
		$text  = is_string( $value ) ? sanitize_text_field( $value ) : null;
		if ( null === $text || ! preg_match( $pattern, $text ) ) {
			return null;
		}
		$choice[ $name ] = $text;
	}
	return $choice;
}

/**
 * WooCommerce calculates rates anew when a package differs from the one that it has calculated: what the couriers'
 * prices depend on becomes part of it. Otherwise the stored rates stand, and no courier is asked.
 *
 * @param mixed $packages Of the cart.
 * @return mixed
 */
function add_choice_to_packages( $packages ) {
	if ( is_from_shop() ) {
		array_map( static fn( $source ) => $source->prepare_rates(), get_courier_sources() );
	}
	$choice = read_choice();
	if ( null === $choice || ! is_array( $packages ) || ! $packages ) {
		return $packages;
	}
	if ( '' !== get_recipient()['payment'] ) {
		$choice['payment'] = get_recipient()['payment'];
	}
	$chosen  = (array) WC()->session->get( 'chosen_shipping_methods', array() );
	$rate_id = is_string( $chosen[0] ?? null ) ? $chosen[0] : '';
	$place   = (array) ( reset( $packages )['destination'] ?? array() );
	$depends = array();
	set_delivery_problem( '' );
	foreach ( get_courier_sources() as $source ) {
		$depends[] = $source->take_choice( $choice, $place, $rate_id );
	}
	$depends = array_filter( $depends );
	if ( $depends ) {
		$depends[] = get_try();
		foreach ( $packages as $key => $package ) {
			$packages[ $key ]['storefront'] = $depends;
		}
	}
	return $packages;
}

/**
 * WooCommerce chooses its default whenever the list of rates changes, as it does where another courier takes no cash on
 * delivery for this parcel. What the shopper chose stays chosen as long as there is such a rate.
 *
 * @param mixed $default_id Of WooCommerce.
 * @param mixed $rates      By their ids.
 * @param mixed $chosen_id  By the shopper.
 * @return mixed
 */
function preserve_chosen_rate( $default_id, $rates = array(), $chosen_id = '' ) {
	return is_string( $chosen_id ) && is_array( $rates ) && isset( $rates[ $chosen_id ] ) && null !== read_choice() ? $chosen_id : $default_id;
}

/**
 * Changes when a courier that didn't answer is to be asked again: WooCommerce would keep its silence until the package
 * changes. Once a request, and not at every one, for each may wait for seconds.
 */
function get_try(): int {
	static $tries = array();
	$is_order     = '' !== get_recipient()['name'];
	if ( ! isset( $tries[ $is_order ] ) ) {
		$stored = (array) WC()->session->get( DELIVERY_SESSION, array() );
		$try    = (int) ( $stored['try'] ?? 0 );
		if ( ! empty( $stored['failed'] ) && ( $is_order || time() - (int) $stored['failed'] >= DELIVERY_RETRY_AFTER ) ) {
			// Two orders within a second count as two.
			$try = max( time(), $try + 1 );
			store_in_session( array( 'try' => $try ) );
		}
		$tries[ $is_order ] = $try;
	}
	return $tries[ $is_order ];
}

/**
 * Keeps what the session knows of its delivery.
 *
 * @param array $facts Replace those of the same name.
 */
function store_in_session( array $facts ): void {
	WC()->session->set( DELIVERY_SESSION, $facts + (array) WC()->session->get( DELIVERY_SESSION, array() ) );
}

/**
 * What was found for this choice earlier in the session: lists of streets are megabytes.
 *
 * @param array    $question Names it.
 * @param callable $find     Takes nothing; an answer without "is_lasting" is asked for again.
 * @return array Its answer.
 */
function find_once( array $question, callable $find ): array {
	$key    = md5( (string) wp_json_encode( $question ) );
	$stored = (array) WC()->session->get( DELIVERY_SESSION, array() );
	if ( ( $stored['question'] ?? '' ) === $key ) {
		return $stored['answer'];
	}
	$answer = $find();
	if ( ! empty( $answer['is_lasting'] ) ) {
		store_in_session(
			array(
				'question' => $key,
				'answer'   => $answer,
			)
		);
	}
	return $answer;
}

/**
 * Who gets the parcel, once the order is being placed: labels have it. No price depends on it.
 *
 * @param array|null $known Sets it.
 * @return array{name: string, phone: string, payment: string, company: array|null} Texts "" before the order.
 */
function get_recipient( ?array $known = null ): array {
	static $recipient = array(
		'name'    => '',
		'phone'   => '',
		'payment' => '',
		'company' => null,
	);
	$recipient = null === $known ? $recipient : $known;
	return $recipient;
}

/**
 * Why the choice can't be handed over.
 *
 * @param string $code For the shop: "storefront-office-unknown: econt 1234"; "": it can.
 */
function set_delivery_problem( string $code ): void {
	get_delivery_problem( $code );
}

/**
 * The same.
 *
 * @param string|null $code Sets it.
 */
function get_delivery_problem( ?string $code = null ): string {
	static $problem = '';
	$problem = $code ?? $problem;
	return $problem;
}
