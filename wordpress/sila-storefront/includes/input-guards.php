<?php
/**
 * What WooGraphQL takes from anybody, and must not.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

use GraphQL\Error\UserError;

defined( 'ABSPATH' ) || exit;

const SHOP_ONLY_FIELDS    = array( 'isPaid', 'transactionId', 'fees' );
const SHOP_ONLY_MUTATIONS = array( 'acknowledgeWithdrawal', 'notifyBackInStock' );
const MANAGERS_MUTATIONS  = array( 'updateOrder', 'deleteOrder', 'deleteOrderItems', 'createOrderNote', 'deleteOrderNote', 'updateSession' );

add_filter( 'graphql_mutation_input', __NAMESPACE__ . '\refuse_shop_only_input', 1, 4 );
add_filter( 'graphql_mutation_input', __NAMESPACE__ . '\refuse_guest_email', 1, 4 );

/**
 * WooGraphQL lets any guest mark their order paid or take a fee off it, any customer update or delete their own orders
 * and write notes to them, and anybody name the order that their session waits for, which would be another shopper's.
 *
 * @param mixed                                $input    As the client sent it.
 * @param \WPGraphQL\AppContext                $context  Unused.
 * @param \GraphQL\Type\Definition\ResolveInfo $info     Unused.
 * @param string                               $mutation Its field's name.
 * @return mixed The same input.
 */
function refuse_shop_only_input( $input, $context, $info, $mutation ) {
	$is_managers = in_array( $mutation, MANAGERS_MUTATIONS, true ) && ! current_user_can( 'edit_shop_orders' );
	$refused     = $is_managers || in_array( $mutation, SHOP_ONLY_MUTATIONS, true ) ? array( $mutation ) : array();
	if ( 'checkout' === $mutation ) {
		$refused = list_shop_only_parts( (array) $input );
	}
	if ( $refused ) {
		require_shop( implode( ', ', $refused ) );
	}
	return $input;
}

/**
 * WordPress keeps keys with "_" for itself: gateways read payments and refunds from them.
 *
 * @param array $input Of a checkout.
 * @return string[] The names of the fields that only the shop may send.
 */
function list_shop_only_parts( array $input ): array {
	$fields = array_filter( SHOP_ONLY_FIELDS, static fn( $field ) => ! empty( $input[ $field ] ) );
	$keys   = array_map( static fn( $entry ) => trim( (string) ( $entry['key'] ?? '' ) ), $input['metaData'] ?? array() );
	$hidden = array_filter( $keys, static fn( $key ) => str_starts_with( $key, '_' ) && CHECKOUT_ID_KEY !== $key );
	return array_merge( array_values( $fields ), $hidden ? array( 'metaData' ) : array() );
}

/**
 * WooGraphQL takes a guest's email for their identity. Each is refused, not only those that have orders, which would
 * disclose whose they are. A guest names their email in their order.
 *
 * @param mixed                                $input    As the client sent it.
 * @param \WPGraphQL\AppContext                $context  Unused.
 * @param \GraphQL\Type\Definition\ResolveInfo $info     Unused.
 * @param string                               $mutation Its field's name.
 * @throws UserError Its text is for the storefront.
 * @return mixed The same input.
 */
function refuse_guest_email( $input, $context, $info, $mutation ) {
	if ( 'updateCustomer' === $mutation && ! is_user_logged_in() && has_email( (array) $input ) ) {
		throw new UserError( "storefront-email-refused: $mutation" );
	}
	return $input;
}

/**
 * Whether it names an email anywhere.
 *
 * @param array $input Of updateCustomer.
 */
function has_email( array $input ): bool {
	$emails = array( $input['email'] ?? '', $input['billing']['email'] ?? '', $input['shipping']['email'] ?? '' );
	$keys   = array_map( static fn( $entry ) => (string) ( $entry['key'] ?? '' ), $input['metaData'] ?? array() );
	return array_filter( $emails ) || preg_grep( '/email/i', $keys );
}
