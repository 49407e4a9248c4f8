<?php
/**
 * What the shopper and the merchant are sent about a withdrawal from a contract.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

/**
 * What a stranger may have written about goods goes to nobody but the merchant: the address is whatever somebody typed.
 *
 * @param array  $given    Input of the mutation, sanitized.
 * @param string $email    The shopper's.
 * @param bool   $is_known Whether order and email match.
 * @return bool Whether it is out.
 */
function send_withdrawal_to_shopper( array $given, string $email, bool $is_known ): bool {
	$goods = $is_known || '' === $given['goods'] ? $given['goods'] : __( 'We have recorded the goods that you listed.', 'sila-storefront' );
	/* translators: %s: name of the shopper. */
	$text = sprintf( __( 'Hello, %s,', 'sila-storefront' ), $given['name'] )
		. "\n\n" . __( 'we have received your withdrawal from the contract.', 'sila-storefront' )
		. "\n\n" . describe_withdrawal( $given, $goods )
		. "\n\n" . __( 'This email is its acknowledgement. If you didn’t send it, please reply to us.', 'sila-storefront' ) . "\n";
	/* translators: %s: number of an order. */
	$subject = sprintf( __( 'We have received your withdrawal from order no. %s', 'sila-storefront' ), $given['orderNumber'] );
	return send_text_email( $email, $subject, $text );
}

/**
 * To where WooCommerce sends new orders; an answer goes to the shopper.
 *
 * @param array  $given    Input of the mutation, sanitized.
 * @param string $email    The shopper's.
 * @param bool   $is_known Whether order and email match.
 * @return bool Whether it is out.
 */
function send_withdrawal_to_merchant( array $given, string $email, bool $is_known ): bool {
	$settings  = get_option( 'woocommerce_new_order_settings', array() );
	$recipient = empty( $settings['recipient'] ) ? get_option( 'admin_email' ) : $settings['recipient'];
	$finding   = $is_known
		? __( 'Order and email match. There is a note at the order.', 'sila-storefront' )
		: __( 'There is no order with this number and this email. Please check by hand.', 'sila-storefront' );
	/* translators: %s: number of an order. */
	$subject = sprintf( __( 'Withdrawal from the contract: order no. %s', 'sila-storefront' ), $given['orderNumber'] );
	return send_text_email( $recipient, $subject, "$finding\n\n" . describe_withdrawal( $given, $given['goods'] ) . "\n", $email );
}

/**
 * For the merchant, at the order.
 *
 * @param array $given Input of the mutation, sanitized.
 */
function format_withdrawal_note( array $given ): string {
	return __( 'Withdrawal from the contract', 'sila-storefront' ) . "\n" . describe_withdrawal( $given, $given['goods'] );
}

/**
 * The statement, line by line.
 *
 * @param array  $given Input of the mutation, sanitized.
 * @param string $goods "": the whole order.
 */
function describe_withdrawal( array $given, string $goods ): string {
	$moment = wp_date( 'd.m.Y, H:i:s', (int) strtotime( $given['declaredAt'] ), new \DateTimeZone( 'Europe/Sofia' ) );
	$lines  = array(
		/* translators: %s: reference of a withdrawal. */
		sprintf( __( 'Withdrawal number: %s', 'sila-storefront' ), $given['reference'] ),
		/* translators: %s: date and time. */
		sprintf( __( 'Received: %s (Bulgarian time)', 'sila-storefront' ), $moment ),
		/* translators: %s: number of an order. */
		sprintf( __( 'Order: no. %s', 'sila-storefront' ), $given['orderNumber'] ),
		'' === $goods ? __( 'Withdrawal from: the whole order', 'sila-storefront' ) : __( 'Withdrawal from:', 'sila-storefront' ) . "\n$goods",
		/* translators: %s: name of the shopper. */
		sprintf( __( 'Name: %s', 'sila-storefront' ), $given['name'] ),
		/* translators: %s: email of the shopper. */
		sprintf( __( 'Email: %s', 'sila-storefront' ), $given['email'] ),
	);
	return implode( "\n", $lines );
}
