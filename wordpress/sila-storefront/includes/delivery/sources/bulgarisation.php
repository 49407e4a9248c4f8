<?php
/**
 * Bulgarisation for WooCommerce: Econt and Speedy to an office, a locker or an address, BOX NOW to a locker. It reads the
 * choice from cookies of its own checkout, prices only the chosen rate, and makes labels of what it priced.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

use GraphQL\Error\UserError;
use Woo_BG\Container\Client;

defined( 'ABSPATH' ) || exit;

add_filter( 'sila_storefront_courier_sources', static fn( $sources ) => array_merge( (array) $sources, array( new Bulgarisation() ) ) );

/** Its version 4. */
class Bulgarisation extends Courier_Source {
	private const METHODS = array(
		'woo_bg_econt'  => 'econt',
		'woo_bg_speedy' => 'speedy',
		'woo_bg_boxnow' => 'boxnow',
	);
	private const COOKIES = array(
		'econt'  => 'woo-bg--econt-address',
		'speedy' => 'woo-bg--speedy-address',
		'boxnow' => 'woo-bg--boxnow-apm',
	);
	// Its kinds of delivery, as the shop has them.
	private const KINDS = array(
		'office'  => 'office',
		'automat' => 'locker',
	);

	/** As it calls itself. */
	public function get_name(): ?string {
		return 'Bulgarisation for WooCommerce';
	}

	/** Those that are switched on in its settings. */
	public function list_couriers(): array {
		return function_exists( 'woo_bg' ) ? array_values( array_filter( self::METHODS, static fn( $courier ) => 'yes' === self::read_option( "apis_enable_$courier" ) ) ) : array();
	}

	/**
	 * As its settings have it.
	 *
	 * @param string $courier Its code.
	 */
	public function get_account( string $courier ): ?array {
		$is_boxnow = 'boxnow' === $courier;
		$account   = array(
			'user'     => self::read_option( $is_boxnow ? 'boxnow_client_id' : "{$courier}_user" ),
			'password' => self::read_option( $is_boxnow ? 'boxnow_client_secret' : "{$courier}_password" ),
			'is_demo'  => 'speedy' !== $courier && 'live' !== self::read_option( "{$courier}_env" ),
		);
		return '' === $account['user'] || '' === $account['password'] ? null : $account;
	}

	/**
	 * One of its methods.
	 *
	 * @param string $method_id Of WooCommerce.
	 */
	public function find_courier( string $method_id ): ?string {
		return self::METHODS[ $method_id ] ?? null;
	}

	/** It adds "Choose to calculate", with tags, where there is no price; the shop has words of its own. */
	public function prepare_rates(): void {
		remove_filter( 'woocommerce_shipping_rate_label', array( 'Woo_BG\Shipping\Register', 'add_fsh_nc_labels' ), 100 );
	}

	/**
	 * Sets the cookies that its checkout would have set. BOX NOW's counts for rates that aren't chosen, too: it takes no
	 * cash on delivery for several boxes.
	 *
	 * @param array  $choice  Of read_choice.
	 * @param array  $place   Destination of the package.
	 * @param string $rate_id The chosen rate.
	 */
	public function take_choice( array $choice, array $place, string $rate_id ): array {
		if ( ! $this->list_couriers() ) {
			return array();
		}
		list( $method_id, $instance ) = explode( ':', "$rate_id:" );
		$courier                      = $this->find_courier( $method_id );
		$fields                       = null === $courier ? array() : $this->choose( $courier, $this->read_kind( $method_id, $instance ), $choice, $place );
		foreach ( self::COOKIES as $name ) {
			unset( $_COOKIE[ $name ] );
		}
		$cookies = array(
			'boxnow' => array(
				'selectedApm' => null,
				'payment'     => $choice['payment'],
			),
		);
		if ( $fields ) {
			$cookies[ $courier ] = $fields;
		}
		foreach ( $cookies as $one => $cookie ) {
			$_COOKIE[ self::COOKIES[ $one ] ] = write_cookie( $cookie );
		}
		return array( null === $courier ? '' : $rate_id, $cookies );
	}

	/**
	 * What its checkout would say of the chosen rate.
	 *
	 * @param string $courier Its code.
	 * @param string $kind    "office", "automat" or "address".
	 * @param array  $choice  Of read_choice.
	 * @param array  $place   Destination of the package.
	 * @return array Empty: nothing is chosen, or what is chosen can't be.
	 */
	private function choose( string $courier, string $kind, array $choice, array $place ): array {
		if ( 'address' === $kind ) {
			$is_chosen = '' === $choice['office'] && '' !== $choice['address1'];
			$chosen    = $is_chosen ? $this->choose_address( $courier, $choice, $place ) : array();
		} else {
			$is_chosen = $courier === $choice['courier'] && '' !== $choice['office'];
			$chosen    = $is_chosen ? $this->choose_office( $courier, $kind, $choice['office'], $place ) : array();
		}
		if ( ! $chosen ) {
			return array();
		}
		if ( 'boxnow' === $courier ) {
			return array(
				'selectedApm' => $chosen['selectedOffice'],
				'payment'     => $choice['payment'],
			);
		}
		$recipient = get_recipient();
		return array(
			'type'     => $kind,
			'receiver' => $recipient['name'],
			'phone'    => $recipient['phone'],
			'state'    => (string) ( $place['state'] ?? '' ),
			'city'     => (string) ( $place['city'] ?? '' ),
			'country'  => (string) ( $place['country'] ?? '' ),
			'payment'  => $choice['payment'],
		) + $chosen + $this->write_company_fields( $courier, $recipient['company'] );
	}

	/**
	 * An office or locker, which must be one of this courier in this settlement: looked up once a session, and once more
	 * for the order. The list of a courier is half a megabyte.
	 *
	 * @param string $courier Its code.
	 * @param string $kind    "office" or "automat"; "": BOX NOW's.
	 * @param string $id      The courier's own.
	 * @param array  $place   Destination of the package.
	 */
	private function choose_office( string $courier, string $kind, string $id, array $place ): array {
		$find   = static function () use ( $courier, $id ) {
			try {
				return array(
					'is_lasting' => true,
					'office'     => find_office( $courier, $id ),
				);
			} catch ( UserError $error ) {
				return array( 'problem' => $error->getMessage() );
			}
		};
		$answer = find_once( array( $courier, $id, '' !== get_recipient()['name'] ), $find );
		$office = $answer['office'] ?? null;
		if ( ! $office || ( '' !== $kind && ( self::KINDS[ $kind ] ?? '' ) !== $office['kind'] ) || ! is_office_in( $office, $place ) ) {
			set_delivery_problem( $answer['problem'] ?? "storefront-office-unknown: $courier $id" );
			return array();
		}
		$is_locker = 'locker' === $office['kind'];
		$details   = array(
			'econt'  => array( 'selectedOfficeIsAPS' => $is_locker ),
			'speedy' => array( 'selectedOfficeType' => $is_locker ? 'APT' : 'OFFICE' ),
			'boxnow' => array(),
		);
		// Speedy's own ids are numbers.
		return array( 'selectedOffice' => 'speedy' === $courier ? (int) $id : $id ) + $details[ $courier ];
	}

	/**
	 * A street address, matched with the courier's streets and quarters; found once a session.
	 *
	 * @param string $courier Its code.
	 * @param array  $choice  Of read_choice.
	 * @param array  $place   Destination of the package.
	 */
	private function choose_address( string $courier, array $choice, array $place ): array {
		$lines  = array( $choice['address1'], $choice['address2'] );
		$names  = array( 'country', 'state', 'city' );
		$where  = array_intersect_key( $place, array_flip( $names ) ) + array_fill_keys( $names, '' );
		$find   = function () use ( $courier, $lines, $where ) {
			try {
				return 'econt' === $courier ? $this->find_econt_address( $lines, $where ) : $this->find_speedy_address( $lines, $where );
			} catch ( \Throwable $error ) {
				// Without an answer of Speedy's API it breaks.
				return array( 'problem' => "storefront-courier-unavailable: $courier" );
			}
		};
		$answer = find_once( array( $courier, $lines, $where ), $find );
		if ( isset( $answer['problem'] ) ) {
			set_delivery_problem( $answer['problem'] );
			return array();
		}
		return $answer['fields'];
	}

	/**
	 * Econt takes streets and quarters by name.
	 *
	 * @param string[] $lines Two.
	 * @param array    $place Country, state and city.
	 */
	private function find_econt_address( array $lines, array $place ): array {
		$container = woo_bg()->container();
		$region    = $container[ Client::ECONT_CITIES ]->get_regions( $place['country'] )[ $place['state'] ] ?? '';
		$found     = $container[ Client::ECONT_CITIES ]->get_filtered_cities( $place['city'], $region, $place['country'] );
		$problem   = find_settlement_problem( 'econt', $found, $place );
		if ( $problem ) {
			return $problem;
		}
		$parts    = parse_address( ...$lines );
		$streets  = \Woo_BG\Shipping\Econt\Address::get_streets_for_query( '', $found['city_key'], $found['cities'] );
		$quarters = \Woo_BG\Shipping\Econt\Address::get_quarters_for_query( '', $found['city_key'], $found['cities'] );
		$chosen   = choose_way( $parts, $streets, $quarters );
		return array(
			'is_lasting' => true,
			'fields'     => write_econt_address( $parts, $lines, $chosen ),
		);
	}

	/**
	 * Speedy takes streets and quarters of its lists; any other address is a note for its courier.
	 *
	 * @param string[] $lines Two.
	 * @param array    $place Country, state and city.
	 */
	private function find_speedy_address( array $lines, array $place ): array {
		$container = woo_bg()->container();
		$country   = $container[ Client::SPEEDY_COUNTRIES ]->get_country_id( $place['country'] );
		$regions   = (array) $container[ Client::SPEEDY_CITIES ]->get_regions( $country );
		$found     = isset( $regions[ $place['state'] ] ) ? $container[ Client::SPEEDY_CITIES ]->get_filtered_cities( $place['city'], $place['state'], $country ) : array();
		$problem   = find_settlement_problem( 'speedy', $found, $place );
		if ( $problem ) {
			return $problem;
		}
		$parts    = parse_address( ...$lines );
		$city_id  = $found['cities'][ $found['city_key'] ]['id'];
		$search   = static fn( $typed ) => \Woo_BG\Transliteration::latin2cyrillic( mb_strtolower( split_kind( $typed )['text'] ) );
		$street   = $search( $parts['street'] );
		$quarter  = $search( infer_quarter( $parts ) );
		$streets  = '' === $street ? array() : \Woo_BG\Shipping\Speedy\Address::get_streets_for_query( $city_id, $street );
		$quarters = '' === $quarter ? array() : \Woo_BG\Shipping\Speedy\Address::get_quarters_for_query( $city_id, $quarter );
		$chosen   = choose_way( $parts, $streets, $quarters );
		$details  = $chosen['details'];
		if ( isset( $chosen['address'] ) && 'streets' === $chosen['address']['type'] && ! array_filter( $details ) ) {
			$details['streetNumber'] = get_address_words()['no_number'];
		}
		if ( ! isset( $chosen['address'] ) || ! array_filter( $details ) ) {
			$chosen  = array( 'rest' => '' );
			$details = array_fill_keys( array_keys( $details ), '' );
			$note    = implode( ', ', array_filter( $lines ) );
		}
		if ( isset( $chosen['address'] ) ) {
			// Econt's have their name here.
			$chosen['address']['id'] = $chosen['address']['orig_key'];
		}
		return array(
			'is_lasting' => true,
			'fields'     => array(
				'selectedAddress' => $chosen['address'] ?? array(),
				'mysticQuarter'   => $note ?? '',
				'other'           => '',
				'otherField'      => $chosen['rest'],
			) + $details,
		);
	}

	/**
	 * The kind of delivery that the merchant has set for a rate.
	 *
	 * @param string $method_id Of WooCommerce.
	 * @param string $instance  Its number in the zone.
	 */
	private function read_kind( string $method_id, string $instance ): string {
		$settings = get_option( "woocommerce_{$method_id}_{$instance}_settings", array() );
		return is_array( $settings ) && is_string( $settings['delivery_type'] ?? null ) ? $settings['delivery_type'] : '';
	}

	/**
	 * A rate without a price waits for the choice: it is the chosen one that is priced.
	 *
	 * @param \WC_Shipping_Rate $rate Of its methods.
	 */
	public function describe_rate( \WC_Shipping_Rate $rate ): array {
		$meta    = (array) $rate->get_meta_data();
		$courier = $this->find_courier( (string) $rate->get_method_id() );
		$kind    = 'boxnow' === $courier ? 'automat' : (string) ( $meta['delivery_type'] ?? '' );
		$chosen  = (array) WC()->session->get( 'chosen_shipping_methods', array() );
		$error   = write_rate_error( $meta['errors'] ?? '' );
		if ( '' === $error && '' !== get_delivery_problem() && $rate->get_id() === ( $chosen[0] ?? '' ) ) {
			$error = explain_delivery_problem( get_delivery_problem() );
		}
		$price = '' === $error ? classify_price( $rate ) : 'missing';
		// It takes any answer for a calculation, also one without a price.
		$is_asked = '' === $error && ! empty( $meta['validated'] );
		if ( $is_asked && ( 'missing' === $price || ( 'free' === $price && 'econt' === $courier && $this->is_unpriced_by_econt() ) ) ) {
			$price = 'missing';
			$error = explain_delivery_problem( "storefront-courier-unavailable: $courier" );
		}
		$is_fixed = 'boxnow' === $courier || ( 'missing' !== $price && empty( $meta['validated'] ) );
		return array(
			'courier'  => $courier,
			'to'       => 'address' === $kind ? 'address' : 'office',
			'offices'  => self::KINDS[ $kind ] ?? null,
			'price'    => $price,
			'pricedBy' => $is_fixed ? null : ( 'address' === $kind ? 'address' : 'office' ),
			'error'    => $error,
		);
	}

	/** Where delivery is free, the label lets the sender pay. */
	private function is_unpriced_by_econt(): bool {
		$label = WC()->session->get( 'woo-bg-econt-label' );
		return is_array( $label ) && isset( $label['label']['paymentReceiverMethod'] );
	}

	/** Whether its invoices are on: then its checkout asks for a company. */
	private function has_invoices(): bool {
		return function_exists( 'woo_bg' ) && 'yes' === self::read_option( 'apis_enable_documents' ) && 'disable' !== self::read_option( 'invoice_invoices' );
	}

	/**
	 * What its cookies say of a company.
	 *
	 * @param string     $courier Its code.
	 * @param array|null $company Of read_company.
	 */
	private function write_company_fields( string $courier, ?array $company ): array {
		if ( ! $this->has_invoices() ) {
			return array();
		}
		$fields = array(
			'billing_to_company' => $company ? '1' : '0',
			'billing_company'    => $company['name'] ?? '',
		);
		$more   = array(
			'billing_company_mol' => $company['person'] ?? '',
			'billing_vat_number'  => $company['vat'] ?? '',
		);
		return 'econt' === $courier ? $fields + $more : $fields;
	}

	/**
	 * It reads the form of its own checkout, and asks VIES for the number in it, for which nobody waits here: then the
	 * number is written with the order alone.
	 *
	 * @param array      $input   Of the mutation.
	 * @param array|null $company Of read_company.
	 */
	public function prepare_checkout( array $input, ?array $company ): void {
		if ( ! $this->has_invoices() ) {
			return;
		}
		$has_vies = 'yes' === self::read_option( 'invoice_enable_vies' );
		$country  = $input['billing']['country'] ?? '';
		$form     = array(
			'billing_country'    => is_string( $country ) ? $country : '',
			'billing_vat_number' => $has_vies ? '' : $company['vat'] ?? '',
		);
		$_POST    = $form + $_POST; // phpcs:ignore WordPress.Security.NonceVerification -- written, not read.
		if ( $company ) {
			$_REQUEST['billing_to_company'] = '1';
		}
	}

	/**
	 * Its invoices read these.
	 *
	 * @param \WC_Order $order   Before it is saved.
	 * @param array     $company Of read_company.
	 */
	public function write_company( \WC_Order $order, array $company ): void {
		if ( ! $this->has_invoices() ) {
			return;
		}
		$order->set_billing_company( $company['name'] );
		$order->update_meta_data( '_billing_to_company', '1' );
		$order->update_meta_data( '_billing_company_mol', $company['person'] );
		$order->update_meta_data( '_billing_company_eik', $company['number'] );
		$order->update_meta_data( '_billing_vat_number', $company['vat'] );
		list( $settlement, $address ) = split_company_address( $company['address'] );
		$order->update_meta_data( '_billing_company_settlement', $settlement );
		$order->update_meta_data( '_billing_company_address', $address );
	}

	/**
	 * Labels that it has made: a deleted one leaves its number behind, but no status.
	 *
	 * @param \WC_Order $order Any.
	 */
	public function list_shipments( \WC_Order $order ): array {
		$urls = array(
			'econt'  => 'https://www.econt.com/services/track-shipment/',
			'speedy' => 'https://www.speedy.bg/bg/track-shipment?shipmentNumber=',
			'boxnow' => 'https://boxnow.bg/en?track=',
		);
		$econt   = array( $order->get_meta( 'woo_bg_econt_shipment_status' ), $order->get_meta( 'woo_bg_econt_label' ) );
		$speedy  = array( $order->get_meta( 'woo_bg_speedy_shipment_status' ), $order->get_meta( 'woo_bg_speedy_label' ) );
		$lockers = array( $order->get_meta( 'woo_bg_boxnow_shipment_status' ) );
		foreach ( (array) $order->get_meta( 'woo_bg_boxnow_other_labels_data' ) as $label ) {
			$lockers[] = is_array( $label ) ? $label['shipmentStatus'] ?? null : null;
		}
		$numbers = array(
			'econt'  => array( empty( $econt[0] ) || ! is_array( $econt[1] ) ? '' : $econt[1]['label']['shipmentNumber'] ?? '' ),
			'speedy' => array( empty( $speedy[0] ) || ! is_array( $speedy[1] ) ? '' : $speedy[1]['id'] ?? '' ),
			'boxnow' => array(),
		);
		foreach ( $lockers as $status ) {
			$parcels           = is_array( $status ) && is_array( $status['parcels'] ?? null ) ? $status['parcels'] : array();
			$numbers['boxnow'] = array_merge( $numbers['boxnow'], array_column( $parcels, 'id' ) );
		}
		$shipments = array();
		foreach ( $numbers as $courier => $of_courier ) {
			foreach ( array_filter( $of_courier, static fn( $number ) => is_scalar( $number ) && '' !== (string) $number ) as $number ) {
				$shipments[] = array(
					'courier' => $courier,
					'number'  => (string) $number,
					'url'     => $urls[ $courier ] . rawurlencode( (string) $number ),
				);
			}
		}
		return $shipments;
	}

	/**
	 * A setting of it.
	 *
	 * @param string $name Without its prefix.
	 */
	private static function read_option( string $name ): string {
		$value = get_option( "woo_bg_settings_$name", '' );
		return is_scalar( $value ) ? (string) $value : '';
	}
}

/**
 * A cookie as WordPress has it after a browser sent it. It goes through sanitize_text_field, stripslashes and urldecode,
 * which must leave every character as it was.
 *
 * @param array $fields Of the plugin's own checkout.
 */
function write_cookie( array $fields ): string {
	$json = (string) wp_json_encode( $fields, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT );
	return wp_slash( strtr( $json, array( '+' => '\u002b', '%' => '\u0025' ) ) ); // phpcs:ignore -- JSON has both in texts alone.
}

/**
 * Its invoices have the settlement apart; the shop's form has one line, in which it often comes first.
 *
 * @param string $address Of a company.
 * @return string[] The settlement, "" where none is named so, and the rest.
 */
function split_company_address( string $address ): array {
	$kinds = get_address_words()['settlement'];
	return preg_match( "/^((?:$kinds)(?:\s*\.\s*|\s+)\p{L}[^,]*),\s*(.+)$/iu", $address, $found ) ? array( clean_settlement( $found[1] ), $found[2] ) : array( '', $address );
}

/**
 * Whether a courier's plugin knows the settlement.
 *
 * @param string $courier Its code.
 * @param array  $found   Of its get_filtered_cities.
 * @param array  $place   Country, state and city.
 * @return array|null An answer of find_once; null: it does.
 */
function find_settlement_problem( string $courier, array $found, array $place ): ?array {
	if ( $found && empty( $found['cities'] ) && '' !== $place['state'] ) {
		return array( 'problem' => "storefront-courier-unavailable: $courier" );
	}
	$key = $found['city_key'] ?? false;
	if ( false === $key || ! isset( $found['cities'][ $key ]['id'] ) ) {
		return array(
			'is_lasting' => true,
			'problem'    => "storefront-settlement-unknown: $courier " . $place['city'],
		);
	}
	return null;
}

/**
 * The courier's street or quarter that was typed, and the details that go with it.
 *
 * @param array                 $parts    Of parse_address.
 * @param array<string, string> $streets  By the courier's key.
 * @param array<string, string> $quarters The same.
 * @return array{address?: array, details: array<string, string>, rest: string} Without "address": neither is in the lists.
 */
function choose_way( array $parts, array $streets, array $quarters ): array {
	$guess   = infer_quarter( $parts );
	$quarter = match_name( $guess, $quarters );
	$is_both = '' === $parts['quarter'] && null !== $quarter;
	$street  = $is_both ? null : match_name( $parts['street'], $streets );
	$number  = $is_both ? '' : $parts['number'];
	$details = array(
		'streetNumber'    => $number,
		'blockNumber'     => $parts['block'],
		'entranceNumber'  => $parts['entrance'],
		'floorNumber'     => $parts['floor'],
		'apartmentNumber' => $parts['apartment'],
	);
	// Beside a street its quarter is a hint for the courier.
	$other  = null === $street && ! $is_both ? trim( $parts['street'] . ' ' . $number ) : '';
	$hints  = array( null === $street ? '' : $parts['quarter'], $other, $parts['rest'] );
	$chosen = array(
		'details' => $details,
		'rest'    => implode( ', ', array_filter( $hints ) ),
	);
	if ( null !== $street ) {
		$chosen['address'] = describe_way( $street, $streets[ $street ], 'streets' );
	} elseif ( null !== $quarter ) {
		$chosen['address'] = describe_way( $quarter, $quarters[ $quarter ], 'quarters' );
	}
	return $chosen;
}

/**
 * The quarter that was typed. "Mladost 1, bl. 25" is rather one than a street with a number.
 *
 * @param array $parts Of parse_address.
 */
function infer_quarter( array $parts ): string {
	$is_street = '' !== $parts['quarter'] || '' === $parts['block'] || '' !== split_kind( $parts['street'] )['kind'];
	return $is_street ? $parts['quarter'] : trim( $parts['street'] . ' ' . $parts['number'] );
}

/**
 * As its lists have it.
 *
 * @param string $key   Of the courier; "": typed.
 * @param string $label Its name.
 * @param string $type  "streets" or "quarters".
 */
function describe_way( string $key, string $label, string $type ): array {
	return array(
		'id'       => $label,
		'orig_key' => $key,
		'label'    => $label,
		'type'     => $type,
	);
}

/**
 * Econt's fields of an address. The screen on which its label is made has no street that isn't in the list: then, and where
 * a quarter has no block, the whole text stands in "other", as it did before there were fields for the details.
 *
 * @param array    $parts  Of parse_address.
 * @param string[] $lines  As typed.
 * @param array    $chosen Of choose_way.
 */
function write_econt_address( array $parts, array $lines, array $chosen ): array {
	$typed   = implode( ', ', array_filter( $lines ) );
	$address = $chosen['address'] ?? null;
	$inside  = array_filter( array_diff_key( $chosen['details'], array( 'streetNumber' => '' ) ) );
	if ( ! $address || ( 'quarters' === $address['type'] && ! $inside ) ) {
		$names = array_filter( array( $parts['street'], $parts['quarter'], $lines[0] ) );
		return array(
			'selectedAddress' => $address ?? describe_way( '', reset( $names ), 'quarters' ),
			'other'           => $typed,
			'otherField'      => '',
		);
	}
	$details = $chosen['details'];
	if ( 'streets' === $address['type'] && '' === $details['streetNumber'] ) {
		$details['streetNumber'] = get_address_words()['no_number'];
	}
	return array(
		'selectedAddress' => $address,
		'other'           => '',
		'otherField'      => $chosen['rest'],
	) + $details;
}
