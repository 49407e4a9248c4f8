<?php
/**
 * What an order says of its delivery: who gets the parcel, which company the invoice is for, and a choice that still holds.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

use GraphQL\Error\UserError;

defined( 'ABSPATH' ) || exit;

// Metadata that the shop sends, and what is in it.
const COMPANY_KEYS = array(
	'name'    => 'invoice_company',
	'number'  => 'invoice_eik',
	'vat'     => 'invoice_vat',
	'person'  => 'invoice_mol',
	'address' => 'invoice_address',
);

add_action( 'graphql_woocommerce_before_checkout', __NAMESPACE__ . '\prepare_delivery', 10, 2 );
add_action( 'woocommerce_after_checkout_validation', __NAMESPACE__ . '\refuse_invalid_choice', 1 );
add_action( 'woocommerce_after_checkout_validation', __NAMESPACE__ . '\refuse_unpriced_rate', 100, 2 );
add_action( 'woocommerce_checkout_create_order', __NAMESPACE__ . '\write_company_of_order', 20 );

/**
 * Before rates are calculated for the order: labels are made of what was known then.
 *
 * @param mixed $data  Unused.
 * @param mixed $input Of the mutation.
 */
function prepare_delivery( $data = null, $input = null ): void {
	$input   = is_array( $input ) ? $input : array();
	$billing = (array) ( $input['billing'] ?? array() );
	$address = empty( $input['shipToDifferentAddress'] ) ? $billing : (array) ( $input['shipping'] ?? array() ) + $billing;
	$company = read_company( $input );
	$read    = static fn( $value ) => is_string( $value ) ? sanitize_text_field( $value ) : '';
	get_recipient(
		array(
			'name'    => trim( $read( $address['firstName'] ?? '' ) . ' ' . $read( $address['lastName'] ?? '' ) ),
			'phone'   => $read( $billing['phone'] ?? '' ),
			'payment' => $read( $input['paymentMethod'] ?? '' ),
			'company' => $company,
		)
	);
	if ( is_from_shop() ) {
		foreach ( get_courier_sources() as $source ) {
			$source->prepare_checkout( $input, $company );
		}
	}
}

/**
 * The company that the shopper wants an invoice for.
 *
 * @param array $input Of the mutation.
 * @return array{name: string, number: string, vat: string, person: string, address: string}|null Null: none.
 */
function read_company( array $input ): ?array {
	$company = array_map( static fn( $key ) => sanitize_text_field( find_metadata( $input, $key ) ), COMPANY_KEYS );
	return '' === $company['name'] ? null : $company;
}

/** An order whose office closed meanwhile, or is elsewhere, would go nowhere. The text is for the shop. */
function refuse_invalid_choice(): void {
	if ( did_action( 'graphql_woocommerce_before_checkout' ) && '' !== get_delivery_problem() ) {
		throw new UserError( get_delivery_problem() );
	}
	refuse_unlisted_office();
}

/**
 * The same for an office that no courier's plugin has taken: the merchant makes its label of the order's metadata.
 *
 * @throws UserError Where it isn't in the courier's list. When there is no list now, the order counts more.
 */
function refuse_unlisted_office(): void {
	$choice = did_action( 'graphql_woocommerce_before_checkout' ) ? read_choice() : null;
	if ( ! $choice || '' === $choice['office'] ) {
		return;
	}
	try {
		$offices = get_offices( $choice['courier'] );
	} catch ( UserError $error ) {
		return;
	}
	$place = array(
		'city'  => WC()->customer->get_shipping_city(),
		'state' => WC()->customer->get_shipping_state(),
	);
	if ( null !== $offices && ! ( isset( $offices[ $choice['office'] ] ) && is_office_in( $offices[ $choice['office'] ], $place ) ) ) {
		throw new UserError( "storefront-office-unknown: {$choice['courier']} {$choice['office']}" );
	}
}

/**
 * A courier's plugin may let an order pass that it has no price for. Where it says why, its words count.
 *
 * @param mixed $data   Unused.
 * @param mixed $errors Of the checkout.
 * @throws UserError The text is for the shop.
 */
function refuse_unpriced_rate( $data, $errors ): void {
	if ( ! did_action( 'graphql_woocommerce_before_checkout' ) || null === read_choice() || ( $errors instanceof \WP_Error && $errors->has_errors() ) ) {
		return;
	}
	$chosen = (array) WC()->session->get( 'chosen_shipping_methods', array() );
	foreach ( list_rate_facts() as $rate ) {
		$is_chosen = in_array( $rate['id'], $chosen, true ) && null !== find_source_of_method( strtok( $rate['id'], ':' ) );
		if ( $is_chosen && 'missing' === $rate['price'] ) {
			throw new UserError( "storefront-delivery-unpriced: {$rate['id']}" );
		}
	}
}

/**
 * Whether an office is in a settlement.
 *
 * @param array $office Of make_office.
 * @param array $place  "city" and "state".
 */
function is_office_in( array $office, array $place ): bool {
	$state = (string) ( $place['state'] ?? '' );
	return is_same_settlement( $office['city'], (string) ( $place['city'] ?? '' ) ) && ( '' === $office['region'] || '' === $state || $office['region'] === $state );
}

/**
 * Last, so that no other plugin writes over it what it hasn't found in a form.
 *
 * @param \WC_Order $order Before it is saved.
 */
function write_company_of_order( \WC_Order $order ): void {
	$company = get_recipient()['company'];
	if ( $company && did_action( 'graphql_woocommerce_before_checkout' ) ) {
		foreach ( get_courier_sources() as $source ) {
			$source->write_company( $order, $company );
		}
	}
}

/**
 * For a shopper, should the shop have no words of its own.
 *
 * @param string $problem Of get_delivery_problem.
 */
function explain_delivery_problem( string $problem ): string {
	$texts = array(
		'storefront-office-unknown'      => __( 'This office is closed, or isn’t in this settlement.', 'sila-storefront' ),
		'storefront-settlement-unknown'  => __( 'The courier doesn’t know this settlement in this region.', 'sila-storefront' ),
		'storefront-courier-unavailable' => __( 'The courier doesn’t answer. Please try again in a moment.', 'sila-storefront' ),
	);
	return $texts[ strstr( $problem, ':', true ) ] ?? $problem;
}
