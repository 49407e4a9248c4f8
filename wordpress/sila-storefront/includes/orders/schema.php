<?php
/**
 * A guest may not read their order, but the shop has its key: its status and files, and to cancel what isn't paid.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const ORDER_STATE_FIELDS = array(
	'status'       => array( 'type' => 'String' ),
	'needsPayment' => array( 'type' => 'Boolean' ),
);
const ORDER_KEY_FIELDS   = array(
	'id'       => array( 'type' => array( 'non_null' => 'Int' ) ),
	'orderKey' => array( 'type' => array( 'non_null' => 'String' ) ),
);

add_action( 'graphql_register_types', __NAMESPACE__ . '\register_order_type' );
add_action( 'graphql_register_types', __NAMESPACE__ . '\register_order_fields' );

/** Adds StorefrontOrder to the schema. */
function register_order_type(): void {
	register_graphql_object_type(
		'StorefrontOrder',
		array(
			'description' => 'How an order stands. For the storefront alone.',
			'fields'      => ORDER_STATE_FIELDS + array(
				'downloadableItems' => array(
					'type'    => array( 'list_of' => 'DownloadableItem' ),
					'resolve' => static fn( $source ) => $source['order']->get_downloadable_items(),
				),
				'bankAccounts'      => array(
					'type'    => array( 'list_of' => 'StorefrontBankAccount' ),
					'resolve' => static fn( $source ) => list_bank_accounts( $source['order'] ),
				),
			),
		)
	);
}

/** Adds storefrontOrder and cancelStorefrontOrder to the schema. */
function register_order_fields(): void {
	register_graphql_field(
		'RootQuery',
		'storefrontOrder',
		array(
			'description' => 'An order by its key. For the storefront alone.',
			'type'        => 'StorefrontOrder',
			'args'        => ORDER_KEY_FIELDS,
			'resolve'     => static fn( $root, $args ) => get_order_state( find_order_by_key( 'storefrontOrder', $args ) ),
		)
	);
	register_graphql_mutation(
		'cancelStorefrontOrder',
		array(
			'description'         => 'Cancels an order that waits for money. For the storefront alone.',
			'inputFields'         => ORDER_KEY_FIELDS,
			'outputFields'        => ORDER_STATE_FIELDS,
			'mutateAndGetPayload' => static fn( $input ) => get_order_state( cancel_unpaid_order( find_order_by_key( 'cancelStorefrontOrder', $input ) ) ) ?? array(),
		)
	);
}

/**
 * For the shop alone.
 *
 * @param string $field Of the schema, that is asked for.
 * @param array  $args  The order's id and orderKey.
 * @return \WC_Order|null Null where the key is another's.
 */
function find_order_by_key( string $field, array $args ): ?\WC_Order {
	require_shop( $field );
	$order  = wc_get_order( $args['id'] );
	$is_its = $order instanceof \WC_Order && hash_equals( $order->get_order_key(), (string) $args['orderKey'] );
	return $is_its ? $order : null;
}

/**
 * What was paid meanwhile stays: a bank's confirmation may come after its customer.
 *
 * @param \WC_Order|null $order That the shopper gave up.
 * @return \WC_Order|null The same.
 */
function cancel_unpaid_order( ?\WC_Order $order ): ?\WC_Order {
	if ( $order && $order->has_status( array( 'pending', 'failed' ) ) ) {
		$order->update_status( 'cancelled', __( 'The customer gave up the payment.', 'sila-storefront' ) );
	}
	return $order;
}

/**
 * As the schema has it, with the order for the fields that need more of it.
 *
 * @param \WC_Order|null $order If there is one.
 */
function get_order_state( ?\WC_Order $order ): ?array {
	if ( ! $order ) {
		return null;
	}
	return array(
		'status'       => strtoupper( str_replace( '-', '_', $order->get_status() ) ),
		'needsPayment' => $order->needs_payment(),
		'order'        => $order,
	);
}
