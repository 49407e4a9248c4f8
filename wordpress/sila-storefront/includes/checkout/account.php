<?php
/**
 * The account that is made with an order: it gets the order, and is made once, too.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

add_action( 'graphql_woocommerce_before_checkout', __NAMESPACE__ . '\forget_new_account' );
add_action( 'woocommerce_created_customer', __NAMESPACE__ . '\set_new_account' );
add_action( 'woocommerce_checkout_create_order', __NAMESPACE__ . '\assign_order_to_new_account' );

/**
 * An earlier try of this checkout may have made the account and died before the order: the same person, with the same
 * password, gets the order into it instead of being told that the account exists.
 *
 * @param string   $checkout_id The storefront's name for this checkout.
 * @param array    $input       Of the mutation.
 * @param callable $place       Takes the input.
 * @return array What it returns.
 */
function with_account_of_checkout( string $checkout_id, array $input, callable $place ): array {
	$mark = static fn( $data ) => array_merge( $data, array( 'meta_input' => array( CHECKOUT_ID_KEY => $checkout_id ) + ( $data['meta_input'] ?? array() ) ) );
	$user = empty( $input['account'] ) || is_user_logged_in() ? false : get_user_by( 'email', (string) ( $input['billing']['email'] ?? '' ) );
	$id   = $user && is_account_of_checkout( $user, $checkout_id, (string) ( $input['account']['password'] ?? '' ) ) ? $user->ID : 0;
	$give = static fn( $customer_id ) => $customer_id ? $customer_id : $id;
	if ( $id ) {
		unset( $input['account'] );
		if ( ! get_user_meta( $id, CHECKOUT_EMAILED_KEY, true ) ) {
			WC()->mailer();
			do_action( 'woocommerce_created_customer_notification', $id, array(), false );
		}
	}
	add_filter( 'woocommerce_new_customer_data', $mark );
	add_filter( 'woocommerce_checkout_customer_id', $give );
	try {
		return $place( $input );
	} finally {
		remove_filter( 'woocommerce_new_customer_data', $mark );
		remove_filter( 'woocommerce_checkout_customer_id', $give );
	}
}

/**
 * Whether this checkout made it, and the sender knows its password.
 *
 * @param \WP_User $user        Who has the email of the checkout.
 * @param string   $checkout_id The storefront's name for this checkout.
 * @param string   $password    As the shopper chose it.
 */
function is_account_of_checkout( \WP_User $user, string $checkout_id, string $password ): bool {
	return hash_equals( $checkout_id, (string) get_user_meta( $user->ID, CHECKOUT_ID_KEY, true ) )
		&& wp_check_password( $password, $user->user_pass, $user->ID );
}

/**
 * The account that the checkout at work has made.
 *
 * @param int|null $made Sets it; 0: none.
 * @return int 0: none.
 */
function new_account( ?int $made = null ): int {
	static $id = 0;
	$id = $made ?? $id;
	return $id;
}

/** Another mutation of the same request may have made an account, too, and that one doesn't get the order. */
function forget_new_account(): void {
	new_account( 0 );
}

/**
 * WooCommerce has made an account.
 *
 * @param int|string $user_id Its id.
 */
function set_new_account( $user_id ): void {
	new_account( (int) $user_id );
}

/**
 * WooGraphQL leaves the order of a new account a guest's. Before the order is saved: what is granted later, its files
 * above all, is granted to whose it is.
 *
 * @param \WC_Order $order Before it is saved.
 */
function assign_order_to_new_account( \WC_Order $order ): void {
	if ( did_action( 'graphql_woocommerce_before_checkout' ) && new_account() && ! $order->get_customer_id() ) {
		$order->set_customer_id( new_account() );
	}
	forget_new_account();
}
