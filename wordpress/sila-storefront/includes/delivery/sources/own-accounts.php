<?php
/**
 * Couriers with whom the merchant has an account, and no plugin: Settings > Storefront > Couriers. They only have lists.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

// By courier: user and password. Never public, and not among the settings that are.
const ACCOUNTS_OPTION = 'storefront_courier_accounts';

add_filter( 'sila_storefront_courier_sources', static fn( $sources ) => array_merge( (array) $sources, array( new Own_Accounts() ) ), 100 );

/** Prices are WooCommerce's, labels are made in the courier's system, of the order's metadata. */
class Own_Accounts extends Courier_Source {
	/** There is no plugin. */
	public function get_name(): ?string {
		return null;
	}

	/** Those with an account. */
	public function list_couriers(): array {
		return array_values( array_filter( COURIERS, fn( $courier ) => null !== $this->get_account( $courier ) ) );
	}

	/**
	 * As the merchant has set it.
	 *
	 * @param string $courier Its code.
	 */
	public function get_account( string $courier ): ?array {
		$accounts = get_option( ACCOUNTS_OPTION, array() );
		$account  = is_array( $accounts ) ? $accounts[ $courier ] ?? array() : array();
		$user     = read_text( $account['user'] ?? '' );
		$password = read_text( $account['password'] ?? '' );
		return '' === $user || '' === $password ? null : array(
			'user'     => $user,
			'password' => $password,
			'is_demo'  => false,
		);
	}
}
