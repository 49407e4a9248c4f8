<?php
/**
 * What is known of the cart's rates beyond WooGraphQL's fields, with each response to the shop that calculated them.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const WOOCOMMERCE_METHODS = array( 'flat_rate', 'free_shipping', 'local_pickup', 'pickup_location' );
const RATE_ERROR_LENGTH   = 300;

add_filter( 'woocommerce_shipping_packages', __NAMESPACE__ . '\store_calculated_packages', PHP_INT_MAX );
add_filter( 'graphql_request_results', __NAMESPACE__ . '\add_delivery_facts' );

/**
 * The last packages that WooCommerce calculated.
 *
 * @param mixed $packages With their rates.
 * @return mixed The same.
 */
function store_calculated_packages( $packages ) {
	if ( is_from_shop() && is_array( $packages ) ) {
		get_calculated_packages( $packages );
		note_failed_rates();
	}
	return $packages;
}

/**
 * The same.
 *
 * @param array|null $packages Sets them.
 * @return array|null Null: none were calculated.
 */
function get_calculated_packages( ?array $packages = null ): ?array {
	static $calculated = null;
	$calculated = $packages ?? $calculated;
	return $calculated;
}

/** Has the next request ask the courier again. */
function note_failed_rates(): void {
	if ( null === read_choice() ) {
		return;
	}
	$is_failed = (bool) array_filter( array_column( list_rate_facts(), 'error' ) );
	$stored    = (array) WC()->session->get( DELIVERY_SESSION, array() );
	$failed    = (int) ( $stored['failed'] ?? 0 );
	$is_new    = $failed < (int) ( $stored['try'] ?? 0 );
	if ( $is_failed ? 0 === $failed || $is_new : 0 !== $failed ) {
		store_in_session( array( 'failed' => $is_failed ? time() : 0 ) );
	}
}

/**
 * Adds `extensions.storefront.delivery`.
 *
 * @param mixed $response Of WPGraphQL: an object or an array.
 * @return mixed
 */
function add_delivery_facts( $response ) {
	if ( null === get_calculated_packages() || ! is_from_shop() ) {
		return $response;
	}
	$facts = array(
		'weight' => get_cart_weight(),
		'rates'  => list_rate_facts(),
	);
	return add_extension( $response, 'delivery', $facts );
}

/** In kg; null: no product of the cart has a weight. */
function get_cart_weight(): ?float {
	$weight = WC()->cart ? (float) wc_get_weight( (float) WC()->cart->get_cart_contents_weight(), 'kg' ) : 0.0;
	return $weight > 0 ? round( $weight, 3 ) : null;
}

/**
 * Of the rates that were calculated last.
 *
 * @return array[]
 */
function list_rate_facts(): array {
	$facts = array();
	foreach ( (array) get_calculated_packages() as $package ) {
		foreach ( is_array( $package['rates'] ?? null ) ? $package['rates'] : array() as $rate ) {
			if ( $rate instanceof \WC_Shipping_Rate && '' !== (string) $rate->get_id() ) {
				$facts[] = describe_rate( $rate );
			}
		}
	}
	return $facts;
}

/**
 * One rate.
 *
 * @param \WC_Shipping_Rate $rate Of any method.
 */
function describe_rate( \WC_Shipping_Rate $rate ): array {
	$source = find_source_of_method( (string) $rate->get_method_id() );
	$facts  = $source ? $source->describe_rate( $rate ) : describe_unknown_rate( $rate );
	return array( 'id' => (string) $rate->get_id() ) + $facts;
}

/**
 * A rate of WooCommerce itself, or of a plugin that nobody here knows: 0 is free only where WooCommerce says so.
 *
 * @param \WC_Shipping_Rate $rate Of any method.
 */
function describe_unknown_rate( \WC_Shipping_Rate $rate ): array {
	$is_own = in_array( $rate->get_method_id(), WOOCOMMERCE_METHODS, true );
	return array(
		'courier'  => null,
		'to'       => null,
		'offices'  => null,
		'price'    => classify_price( $rate, $is_own && is_numeric( $rate->get_cost() ) ),
		'pricedBy' => null,
		'error'    => '',
	);
}

/**
 * Whether a rate has a price.
 *
 * @param \WC_Shipping_Rate $rate         Of any method.
 * @param bool              $is_zero_free Whether a cost of 0 is a price.
 * @return string "known", "missing" or "free".
 */
function classify_price( \WC_Shipping_Rate $rate, bool $is_zero_free = false ): string {
	$meta = (array) $rate->get_meta_data();
	$cost = $rate->get_cost();
	if ( is_numeric( $cost ) && (float) $cost > 0 ) {
		return 'known';
	}
	$is_free = $is_zero_free || 'free_shipping' === $rate->get_method_id() || true === filter_var( $meta['free_shipping'] ?? false, FILTER_VALIDATE_BOOLEAN );
	return $is_free ? 'free' : 'missing';
}

/**
 * A courier's words, as plain text.
 *
 * @param mixed $said A text, or errors within errors, each with a "message".
 */
function write_rate_error( $said ): string {
	$texts = array();
	if ( is_string( $said ) ) {
		$texts[] = $said;
	} elseif ( is_array( $said ) ) {
		array_walk_recursive(
			$said,
			static function ( $value, $key ) use ( &$texts ) {
				if ( 'message' === $key && is_string( $value ) ) {
					$texts[] = $value;
				}
			}
		);
	}
	$texts = array_unique( array_filter( array_map( __NAMESPACE__ . '\make_plain', $texts ) ) );
	return mb_substr( implode( ' ', $texts ), 0, RATE_ERROR_LENGTH );
}

/**
 * Without tags and entities.
 *
 * @param string $html Of anybody.
 */
function make_plain( string $html ): string {
	return sanitize_text_field( html_entity_decode( $html, ENT_QUOTES ) );
}
