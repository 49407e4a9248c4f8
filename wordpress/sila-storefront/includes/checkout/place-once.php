<?php
/**
 * One checkout makes one order, however often and at once it is sent.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

use GraphQL\Error\UserError;

defined( 'ABSPATH' ) || exit;

const CHECKOUT_LOCK         = 'storefront_';
const CHECKOUT_LOCK_SECONDS = 20;
// Metadata of an order. The first one and the last two come with the checkout.
const CHECKOUT_ID_KEY       = '_checkout_id';
const CHECKOUT_SESSION_KEY  = '_checkout_session';
const CHECKOUT_REDIRECT_KEY = '_checkout_redirect';
const CHECKOUT_EMAILED_KEY  = '_checkout_emailed';
const CHECKOUT_FIND_KEY     = '_checkout_find';
const CARD_PAID_KEY         = 'card_paid';
const AGREED_DELIVERY_KEY   = '_checkout_delivery';

add_filter( 'graphql_pre_mutate_and_get_payload', __NAMESPACE__ . '\place_once', 20, 4 );

/**
 * Puts an order in the place of a checkout that was sent before. Without it a response that got lost couldn't be asked
 * for again.
 *
 * @param mixed    $payload  Not null: another plugin answers instead.
 * @param string   $mutation Its field's name.
 * @param callable $checkout WooGraphQL's own: takes input, context and info.
 * @param array    $input    Of the mutation.
 * @return mixed Null, another plugin's payload, or a callable in the place of WooGraphQL's.
 */
function place_once( $payload, $mutation, $checkout, $input ) {
	$checkout_id = 'checkout' === $mutation ? find_metadata( $input, CHECKOUT_ID_KEY ) : '';
	if ( null !== $payload || '' === $checkout_id ) {
		return $payload;
	}
	return static function ( $input, $context, $info ) use ( $checkout_id, $checkout ) {
		$lock = lock_checkout( $checkout_id );
		try {
			$order = find_order_of_checkout( $checkout_id );
			$find  = find_metadata( $input, CHECKOUT_FIND_KEY );
			// A browser that comes back from a gateway with the order's key has placed it, paid or not.
			if ( $order && ( is_placed( $order ) || hash_equals( $order->get_order_key(), $find ) ) ) {
				return repeat_payload( complete_order( $order ) );
			}
			if ( '' !== $find ) {
				throw new UserError( 'storefront-checkout-unknown: there is no order of this checkout' );
			}
			return with_account_of_checkout(
				$checkout_id,
				$input,
				static fn( $input ) => place_order( $checkout_id, $order, $checkout, array( $input, $context, $info ) )
			);
		} finally {
			release_lock( $lock );
		}
	};
}

/**
 * The last one of several is what WooCommerce would keep.
 *
 * @param array  $input Of a checkout.
 * @param string $key   Of the metadata.
 * @return string "" where there is none.
 */
function find_metadata( array $input, string $key ): string {
	$found = '';
	foreach ( $input['metaData'] ?? array() as $entry ) {
		$found = ( $entry['key'] ?? '' ) === $key ? (string) ( $entry['value'] ?? '' ) : $found;
	}
	return $found;
}

/**
 * Waits until no other request places this order.
 *
 * @param string $checkout_id The storefront's name for the checkout.
 * @throws UserError Where that takes too long.
 * @return string For release_lock.
 */
function lock_checkout( string $checkout_id ): string {
	$lock = acquire_lock( CHECKOUT_LOCK, $checkout_id, CHECKOUT_LOCK_SECONDS );
	if ( null === $lock ) {
		throw new UserError( 'storefront-checkout-busy: the order is still being placed' );
	}
	return $lock;
}

/**
 * Whether the storefront placed it.
 *
 * @param mixed $order Of any kind, or none.
 */
function is_of_storefront( $order ): bool {
	return $order instanceof \WC_Order && '' !== (string) $order->get_meta( CHECKOUT_ID_KEY );
}
