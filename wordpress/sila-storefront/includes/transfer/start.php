<?php
/**
 * Hands a shopper's session over to WooCommerce's own checkout: the shop asks for a ticket, in the shopper's session.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

use GraphQL\Error\UserError;

defined( 'ABSPATH' ) || exit;

const TRANSFER_TICKET = 'transfer';
// In WooCommerce's session: which of the shop's checkouts its next order belongs to.
const TRANSFER_KEY = 'storefront_checkout';
// In the same: that the shop handed it over, also when its order is placed.
const HANDED_OVER_KEY = 'storefront_handed_over';

add_action( 'graphql_register_types', __NAMESPACE__ . '\register_transfer' );
add_action( 'woocommerce_cart_emptied', __NAMESPACE__ . '\forget_transfer' );
add_filter( 'woographql_settings_section_field_value', __NAMESPACE__ . '\show_unsupported_products', 10, 3 );

/** Adds transferStorefrontSession to the schema. */
function register_transfer(): void {
	$text = array( 'type' => array( 'non_null' => 'String' ) );
	register_graphql_mutation(
		'transferStorefrontSession',
		array(
			'description'         => 'A ticket that opens WooCommerce’s own checkout with this session, in one browser, once. For the storefront alone.',
			'inputFields'         => array(
				'browser'    => $text,
				'checkoutId' => $text,
				'productId'  => array( 'type' => 'Int' ),
			),
			'outputFields'        => array( 'ticket' => array( 'type' => 'String' ) ),
			'mutateAndGetPayload' => static fn( $input ) => start_transfer( (array) $input ),
		)
	);
}

/**
 * Whose session it is says the request itself: its session token, and the customer's own sign-in.
 *
 * @param array $input The hash of the browser's cookie, the shop's name for the checkout, and a product to show first.
 * @throws UserError Where anybody but the shop asks, or the hash is none.
 * @return array{ticket: string}
 */
function start_transfer( array $input ): array {
	require_shop( 'transferStorefrontSession' );
	if ( ! preg_match( '/^[0-9a-f]{64}$/', (string) $input['browser'] ) || '' === trim( (string) $input['checkoutId'] ) ) {
		throw new UserError( 'storefront-transfer-refused: browser, checkoutId' );
	}
	WC()->session->set( TRANSFER_KEY, sanitize_text_field( $input['checkoutId'] ) );
	WC()->session->set( HANDED_OVER_KEY, true );
	WC()->session->set( LANGUAGE_KEY, get_request_language() );
	$data = array(
		'browser'  => $input['browser'],
		'session'  => (string) WC()->session->get_customer_id(),
		'user'     => get_current_user_id(),
		'product'  => absint( $input['productId'] ?? 0 ),
		'language' => get_request_language(),
	);
	return array( 'ticket' => create_ticket( TRANSFER_TICKET, $data ) );
}

/** What is ordered next in the same session is another order. */
function forget_transfer(): void {
	if ( WC()->session && WC()->session->get( TRANSFER_KEY ) ) {
		WC()->session->set( TRANSFER_KEY, null );
	}
}

/**
 * WooGraphQL fails over a subscription or a bundle unless this setting is on; the shop shows such a product, and sells it
 * here.
 *
 * @param mixed  $value  As the merchant set it.
 * @param mixed  $unset  Where they set nothing.
 * @param string $option Of WooGraphQL's settings.
 * @return mixed
 */
function show_unsupported_products( $value, $unset, $option ) {
	return 'enable_unsupported_product_type' === $option ? 'on' : $value;
}
