<?php
/**
 * Names of payment methods and shipping rates are strings of the plugin of translations. WooCommerce and its orders keep the
 * merchant's; the shop gets the translations beside its answer, and a customer in the email.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

// The pages of Polylang and WPML on which strings are translated.
const STRINGS_PAGES = '/^(mlang_strings|wpml-|tm\/)/';

add_action( 'admin_init', __NAMESPACE__ . '\register_method_names' );
add_filter( 'graphql_request_results', __NAMESPACE__ . '\add_method_names' );
add_filter( 'woocommerce_order_get_payment_method_title', __NAMESPACE__ . '\translate_in_email' );
add_filter( 'woocommerce_order_item_get_method_title', __NAMESPACE__ . '\translate_in_email' );
add_action( 'woocommerce_email_before_order_table', __NAMESPACE__ . '\translate_instructions', PHP_INT_MIN );
add_action( 'woocommerce_email_before_order_table', __NAMESPACE__ . '\translate_instructions', PHP_INT_MAX );

/** Offers them for translation. */
function register_method_names(): void {
	$page   = $_GET['page'] ?? ''; // phpcs:ignore WordPress.Security -- compared.
	$source = is_string( $page ) && preg_match( STRINGS_PAGES, $page ) && function_exists( 'WC' ) ? get_language_source() : null;
	foreach ( $source ? list_method_names() : array() as $name => $text ) {
		if ( is_string( $text ) && '' !== $text ) {
			$source->register_string( $name, $text );
		}
	}
}

/**
 * Of the enabled gateways, and of the methods of all shipping zones.
 *
 * @return array<string, mixed> Texts by what they are of.
 */
function list_method_names(): array {
	$names = array();
	foreach ( WC()->payment_gateways()->payment_gateways() as $gateway ) {
		if ( 'yes' === $gateway->enabled ) {
			$names[ "$gateway->id title" ]        = $gateway->title;
			$names[ "$gateway->id description" ]  = $gateway->description;
			$names[ "$gateway->id instructions" ] = $gateway->instructions ?? '';
		}
	}
	foreach ( array( 0, ...array_keys( \WC_Shipping_Zones::get_zones() ) ) as $zone ) {
		foreach ( \WC_Shipping_Zones::get_zone( $zone )->get_shipping_methods( true ) as $method ) {
			$names[ $method->get_rate_id() ] = $method->get_title();
		}
	}
	return $names;
}

/**
 * Notes a name that is answered to the shop.
 *
 * @param mixed  $value   Of the field.
 * @param mixed  $node    Of WPGraphQL.
 * @param array  $args    Of the field.
 * @param mixed  $context WPGraphQL's.
 * @param mixed  $info    WPGraphQL's.
 * @param string $type    Of the node.
 * @param string $name    Of the field.
 * @return mixed The same value.
 */
function note_method_name( $value, $node, $args, $context, $info, $type, $name ) {
	switch ( "$type.$name" ) {
		case 'PaymentGateway.title':
		case 'PaymentGateway.description':
			note_name( $value, $node->id );
			break;
		case 'ShippingRate.label':
			note_name( $value, $node->get_method_id() );
			break;
		case 'ShippingLine.methodTitle':
			note_name( $value, $node->method_id );
			break;
		case 'Order.paymentMethodTitle':
			$method = (string) $node->paymentMethod; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- WPGraphQL's.
			note_name( $value, $method );
			// The shop shows it with the order.
			note_name( find_gateway( $method )->description ?? '', $method );
	}
	return $value;
}

/**
 * One of them.
 *
 * @param mixed $text   As the merchant wrote it.
 * @param mixed $method Id of the gateway or of the shipping method.
 */
function note_name( $text, $method ): void {
	if ( is_string( $text ) && '' !== $text ) {
		$translation    = get_language_source()->translate_string( $text, get_request_language() );
		$names          = &get_noted_names();
		$names[ $text ] = array(
			'text'        => $text,
			'translation' => $text === $translation ? null : $translation,
			'method'      => (string) $method,
		);
	}
}

/**
 * By reference.
 *
 * @return array<string, array{text: string, translation: string|null, method: string}>
 */
function &get_noted_names(): array {
	static $names = array();
	return $names;
}

/**
 * Adds `extensions.storefront.names`.
 *
 * @param mixed $response Of WPGraphQL: an object or an array.
 * @return mixed
 */
function add_method_names( $response ) {
	$names = get_noted_names();
	return $names ? add_extension(
		$response,
		'names',
		array(
			'language' => get_request_language(),
			'texts'    => array_values( $names ),
		)
	) : $response;
}

/**
 * While an email is written to the customer in another language.
 *
 * @param mixed $text As the merchant wrote it.
 * @return mixed
 */
function translate_in_email( $text ) {
	$language = get_emails() ? get_current_language() : '';
	$source   = in_array( $language, array( '', get_main_language() ), true ) ? null : get_language_source();
	return $source && is_string( $text ) && '' !== $text ? $source->translate_string( $text, $language ) : $text;
}

/**
 * What a gateway says in an email: translated before it does, and the merchant's again afterwards.
 *
 * @param \WC_Order $order Of the email.
 */
function translate_instructions( $order ): void {
	static $original = null;
	$gateway = find_gateway( (string) $order->get_payment_method() );
	if ( isset( $gateway->instructions ) ) {
		$text                  = $gateway->instructions;
		$gateway->instructions = $original ?? translate_in_email( $text );
		$original              = null === $original ? $text : null;
	}
}

/**
 * A gateway, also one that is switched off.
 *
 * @param string $id Its id.
 */
function find_gateway( string $id ): ?\WC_Payment_Gateway {
	return WC()->payment_gateways()->payment_gateways()[ $id ] ?? null;
}
