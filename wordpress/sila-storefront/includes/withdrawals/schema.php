<?php
/**
 * Acknowledges withdrawals from a contract, as consumer law asks.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

use GraphQL\Error\UserError;

defined( 'ABSPATH' ) || exit;

const WITHDRAWAL_DAYS = 7;

add_action( 'graphql_register_types', __NAMESPACE__ . '\register_withdrawals' );

/** Adds acknowledgeWithdrawal to the schema, for the shop alone (SHOP_ONLY_MUTATIONS). */
function register_withdrawals(): void {
	$needed = array( 'type' => array( 'non_null' => 'String' ) );
	register_graphql_mutation(
		'acknowledgeWithdrawal',
		array(
			'description'         => 'Acknowledges a withdrawal from a contract by email. For the storefront alone.',
			'inputFields'         => array(
				'reference'   => $needed,
				'declaredAt'  => $needed,
				'name'        => $needed,
				'orderNumber' => $needed,
				'email'       => $needed,
				'goods'       => array( 'type' => 'String' ),
			),
			'outputFields'        => array( 'isMailed' => array( 'type' => 'Boolean' ) ),
			'mutateAndGetPayload' => __NAMESPACE__ . '\acknowledge_withdrawal',
		)
	);
}

/**
 * A note at the order, an email to the shopper and one to the merchant: each once for a reference, however often the shop
 * asks. The payload doesn't disclose whether there is such an order.
 *
 * @param array $input Of the mutation.
 * @throws UserError Where the email is none.
 * @return array{isMailed: bool} Whether all of it is done, now or before.
 */
function acknowledge_withdrawal( array $input ): array {
	$given = array_map( static fn( $text ) => sanitize_textarea_field( (string) $text ), $input ) + array( 'goods' => '' );
	$email = is_email( $given['email'] );
	if ( ! $email ) {
		throw new UserError( 'storefront-withdrawal-email: not an email address' );
	}
	$order    = find_withdrawn_order( $given['orderNumber'], $email );
	$language = '' === get_request_language() ? get_order_language( $order ) : get_request_language();
	$steps    = array(
		'note'     => static fn() => ! $order || $order->add_order_note( in_language( '', static fn() => format_withdrawal_note( $given ) ) ),
		'shopper'  => static fn() => in_language( $language, static fn() => send_withdrawal_to_shopper( $given, $email, null !== $order ) ),
		'merchant' => static fn() => in_language( '', static fn() => send_withdrawal_to_merchant( $given, $email, null !== $order ) ),
	);
	$key      = 'storefront_withdrawal_' . hash( 'sha256', $given['reference'] );
	$done     = array_filter( (array) get_transient( $key ) );
	foreach ( array_diff_key( $steps, array_flip( $done ) ) as $name => $step ) {
		if ( $step() ) {
			$done[] = $name;
			set_transient( $key, $done, WITHDRAWAL_DAYS * DAY_IN_SECONDS );
		}
	}
	return array( 'isMailed' => ! array_diff( array_keys( $steps ), $done ) );
}

/**
 * Plugins that number orders in their own way answer this filter, as at WooCommerce's own order tracking.
 *
 * @param string $number As the shopper typed it.
 * @param string $email  As the shopper typed it.
 * @return \WC_Order|null Null where number and email don't match.
 */
function find_withdrawn_order( string $number, string $email ): ?\WC_Order {
	$id     = apply_filters( 'woocommerce_shortcode_order_tracking_order_id', $number );
	$order  = is_numeric( $id ) && function_exists( 'wc_get_order' ) ? wc_get_order( absint( $id ) ) : null;
	$is_its = $order instanceof \WC_Order && strtolower( $order->get_billing_email() ) === strtolower( $email );
	return $is_its ? $order : null;
}
