<?php
/**
 * Where a bank transfer goes.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

add_action( 'graphql_register_types', __NAMESPACE__ . '\register_bank_account_type' );

/** Adds StorefrontBankAccount to the schema. */
function register_bank_account_type(): void {
	register_graphql_object_type(
		'StorefrontBankAccount',
		array(
			'description' => 'An account for transfers. For the storefront alone.',
			'fields'      => array_fill_keys( array( 'holder', 'iban', 'bic', 'bank' ), array( 'type' => 'String' ) ),
		)
	);
}

/**
 * Those of WooCommerce > Payments, as its own email and page name them.
 *
 * @param \WC_Order $order That may be paid by a transfer.
 * @return array<string, string>[]|null Null for an order that is paid otherwise.
 */
function list_bank_accounts( \WC_Order $order ): ?array {
	if ( 'bacs' !== $order->get_payment_method() ) {
		return null;
	}
	$accounts = apply_filters( 'woocommerce_bacs_accounts', get_option( 'woocommerce_bacs_accounts', array() ), $order->get_id() );
	return array_map( __NAMESPACE__ . '\get_bank_account_fields', array_values( array_filter( (array) $accounts, 'is_array' ) ) );
}

/**
 * As the schema has them.
 *
 * @param array $account Of WooCommerce's settings.
 * @return array<string, string>
 */
function get_bank_account_fields( array $account ): array {
	$text = static fn( $key ) => trim( wp_unslash( (string) ( $account[ $key ] ?? '' ) ) );
	$iban = $text( 'iban' );
	return array(
		'holder' => $text( 'account_name' ),
		'iban'   => '' === $iban ? $text( 'account_number' ) : $iban,
		'bic'    => $text( 'bic' ),
		'bank'   => $text( 'bank_name' ),
	);
}
