<?php
/**
 * Places the order of a checkout by WooGraphQL's own checkout.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

use GraphQL\Error\UserError;

defined( 'ABSPATH' ) || exit;

/**
 * The order carries its checkout from its first moment, not only from the end of WooGraphQL's work; an unfinished one is
 * taken up again, as WooCommerce does after a failed payment.
 *
 * @param string         $checkout_id The storefront's name for this checkout.
 * @param \WC_Order|null $unfinished  Of an earlier try.
 * @param callable       $checkout    WooGraphQL's own.
 * @param array          $arguments   Its input, context and info.
 * @return array Its payload.
 */
function place_order( string $checkout_id, ?\WC_Order $unfinished, callable $checkout, array $arguments ): array {
	if ( $unfinished ) {
		WC()->session->set( 'order_awaiting_payment', $unfinished->get_id() );
		// WooCommerce takes what this order already holds, when it is held again in the same second, for a lack of stock.
		wc_release_stock_for_order( $unfinished );
	}
	// Before an account is made on the way, which would give the session another id.
	$session = hash_session();
	$mark    = static function ( \WC_Order $order ) use ( $checkout_id, $session, $arguments ): void {
		refuse_other_sum( $order, $arguments[0] );
		$order->update_meta_data( CHECKOUT_ID_KEY, $checkout_id );
		$order->update_meta_data( CHECKOUT_SESSION_KEY, $session );
		$order->delete_meta_data( TRANSFERRED_KEY );
	};
	add_action( 'woocommerce_checkout_create_order', $mark );
	try {
		$payload = with_transactions( static fn() => $checkout( ...$arguments ) );
		// WPGraphQL leaves this filter out where somebody answers instead of it.
		$payload = apply_filters( 'graphql_mutation_payload', $payload, 'checkout', ...$arguments );
	} finally {
		remove_action( 'woocommerce_checkout_create_order', $mark );
	}
	$order = 'success' === ( $payload['result'] ?? '' ) ? wc_get_order( $payload['id'] ) : null;
	if ( $order ) {
		$redirect = (string) ( $payload['redirect'] ?? '' );
		$order->update_meta_data( CHECKOUT_REDIRECT_KEY, '' === $redirect ? get_next_url( $order ) : $redirect );
		$order->save_meta_data();
	}
	return $payload;
}

/**
 * A price may change between the card, or the shopper's look, and the order: a courier is asked again. What was paid or
 * agreed to isn't ordered at another sum: the shop refunds it, or asks.
 *
 * @param \WC_Order $order Before it is saved.
 * @param array     $input Of the checkout.
 * @throws UserError WooCommerce discards the order that it was about to make.
 */
function refuse_other_sum( \WC_Order $order, array $input ): void {
	$paid = empty( $input['isPaid'] ) ? '' : find_metadata( $input, CARD_PAID_KEY );
	$sum  = number_format( (float) $order->get_total(), 2, '.', '' ) . ' ' . $order->get_currency();
	if ( '' !== $paid && $paid !== $sum ) {
		throw new UserError( "storefront-paid-differs: $paid are paid, the order is $sum" );
	}
	$agreed = find_metadata( $input, AGREED_DELIVERY_KEY );
	if ( '' !== $agreed ) {
		$price = number_format( round( (float) $order->get_shipping_total(), 2 ) + round( (float) $order->get_shipping_tax(), 2 ), 2, '.', '' );
		if ( $agreed !== $price ) {
			throw new UserError( "storefront-delivery-differs: $agreed was agreed to, the delivery costs $price" );
		}
	}
}

/**
 * Where the shopper goes on from an order: to its payment, or to its confirmation.
 *
 * @param \WC_Order $order That was placed.
 */
function get_next_url( \WC_Order $order ): string {
	return $order->needs_payment() ? $order->get_checkout_payment_url() : $order->get_checkout_order_received_url();
}
