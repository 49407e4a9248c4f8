<?php
/**
 * What a plugin of couriers is asked for. Another one is one file in sources/ that extends this class and adds itself to
 * the filter sila_storefront_courier_sources.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

/** A plugin that prices parcels and prints labels, or an account with a courier that only lists its offices. */
abstract class Courier_Source {
	/** The plugin, as it calls itself; null: none. */
	abstract public function get_name(): ?string;

	/**
	 * Whose parcels it handles now.
	 *
	 * @return string[] Codes that the shop knows: "econt", "speedy", "boxnow".
	 */
	abstract public function list_couriers(): array;

	/**
	 * The merchant's account with a courier, for its list of offices.
	 *
	 * @param string $courier One of list_couriers.
	 * @return array{user: string, password: string, is_demo: bool}|null Null: there is none, and no list.
	 */
	abstract public function get_account( string $courier ): ?array;

	/**
	 * Whose rates a shipping method makes.
	 *
	 * @param string $method_id Of WooCommerce, without the instance.
	 * @return string|null Null: another plugin's.
	 */
	public function find_courier( string $method_id ): ?string {
		return null;
	}

	/** Before rates are calculated for the shop: labels are to be names alone. */
	public function prepare_rates(): void {
	}

	/**
	 * Hands the choice to the plugin for this request, before rates are calculated.
	 *
	 * @param array  $choice  Of read_choice.
	 * @param array  $place   Destination of WooCommerce's package.
	 * @param string $rate_id The chosen rate, "method:instance"; "": none.
	 * @return array What its prices depend on: rates are calculated anew when it differs.
	 */
	public function take_choice( array $choice, array $place, string $rate_id ): array {
		return array();
	}

	/**
	 * What WooGraphQL doesn't say about a rate of its own methods.
	 *
	 * @param \WC_Shipping_Rate $rate Calculated by the plugin.
	 * @return array{courier: string|null, to: string|null, offices: string|null, price: string, pricedBy: string|null, error: string}
	 */
	public function describe_rate( \WC_Shipping_Rate $rate ): array {
		return describe_unknown_rate( $rate );
	}

	/**
	 * Prepares what the plugin reads of a form of its own at the checkout.
	 *
	 * @param array      $input   Of the mutation.
	 * @param array|null $company Of read_company.
	 */
	public function prepare_checkout( array $input, ?array $company ): void {
	}

	/**
	 * Writes a company where the plugin's invoices read it.
	 *
	 * @param \WC_Order $order   Before it is saved.
	 * @param array     $company Of read_company.
	 */
	public function write_company( \WC_Order $order, array $company ): void {
	}

	/**
	 * The parcels of an order that have a waybill.
	 *
	 * @param \WC_Order $order Any.
	 * @return array{courier: string, number: string, url: string|null}[]
	 */
	public function list_shipments( \WC_Order $order ): array {
		return array();
	}
}

/**
 * All of them; of two for one courier the first counts.
 *
 * @return Courier_Source[]
 */
function get_courier_sources(): array {
	static $sources = null;
	$sources = $sources ?? array_filter(
		(array) apply_filters( 'sila_storefront_courier_sources', array() ),
		static fn( $source ) => $source instanceof Courier_Source
	);
	return $sources;
}

/**
 * Who handles a courier's parcels.
 *
 * @param string $courier Its code.
 */
function find_source_of_courier( string $courier ): ?Courier_Source {
	foreach ( get_courier_sources() as $source ) {
		if ( in_array( $courier, $source->list_couriers(), true ) ) {
			return $source;
		}
	}
	return null;
}

/**
 * Whose method it is.
 *
 * @param string $method_id Of WooCommerce, without the instance.
 */
function find_source_of_method( string $method_id ): ?Courier_Source {
	foreach ( get_courier_sources() as $source ) {
		if ( null !== $source->find_courier( $method_id ) ) {
			return $source;
		}
	}
	return null;
}
