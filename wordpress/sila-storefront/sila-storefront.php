<?php
/**
 * Plugin Name:          Sila Storefront
 * Description:          What a headless shop over WooGraphQL needs: one checkout makes one order, and the account made with it gets it; nobody but the shop says that an order is paid; orders are never shown by e-mail alone; limits of reviews and sign-ins know the shopper, and a new password ends older sign-ins; gateways and mails lead back to the shop; a withdrawal from a contract is acknowledged by mail; whoever asked for it is told by mail that a product is back; the shop is notified of every change of the catalog.
 * Version:              1.8.0
 * Requires at least:    6.5
 * Requires PHP:         8.1
 * WC requires at least: 9.6
 * License:              GPL-2.0-or-later
 * License URI:          https://www.gnu.org/licenses/gpl-2.0.html
 *
 * It has no settings, no table of its own and no page. In wp-config.php, the same text of 32 characters or more as the
 * storefront's secret STOREFRONT_SECRET:
 *
 *     define( 'STOREFRONT_SECRET', '…' );
 *
 * Without it everything below holds, and what only the shop may say is refused to everybody. Hooks are those of
 * WPGraphQL 2 and WooGraphQL 1; where these are not active, nothing happens. More: docs/wordpress-plugin.md.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

use GraphQL\Error\UserError;

defined( 'ABSPATH' ) || exit;

const SECRET_LENGTH_MIN   = 32;
const LOCK_SECONDS        = 20;
const CHECKOUT_ID_KEY     = '_checkout_id';
const SESSION_KEY         = '_checkout_session';
const REDIRECT_KEY        = '_checkout_redirect';
const PAID_KEY            = 'card_paid';
const FIND_KEY            = '_checkout_find';
const EMAILED_KEY         = '_checkout_emailed';
const SHOP_ONLY_FIELDS    = array( 'isPaid', 'transactionId', 'fees' );
const SHOP_ONLY_MUTATIONS = array( 'acknowledgeWithdrawal', 'announceStock' );
const WITHDRAWAL_DAYS     = 7;
const LETTER_DAYS         = 30;
const LETTERS_SECONDS     = 10;
const STOCK_IDS_MAX       = 100;
const MANAGERS_MUTATIONS  = array( 'updateOrder', 'deleteOrder', 'deleteOrderItems', 'createOrderNote', 'deleteOrderNote', 'updateSession' );
const CHANGE_HOOKS        = array(
	'note_changed_status'        => array( 'transition_post_status' ),
	// Stock and sales of an order, which WooCommerce writes without saving the product; terms; deletions.
	'note_changed_post'          => array( 'woocommerce_updated_product_stock', 'woocommerce_updated_product_sales', 'set_object_terms', 'deleted_term_relationships', 'before_delete_post' ),
	'note_changed_metadata'      => array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ),
	'note_new_review'            => array( 'wp_insert_comment' ),
	'note_changed_review'        => array( 'edit_comment', 'delete_comment', 'wp_set_comment_status' ),
	'note_changed_term'          => array( 'created_term', 'edited_term', 'delete_term' ),
	'note_changed_term_metadata' => array( 'added_term_meta', 'updated_term_meta', 'deleted_term_meta' ),
	'note_changed_option'        => array( 'added_option', 'updated_option', 'deleted_option' ),
);
const CHANGE_KINDS        = array(
	'term'    => array( 'woocommerce_attribute_added', 'woocommerce_attribute_updated', 'woocommerce_attribute_deleted' ),
	'setting' => array( 'woocommerce_tax_rate_added', 'woocommerce_tax_rate_updated', 'woocommerce_tax_rate_deleted' ),
	'content' => array( 'wp_update_nav_menu', 'wp_update_nav_menu_item', 'wp_delete_nav_menu' ),
);
const CHANGED_CONTENT     = array( 'post', 'page' );
// What is written while somebody merely looks at a product or a page, or counts.
const PRIVATE_METADATA    = array( '_edit_lock', '_edit_last', '_wp_old_date', '_encloseme', '_pingme', '_wp_trash_meta_status', '_wp_trash_meta_time', '_wp_desired_post_slug' );
const PRIVATE_TAXONOMIES  = array( 'product_type', 'product_visibility', 'product_shipping_class' );
const CHANGED_SETTINGS    = array(
	'woocommerce_currency',
	'woocommerce_currency_pos',
	'woocommerce_price_thousand_sep',
	'woocommerce_price_decimal_sep',
	'woocommerce_price_num_decimals',
	'woocommerce_price_display_suffix',
	'woocommerce_calc_taxes',
	'woocommerce_prices_include_tax',
	'woocommerce_tax_display_shop',
	'woocommerce_tax_based_on',
	'woocommerce_tax_round_at_subtotal',
	'woocommerce_default_country',
	'woocommerce_default_customer_address',
	'woocommerce_enable_reviews',
	'woocommerce_enable_review_rating',
	'woocommerce_review_rating_required',
	'woocommerce_hide_out_of_stock_items',
	'woocommerce_manage_stock',
	'woocommerce_notify_low_stock_amount',
	'woocommerce_notify_no_stock_amount',
	'woocommerce_stock_format',
	'woocommerce_weight_unit',
	'woocommerce_dimension_unit',
	'woocommerce_permalinks',
	'permalink_structure',
);
const CHANGED_SITE        = array( 'blogname', 'blogdescription', 'show_on_front', 'page_on_front', 'page_for_posts', 'woocommerce_shop_page_id' );
const CHANGES_PREFIX      = 'storefront_changes_';
const CHANGES_HOOK        = 'storefront_send_changes';
const CHANGES_PER_MESSAGE = 1000;
const CHANGES_MAX         = 100000;
const CHANGES_ROWS        = 20;
const CHANGES_SECONDS     = 20;
const CHANGES_TIMEOUT     = 5;
const CHANGES_RETRY       = 60;
const TERM_PRODUCTS_MAX   = 1000;
const UNFINISHED_STATUSES = array( 'pending', 'failed', 'cancelled', 'checkout-draft' );
const PLACED_STATUSES     = array( 'processing', 'on-hold', 'completed' );
// What WooCommerce itself does once an order has its status; each of them knows whether it is done.
const ORDER_STEPS         = array( 'wc_maybe_reduce_stock_levels', 'wc_update_total_sales_counts', 'wc_update_coupon_usage_counts', 'wc_downloadable_product_permissions', 'wc_release_stock_for_order' );
const COMPLETE_HOOK       = 'storefront_complete_orders';
const COMPLETE_SECONDS    = 300;
const COMPLETE_DAYS       = 2;
const COMPLETE_MAX        = 50;

add_action( 'before_woocommerce_init', __NAMESPACE__ . '\declare_order_storage' );
add_filter( 'graphql_response_headers_to_send', __NAMESPACE__ . '\announce' );
add_filter( 'graphql_mutation_input', __NAMESPACE__ . '\refuse_shop_only_input', 1, 4 );
add_filter( 'graphql_mutation_input', __NAMESPACE__ . '\refuse_guest_email', 1, 4 );
add_filter( 'graphql_pre_mutate_and_get_payload', __NAMESPACE__ . '\place_once', 20, 4 );
add_action( 'woocommerce_email_sent', __NAMESPACE__ . '\note_email', 10, 3 );
add_filter( 'cron_schedules', __NAMESPACE__ . '\add_schedule' ); // phpcs:ignore WordPress.WP.CronInterval
add_action( 'init', __NAMESPACE__ . '\schedule_completion' );
add_action( COMPLETE_HOOK, __NAMESPACE__ . '\complete_orders' );
add_action( 'graphql_woocommerce_before_checkout', static fn() => new_account( 0 ) );
add_action( 'woocommerce_created_customer', static fn( $id ) => new_account( (int) $id ) );
add_action( 'woocommerce_checkout_create_order', __NAMESPACE__ . '\give_to_new_account' );
add_action( 'graphql_woocommerce_after_checkout', __NAMESPACE__ . '\show_in_this_answer' );
add_filter( 'graphql_connection_should_execute', __NAMESPACE__ . '\list_no_orders_to_guests', 10, 2 );
add_filter( 'graphql_data_is_private', __NAMESPACE__ . '\hide_orders_of_others', 10, 3 );
add_filter( 'graphql_object_visibility', __NAMESPACE__ . '\open_own_answer', 10, 3 );
add_filter( 'woocommerce_get_return_url', __NAMESPACE__ . '\lead_back_to_shop', 10, 2 );
add_filter( 'woocommerce_get_cancel_order_url', __NAMESPACE__ . '\lead_cancelled_to_shop', 10, 2 );
add_filter( 'woocommerce_get_cancel_order_url_raw', __NAMESPACE__ . '\lead_cancelled_to_shop', 10, 2 );
add_action( 'graphql_register_types', __NAMESPACE__ . '\tell_shop_of_orders' );
add_action( 'graphql_register_types', __NAMESPACE__ . '\offer_withdrawals' );
add_action( 'graphql_register_types', __NAMESPACE__ . '\tell_catalog_settings' );
add_action( 'graphql_register_types', __NAMESPACE__ . '\offer_stock_letters' );
add_filter( 'retrieve_password_message', __NAMESPACE__ . '\lead_new_password_to_shop', 100, 4 );
add_action( 'woocommerce_created_customer_notification', __NAMESPACE__ . '\lead_account_email_to_shop', PHP_INT_MIN );
add_action( 'woocommerce_reset_password_notification', __NAMESPACE__ . '\lead_account_email_to_shop', PHP_INT_MIN );
add_action( 'woocommerce_created_customer_notification', static fn() => lead_account_email_to_shop( null ), PHP_INT_MAX );
add_action( 'woocommerce_reset_password_notification', static fn() => lead_account_email_to_shop( null ), PHP_INT_MAX );
add_filter( 'woocommerce_email_header_image_url', static fn( $url ) => find_shop_address() ?: $url );
add_action( 'after_password_reset', static fn( $user ) => end_sign_ins( (int) $user->ID ) );
add_action( 'profile_update', __NAMESPACE__ . '\note_new_password', 10, 2 );
add_action( 'shutdown', __NAMESPACE__ . '\finish_changes', PHP_INT_MAX );
add_action( CHANGES_HOOK, __NAMESPACE__ . '\send_changes' );
listen_for_changes();
see_shopper();

/** Orders are only touched through WooCommerce's own functions: they may lie in either of its tables (HPOS). */
function declare_order_storage(): void {
	if ( class_exists( \Automattic\WooCommerce\Utilities\FeaturesUtil::class ) ) {
		\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'custom_order_tables', __FILE__ );
	}
}

/** Tells the storefront that this plugin runs: only then it sends a checkout again. */
function announce( array $headers ): array {
	$headers['x-storefront-plugin'] = '1';
	return $headers;
}

/** Whether the storefront itself asks. A short secret counts as none: it could be guessed. */
function is_from_shop(): bool {
	$secret = read_secret();
	$given  = $_SERVER['HTTP_X_STOREFRONT_SECRET'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared, never stored.
	return '' !== $secret && is_string( $given ) && hash_equals( $secret, wp_unslash( $given ) );
}

/**
 * WooGraphQL lets any guest mark his order paid or take a fee off it, any customer update or delete his own orders and
 * write notes to them, and anybody name the order that his session waits for, which would be another shopper's.
 * The text begins with a code: it is for the storefront, and no shopper reads it.
 *
 * @param mixed                                $input    As the client sent it.
 * @param \WPGraphQL\AppContext                $context  Unused.
 * @param \GraphQL\Type\Definition\ResolveInfo $info     Unused.
 * @param string                               $mutation Its field's name.
 * @throws UserError Names what only the shop may send.
 * @return mixed The same input.
 */
function refuse_shop_only_input( $input, $context, $info, $mutation ) {
	$is_managers = in_array( $mutation, MANAGERS_MUTATIONS, true ) && ! current_user_can( 'edit_shop_orders' );
	$refused     = $is_managers ? array( $mutation ) : array();
	if ( 'checkout' === $mutation ) {
		$refused = list_shop_only_parts( (array) $input );
	}
	if ( in_array( $mutation, SHOP_ONLY_MUTATIONS, true ) ) {
		$refused = array( $mutation );
	}
	if ( $refused && ! is_from_shop() ) {
		throw new UserError( 'storefront-secret-required: ' . implode( ', ', $refused ) );
	}
	return $input;
}

/** WordPress keeps keys with "_" for itself: gateways read payments and refunds from them. */
function list_shop_only_parts( array $input ): array {
	$fields = array_filter( SHOP_ONLY_FIELDS, static fn( $field ) => ! empty( $input[ $field ] ) );
	$keys   = array_map( static fn( $entry ) => trim( (string) ( $entry['key'] ?? '' ) ), $input['metaData'] ?? array() );
	$hidden = array_filter( $keys, static fn( $key ) => str_starts_with( $key, '_' ) && CHECKOUT_ID_KEY !== $key );
	return array_merge( array_values( $fields ), $hidden ? array( 'metaData' ) : array() );
}

/**
 * WooGraphQL takes a guest's e-mail for who he is. Each is refused, not only those that have orders: that would tell whose
 * they are. A guest names his e-mail in his order.
 *
 * @param mixed                                $input    As the client sent it.
 * @param \WPGraphQL\AppContext                $context  Unused.
 * @param \GraphQL\Type\Definition\ResolveInfo $info     Unused.
 * @param string                               $mutation Its field's name.
 * @throws UserError Its text is for the storefront.
 * @return mixed The same input.
 */
function refuse_guest_email( $input, $context, $info, $mutation ) {
	if ( 'updateCustomer' === $mutation && ! is_user_logged_in() && names_email( (array) $input ) ) {
		throw new UserError( "storefront-email-refused: $mutation" );
	}
	return $input;
}

function names_email( array $input ): bool {
	$emails = array( $input['email'] ?? '', $input['billing']['email'] ?? '', $input['shipping']['email'] ?? '' );
	$keys   = array_map( static fn( $entry ) => (string) ( $entry['key'] ?? '' ), $input['metaData'] ?? array() );
	return array_filter( $emails ) || preg_grep( '/email/i', $keys );
}

/**
 * One checkout of a session makes one order, however often and at once it is sent: without it an answer that got lost
 * could not be asked for again.
 *
 * @param mixed    $answer   Not null: another plugin answers instead.
 * @param string   $mutation Its field's name.
 * @param callable $place    WooGraphQL's own checkout.
 * @param array    $input    Of the mutation.
 * @return mixed
 */
function place_once( $answer, $mutation, $place, $input ) {
	$checkout_id = 'checkout' === $mutation ? find_metadata( $input, CHECKOUT_ID_KEY ) : '';
	if ( null !== $answer || '' === $checkout_id ) {
		return $answer;
	}
	return static function ( $input, $context, $info ) use ( $checkout_id, $place ) {
		$lock = lock( $checkout_id );
		try {
			$order = find_order( $checkout_id );
			if ( $order && is_placed( $order ) ) {
				return answer_again( complete_order( $order ) );
			}
			if ( '' !== find_metadata( $input, FIND_KEY ) ) {
				throw new UserError( 'storefront-checkout-unknown: there is no order of this checkout' );
			}
			return with_account_of_checkout(
				$checkout_id,
				$input,
				static fn( $input ) => place_marked( $checkout_id, $order, static fn() => $place( $input, $context, $info ), array( $input, $context, $info ) )
			);
		} finally {
			unlock( $lock );
		}
	};
}

/** The last one of several is what WooCommerce would keep. */
function find_metadata( array $input, string $key ): string {
	$found = '';
	foreach ( $input['metaData'] ?? array() as $entry ) {
		$found = ( $entry['key'] ?? '' ) === $key ? (string) ( $entry['value'] ?? '' ) : $found;
	}
	return $found;
}

/**
 * A price may change between the card and the order. What was paid for isn't ordered at another sum: the shop gives the
 * money back.
 *
 * @throws UserError WooCommerce discards the order that it was about to make.
 */
function refuse_other_sum( \WC_Order $order, array $input ): void {
	$paid = empty( $input['isPaid'] ) ? '' : find_metadata( $input, PAID_KEY );
	$sum  = number_format( (float) $order->get_total(), 2, '.', '' ) . ' ' . $order->get_currency();
	if ( '' !== $paid && $paid !== $sum ) {
		throw new UserError( "storefront-paid-differs: $paid are paid, the order is $sum" );
	}
}

/** The database frees the lock by itself when PHP dies; WooGraphQL queues its cart mutations in the same way. */
function lock( string $checkout_id ): string {
	$name = try_lock( 'storefront_', $checkout_id, LOCK_SECONDS );
	if ( null === $name ) {
		throw new UserError( 'storefront-checkout-busy: the order is still being placed' );
	}
	return $name;
}

/** Its name; null where another request has it for so long. */
function try_lock( string $kind, string $what, int $seconds ): ?string {
	global $wpdb;
	$name = substr( $kind . hash( 'sha256', $wpdb->prefix . $what ), 0, 59 );
	return '1' === $wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK(%s, %d)', $name, $seconds ) ) ? $name : null; // phpcs:ignore WordPress.DB.DirectDatabaseQuery
}

function unlock( string $name ): void {
	global $wpdb;
	$wpdb->get_var( $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', $name ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
}

/** The newest order of this checkout that is the asker's own: a checkout id is no password. */
function find_order( string $checkout_id ): ?\WC_Order {
	$orders = wc_get_orders(
		array(
			'type'       => 'shop_order',
			'meta_key'   => CHECKOUT_ID_KEY, // phpcs:ignore WordPress.DB.SlowDBQuery
			'meta_value' => $checkout_id, // phpcs:ignore WordPress.DB.SlowDBQuery
			'orderby'    => 'ID',
			'order'      => 'DESC',
			'limit'      => 10,
		)
	);
	foreach ( $orders as $order ) {
		if ( is_from_shop() || is_own( $order ) ) {
			return $order;
		}
	}
	return null;
}

function is_own( \WC_Order $order ): bool {
	$user_id = get_current_user_id();
	return ( $user_id && $order->get_customer_id() === $user_id )
		|| hash_equals( name_session(), (string) $order->get_meta( SESSION_KEY ) );
}

/** Who reads an order in the admin area learns nothing of the session that placed it. */
function name_session(): string {
	return wp_hash( 'storefront|' . WC()->session->get_customer_id() );
}

/** A checkout that got no answer may have died on its way: what waits for money without an answer is tried again. */
function is_placed( \WC_Order $order ): bool {
	return '' !== $order->get_meta( REDIRECT_KEY ) || ! $order->has_status( UNFINISHED_STATUSES )
		|| ( $order->has_status( 'pending' ) && WC()->cart->is_empty() );
}

/** The cart it was made of may still be in the hands of the request that had to wait. */
function answer_again( \WC_Order $order ): array {
	if ( $order->has_cart_hash( WC()->cart->get_cart_hash() ) ) {
		wc_empty_cart();
	}
	show_in_this_answer( $order );
	return array(
		'id'       => $order->get_id(),
		'result'   => 'success',
		'redirect' => $order->get_meta( REDIRECT_KEY ) ?: find_next_page( $order ),
		'notices'  => array(),
	);
}

function find_next_page( \WC_Order $order ): string {
	return $order->needs_payment() ? $order->get_checkout_payment_url() : $order->get_checkout_order_received_url();
}

/**
 * The order carries its checkout from its first moment, not only from the end of WooGraphQL's work; an unfinished one is
 * taken up again, as WooCommerce does after a failed payment.
 *
 * @param string         $checkout_id The storefront's name for this checkout.
 * @param \WC_Order|null $unfinished  Of an earlier try.
 * @param callable       $place       WooGraphQL's own checkout.
 * @param array          $arguments   Input, context and info, for other plugins' filters.
 */
function place_marked( string $checkout_id, ?\WC_Order $unfinished, callable $place, array $arguments ): array {
	if ( $unfinished ) {
		WC()->session->set( 'order_awaiting_payment', $unfinished->get_id() );
		// What it holds already isn't held anew in the same second: WooCommerce takes that for a lack of stock.
		wc_release_stock_for_order( $unfinished );
	}
	// Before an account is made on the way, which would name the session anew.
	$session = name_session();
	$mark    = static function ( \WC_Order $order ) use ( $checkout_id, $session, $arguments ): void {
		refuse_other_sum( $order, $arguments[0] );
		$order->update_meta_data( CHECKOUT_ID_KEY, $checkout_id );
		$order->update_meta_data( SESSION_KEY, $session );
	};
	add_action( 'woocommerce_checkout_create_order', $mark );
	try {
		// WPGraphQL leaves this filter out where somebody answers instead of it.
		$payload = apply_filters( 'graphql_mutation_payload', write_whole( $place ), 'checkout', ...$arguments );
	} finally {
		remove_action( 'woocommerce_checkout_create_order', $mark );
	}
	$order = 'success' === ( $payload['result'] ?? '' ) ? wc_get_order( $payload['id'] ) : null;
	if ( $order ) {
		$order->update_meta_data( REDIRECT_KEY, ( $payload['redirect'] ?? '' ) ?: find_next_page( $order ) );
		$order->save_meta_data();
	}
	return $payload;
}

/**
 * PHP may die at any moment: an order is written with its lines and its checkout's id or not at all, and so is what one
 * line takes from stock with the line's note of it. No mail is sent, and no gateway is asked, while something is locked.
 *
 * @param callable $work Places or completes an order.
 * @return mixed What it returns.
 */
function write_whole( callable $work ) {
	$is_open = false;
	$begin   = static function ( $value = null ) use ( &$is_open ) {
		if ( ! $is_open && false !== $value ) {
			wc_transaction_query();
			$is_open = true;
		}
		return $value;
	};
	$commit  = static function () use ( &$is_open ): void {
		if ( $is_open ) {
			wc_transaction_query( 'commit' );
			$is_open = false;
		}
	};
	$next    = static function () use ( $begin, $commit ): void {
		$commit();
		$begin();
	};
	$hooks   = array(
		'woocommerce_checkout_create_order'      => $begin,
		'woocommerce_checkout_update_order_meta' => $commit,
		'woocommerce_can_reduce_order_stock'     => $begin,
		'woocommerce_reduce_order_item_stock'    => $next,
		'woocommerce_reduce_order_stock'         => $commit,
	);
	foreach ( $hooks as $hook => $callback ) {
		add_filter( $hook, $callback, 'woocommerce_checkout_update_order_meta' === $hook ? PHP_INT_MIN : PHP_INT_MAX );
	}
	try {
		return $work();
	} finally {
		$commit();
		foreach ( $hooks as $hook => $callback ) {
			remove_filter( $hook, $callback, 'woocommerce_checkout_update_order_meta' === $hook ? PHP_INT_MIN : PHP_INT_MAX );
		}
	}
}

/**
 * An earlier try of this checkout may have made the account and died before the order: the same person, with the same
 * password, gets the order into it instead of being told that the account exists.
 *
 * @param string   $checkout_id The storefront's name for this checkout.
 * @param array    $input       Of the mutation.
 * @param callable $place       Takes the input.
 */
function with_account_of_checkout( string $checkout_id, array $input, callable $place ): array {
	$mark = static fn( $data ) => array_merge( $data, array( 'meta_input' => array( CHECKOUT_ID_KEY => $checkout_id ) + ( $data['meta_input'] ?? array() ) ) );
	$user = empty( $input['account'] ) || is_user_logged_in() ? false : get_user_by( 'email', (string) ( $input['billing']['email'] ?? '' ) );
	$id   = $user && is_account_of_checkout( $user, $checkout_id, (string) ( $input['account']['password'] ?? '' ) ) ? $user->ID : 0;
	$give = static fn( $customer_id ) => $customer_id ?: $id;
	if ( $id ) {
		unset( $input['account'] );
		if ( ! get_user_meta( $id, EMAILED_KEY, true ) ) {
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

function is_account_of_checkout( \WP_User $user, string $checkout_id, string $password ): bool {
	return hash_equals( $checkout_id, (string) get_user_meta( $user->ID, CHECKOUT_ID_KEY, true ) )
		&& wp_check_password( $password, $user->user_pass, $user->ID );
}

/**
 * The mails of an order that is being placed are noted with it, and that of an account made on the way with the account:
 * whoever completes them later sends what is missing.
 *
 * @param bool      $is_sent Handed over to the mail server.
 * @param string    $id      WooCommerce's name for the mail.
 * @param \WC_Email $email   The mail.
 */
function note_email( $is_sent, $id, $email ): void {
	$about = $email->object ?? null;
	if ( $is_sent && is_of_storefront( $about ) && '' === (string) $about->get_meta( REDIRECT_KEY ) ) {
		$about->add_meta_data( EMAILED_KEY, (string) $id );
		$about->save_meta_data();
	}
	if ( $is_sent && $about instanceof \WP_User && '' !== get_user_meta( $about->ID, CHECKOUT_ID_KEY, true ) ) {
		update_user_meta( $about->ID, EMAILED_KEY, (string) $id );
	}
}

/**
 * PHP died after the order had its status, and before all that follows was done. Whoever holds the checkout's lock does
 * the rest, for nobody else can be at it. What other plugins do at a change of status isn't repeated: they may have done it.
 */
function complete_order( \WC_Order $order ): \WC_Order {
	if ( '' !== (string) $order->get_meta( REDIRECT_KEY ) || ! $order->has_status( PLACED_STATUSES ) ) {
		return $order;
	}
	$id   = $order->get_id();
	$hook = 'woocommerce_order_status_' . $order->get_status();
	write_whole(
		static function () use ( $id, $hook ): void {
			foreach ( ORDER_STEPS as $step ) {
				if ( false !== has_action( $hook, $step ) ) {
					$step( $id );
				}
			}
		}
	);
	$order = wc_get_order( $id );
	send_missing_emails( $order );
	$order->update_meta_data( REDIRECT_KEY, find_next_page( $order ) );
	$order->save_meta_data();
	$order->add_order_note( 'Сървърът прекъсна, докато приемаше поръчката. Наличностите, писмата и файловете ѝ са довършени; проверете какво правят други добавки при нова поръчка.' );
	return $order;
}

/** Those of WooCommerce that a new order with this status sends, but for the ones that are out. */
function send_missing_emails( \WC_Order $order ): void {
	$status = $order->get_status();
	$sent   = array_map( static fn( $entry ) => "woocommerce_email_enabled_{$entry->value}", $order->get_meta( EMAILED_KEY, false ) );
	// The mails have parts of gateways in them.
	WC()->mailer();
	WC()->payment_gateways();
	WC()->shipping();
	foreach ( $sent as $filter ) {
		add_filter( $filter, '__return_false', PHP_INT_MAX );
	}
	foreach ( array( "woocommerce_order_status_pending_to_$status", "woocommerce_order_status_$status" ) as $hook ) {
		foreach ( array( 'send_transactional_email', 'queue_transactional_email' ) as $mailer ) {
			if ( false !== has_action( $hook, array( 'WC_Emails', $mailer ) ) ) {
				do_action( "{$hook}_notification", $order->get_id(), $order );
			}
		}
	}
	foreach ( $sent as $filter ) {
		remove_filter( $filter, '__return_false', PHP_INT_MAX );
	}
}

function add_schedule( array $schedules ): array {
	return $schedules + array(
		COMPLETE_HOOK => array(
			'interval' => COMPLETE_SECONDS,
			'display'  => 'Sila Storefront',
		),
	);
}

function schedule_completion(): void {
	if ( ! wp_next_scheduled( COMPLETE_HOOK ) ) {
		wp_schedule_event( time() + COMPLETE_SECONDS, COMPLETE_HOOK, COMPLETE_HOOK );
	}
}

/** For orders that nobody asks for again. One that is being placed just now has its lock. */
function complete_orders(): void {
	$orders = ! function_exists( 'wc_get_orders' ) ? array() : wc_get_orders(
		array(
			'type'         => 'shop_order',
			'status'       => PLACED_STATUSES,
			'date_created' => '>' . ( time() - COMPLETE_DAYS * DAY_IN_SECONDS ),
			'meta_query'   => array( // phpcs:ignore WordPress.DB.SlowDBQuery
				array(
					'key'     => CHECKOUT_ID_KEY,
					'compare' => 'EXISTS',
				),
				array(
					'key'     => REDIRECT_KEY,
					'compare' => 'NOT EXISTS',
				),
			),
			'orderby'      => 'ID',
			'order'        => 'ASC',
			'limit'        => COMPLETE_MAX,
		)
	);
	foreach ( $orders as $found ) {
		$lock  = try_lock( 'storefront_', (string) $found->get_meta( CHECKOUT_ID_KEY ), 0 );
		$order = null === $lock ? null : wc_get_order( $found->get_id() );
		if ( null === $lock ) {
			continue;
		}
		try {
			if ( $order instanceof \WC_Order ) {
				$order->read_meta_data( true );
				complete_order( $order );
			}
		} finally {
			unlock( $lock );
		}
	}
}

/**
 * The account that the checkout at work has made; 0: none. Each begins without one: another mutation of the same request
 * may have made an account, too, and that one doesn't get the order.
 */
function new_account( ?int $made = null ): int {
	static $id = 0;
	$id = $made ?? $id;
	return $id;
}

/**
 * WooGraphQL makes an account on the way and leaves its order a guest's. Before the order is saved: what is granted
 * later, its files above all, is granted to whose it is.
 */
function give_to_new_account( \WC_Order $order ): void {
	if ( did_action( 'graphql_woocommerce_before_checkout' ) && new_account() && ! $order->get_customer_id() ) {
		$order->set_customer_id( new_account() );
	}
	new_account( 0 );
}

/**
 * Orders that this request placed, or asked for again as its own.
 *
 * @param \WC_Order|null $order One more.
 * @return int[]
 */
function show_in_this_answer( ?\WC_Order $order = null ): array {
	static $ids = array();
	if ( $order ) {
		$ids[] = $order->get_id();
	}
	return $ids;
}

/**
 * WooGraphQL lists to a guest the orders of whatever e-mail his session names, and anybody may name any.
 *
 * @param bool                                              $should_execute Whether the list is read.
 * @param \WPGraphQL\Data\Connection\AbstractConnectionResolver $list       Which one.
 */
function list_no_orders_to_guests( $should_execute, $list ): bool {
	$is_orders   = $list instanceof \WPGraphQL\WooCommerce\Data\Connection\Order_Connection_Resolver;
	$is_of_order = $is_orders && $list->get_source() instanceof \WPGraphQL\WooCommerce\Model\Order;
	return $should_execute && ( ! $is_orders || $is_of_order || is_user_logged_in() );
}

/**
 * The same for node(id) and for lists of refunds, where a customer's own address may name any e-mail too: an order is
 * its customer's, a shop manager's, and that answer's which placed it.
 *
 * @param bool   $is_private Of another plugin.
 * @param string $model      "OrderObject" for refunds, too.
 * @param mixed  $data       What is asked for.
 */
function hide_orders_of_others( $is_private, $model, $data ): bool {
	if ( $is_private || 'OrderObject' !== $model || current_user_can( 'edit_shop_orders' ) ) {
		return (bool) $is_private;
	}
	$order = $data instanceof \WC_Order_Refund ? wc_get_order( $data->get_parent_id() ) : $data;
	if ( ! $order instanceof \WC_Order ) {
		return true;
	}
	$is_customers = is_user_logged_in() && $order->get_customer_id() === get_current_user_id();
	return ! $is_customers && ! in_array( $order->get_id(), show_in_this_answer(), true );
}

/** WooGraphQL would know the order of a checkout by the session's e-mail, which a second request may not have. */
function open_own_answer( $visibility, $model, $data ): ?string {
	$is_own = 'OrderObject' === $model && $data instanceof \WC_Order && in_array( $data->get_id(), show_in_this_answer(), true );
	return $is_own ? 'public' : $visibility;
}

/**
 * WordPress would see one address, the shop's: whatever counts by it, reviews or wrong passwords, would take all shoppers
 * for one, and every order would name it. Only the shop is believed where its shopper sits.
 */
function see_shopper(): void {
	$forwarded = is_from_shop() ? (string) wp_unslash( $_SERVER['HTTP_X_FORWARDED_FOR'] ?? '' ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- validated below.
	$address   = filter_var( trim( explode( ',', $forwarded )[0] ), FILTER_VALIDATE_IP );
	if ( false !== $address ) {
		$_SERVER['REMOTE_ADDR'] = $address;
	}
}

/** Headless Login's tokens live a year, and know nothing of a new password: whoever had the old one would stay signed in. */
function end_sign_ins( int $user_id ): void {
	if ( class_exists( \WPGraphQL\Login\Auth\TokenManager::class ) ) {
		\WPGraphQL\Login\Auth\TokenManager::issue_new_user_secret( $user_id, false );
	}
}

function note_new_password( $user_id, $before ): void {
	$user = get_userdata( $user_id );
	if ( $user && $before instanceof \WP_User && $user->user_pass !== $before->user_pass ) {
		end_sign_ins( (int) $user_id );
	}
}

/** Where the shop stands, without a slash at the end; "" when the merchant hasn't said so. */
function find_shop_address(): string {
	$address = defined( 'STOREFRONT_URL' ) ? STOREFRONT_URL : get_option( 'storefront_url', '' );
	$address = is_string( $address ) ? untrailingslashit( trim( $address ) ) : '';
	return preg_match( '#^https?://[^\s/?\#]+$#i', $address ) ? $address : '';
}

/**
 * A gateway with a page of its own would send the shopper to WordPress, which shows no shop.
 *
 * @param string         $url   Of WooCommerce.
 * @param \WC_Order|null $order The one that is being paid.
 */
function lead_back_to_shop( $url, $order ): string {
	$shop = is_of_storefront( $order ) ? find_shop_address() : '';
	return $shop ? $shop . '/checkout/order-received/' . $order->get_id() . '?key=' . rawurlencode( $order->get_order_key() ) : (string) $url;
}

/**
 * The same for who gives up: the shop cancels the order and puts its lines back into the cart.
 *
 * @param string         $url   Of WooCommerce.
 * @param \WC_Order|null $order The one that isn't paid.
 */
function lead_cancelled_to_shop( $url, $order ): string {
	$shop = is_of_storefront( $order ) ? find_shop_address() : '';
	$back = $shop ? '/cart?cancel_order=true&order=' . rawurlencode( $order->get_order_key() ) . '&order_id=' . $order->get_id() : '';
	return $shop ? $shop . $back : (string) $url;
}

function is_of_storefront( $order ): bool {
	return $order instanceof \WC_Order && '' !== (string) $order->get_meta( CHECKOUT_ID_KEY );
}

/** A guest may not read his order, but the shop has its key: how it stands, its files once it is paid, and to cancel what isn't. */
function tell_shop_of_orders(): void {
	$given  = array(
		'id'       => array( 'type' => array( 'non_null' => 'Int' ) ),
		'orderKey' => array( 'type' => array( 'non_null' => 'String' ) ),
	);
	$fields = array(
		'status'       => array( 'type' => 'String' ),
		'needsPayment' => array( 'type' => 'Boolean' ),
	);
	$files  = array(
		'type'    => array( 'list_of' => 'DownloadableItem' ),
		'resolve' => static fn( $told ) => $told['order']->get_downloadable_items(),
	);
	$accounts = array(
		'type'    => array( 'list_of' => 'StorefrontBankAccount' ),
		'resolve' => static fn( $told ) => list_bank_accounts( $told['order'] ),
	);
	register_graphql_object_type(
		'StorefrontBankAccount',
		array( 'fields' => array_fill_keys( array( 'holder', 'iban', 'bic', 'bank' ), array( 'type' => 'String' ) ) )
	);
	register_graphql_object_type(
		'StorefrontOrder',
		array(
			'fields' => $fields + array(
				'downloadableItems' => $files,
				'bankAccounts'      => $accounts,
			),
		)
	);
	register_graphql_field(
		'RootQuery',
		'storefrontOrder',
		array(
			'type'    => 'StorefrontOrder',
			'args'    => $given,
			'resolve' => static fn( $root, $args ) => describe_order( find_by_key( 'storefrontOrder', $args ) ),
		)
	);
	register_graphql_mutation(
		'cancelStorefrontOrder',
		array(
			'inputFields'         => $given,
			'outputFields'        => $fields,
			'mutateAndGetPayload' => static fn( $input ) => describe_order( cancel_unpaid( find_by_key( 'cancelStorefrontOrder', $input ) ) ) ?? array(),
		)
	);
}

function find_by_key( string $field, array $name ): ?\WC_Order {
	if ( ! is_from_shop() ) {
		throw new UserError( "storefront-secret-required: $field" );
	}
	$order = wc_get_order( $name['id'] );
	$is_it = $order instanceof \WC_Order && hash_equals( $order->get_order_key(), (string) $name['orderKey'] );
	return $is_it ? $order : null;
}

/** Those of WooCommerce > Payments, as its own mail and page name them; null for an order that is paid otherwise. */
function list_bank_accounts( \WC_Order $order ): ?array {
	if ( 'bacs' !== $order->get_payment_method() ) {
		return null;
	}
	$accounts = apply_filters( 'woocommerce_bacs_accounts', get_option( 'woocommerce_bacs_accounts', array() ), $order->get_id() );
	$text     = static fn( $account, $key ) => trim( wp_unslash( (string) ( $account[ $key ] ?? '' ) ) );
	return array_map(
		static fn( $account ) => array(
			'holder' => $text( $account, 'account_name' ),
			'iban'   => $text( $account, 'iban' ) ?: $text( $account, 'account_number' ),
			'bic'    => $text( $account, 'bic' ),
			'bank'   => $text( $account, 'bank_name' ),
		),
		array_values( array_filter( (array) $accounts, 'is_array' ) )
	);
}

/** What was paid meanwhile stays: a bank's word may come after its customer. */
function cancel_unpaid( ?\WC_Order $order ): ?\WC_Order {
	if ( $order && $order->has_status( array( 'pending', 'failed' ) ) ) {
		$order->update_status( 'cancelled', 'Клиентът се отказа от плащането.' );
	}
	return $order;
}

function describe_order( ?\WC_Order $order ): ?array {
	if ( ! $order ) {
		return null;
	}
	return array(
		'status'       => strtoupper( str_replace( '-', '_', $order->get_status() ) ),
		'needsPayment' => $order->needs_payment(),
		'order'        => $order,
	);
}

/** Nobody but the shop may ask for it. */
function offer_withdrawals(): void {
	$needed = array( 'type' => array( 'non_null' => 'String' ) );
	register_graphql_mutation(
		'acknowledgeWithdrawal',
		array(
			'description'         => 'Acknowledges a withdrawal from a contract by mail. For the storefront alone.',
			'inputFields'         => array(
				'reference'   => $needed,
				'declaredAt'  => $needed,
				'name'        => $needed,
				'orderNumber' => $needed,
				'email'       => $needed,
				'goods'       => array( 'type' => 'String' ),
			),
			'outputFields'        => array( 'isMailed' => array( 'type' => 'Boolean' ) ),
			'mutateAndGetPayload' => __NAMESPACE__ . '\acknowledge_withdrawal',
		)
	);
}

/**
 * A note at the order, a mail to the shopper and one to the merchant: each once for a reference, however often the shop
 * asks. The answer doesn't say whether there is such an order.
 */
function acknowledge_withdrawal( array $input ): array {
	$given = array_map( static fn( $text ) => sanitize_textarea_field( (string) $text ), $input ) + array( 'goods' => '' );
	$email = is_email( $given['email'] );
	if ( ! $email ) {
		throw new UserError( 'storefront-withdrawal-email: not an e-mail address' );
	}
	$order = find_withdrawn_order( $given['orderNumber'], $email );
	$steps = array(
		'note'     => static fn() => ! $order || $order->add_order_note( "Отказ от договора\n" . describe_withdrawal( $given, $given['goods'] ) ),
		'shopper'  => static fn() => mail_withdrawal_to_shopper( $given, $email, null !== $order ),
		'merchant' => static fn() => mail_withdrawal_to_merchant( $given, $email, null !== $order ),
	);
	$key   = 'storefront_withdrawal_' . hash( 'sha256', $given['reference'] );
	$done  = array_filter( (array) get_transient( $key ) );
	foreach ( array_diff_key( $steps, array_flip( $done ) ) as $name => $step ) {
		if ( $step() ) {
			$done[] = $name;
			set_transient( $key, $done, WITHDRAWAL_DAYS * DAY_IN_SECONDS );
		}
	}
	return array( 'isMailed' => ! array_diff( array_keys( $steps ), $done ) );
}

/** Plugins that number orders in their own way hear this filter, as at WooCommerce's own order tracking. */
function find_withdrawn_order( string $number, string $email ): ?\WC_Order {
	$id    = apply_filters( 'woocommerce_shortcode_order_tracking_order_id', $number );
	$order = is_numeric( $id ) && function_exists( 'wc_get_order' ) ? wc_get_order( absint( $id ) ) : null;
	$is_it = $order instanceof \WC_Order && strtolower( $order->get_billing_email() ) === strtolower( $email );
	return $is_it ? $order : null;
}

/** What a stranger may have written about goods goes to nobody but the merchant: the address is whatever was typed. */
function mail_withdrawal_to_shopper( array $given, string $email, bool $is_known ): bool {
	$goods = $is_known || '' === $given['goods'] ? $given['goods'] : 'Стоките, които изброихте, са записани при нас.';
	$text  = "Здравейте, {$given['name']},\n\nполучихме Вашия отказ от договора.\n\n" . describe_withdrawal( $given, $goods )
		. "\n\nТова писмо е потвърждението за него. Ако не сте го изпратили Вие, отговорете ни.\n";
	return mail_text( $email, "Получихме отказа Ви от поръчка № {$given['orderNumber']}", $text );
}

function mail_withdrawal_to_merchant( array $given, string $email, bool $is_known ): bool {
	$settings = get_option( 'woocommerce_new_order_settings', array() );
	$about    = $is_known ? 'Поръчката и имейлът съвпадат. При поръчката има бележка.'
		: 'Няма поръчка с този номер и този имейл. Проверете на ръка.';
	return mail_text(
		( $settings['recipient'] ?? '' ) ?: get_option( 'admin_email' ),
		"Отказ от договора: поръчка № {$given['orderNumber']}",
		"$about\n\n" . describe_withdrawal( $given, $given['goods'] ) . "\n",
		$email
	);
}

function describe_withdrawal( array $given, string $goods ): string {
	$moment = wp_date( 'd.m.Y, H:i:s', (int) strtotime( $given['declaredAt'] ), new \DateTimeZone( 'Europe/Sofia' ) );
	return "Номер на отказа: {$given['reference']}\nПолучен: $moment (българско време)\nПоръчка: № {$given['orderNumber']}\n"
		. 'Отказ от:' . ( '' === $goods ? ' цялата поръчка' : "\n$goods" ) . "\nИме: {$given['name']}\nИмейл: {$given['email']}";
}

/** Settings of the catalog that WooGraphQL has no field for; everybody may read them. */
function tell_catalog_settings(): void {
	register_graphql_field(
		'RootQuery',
		'storefrontHidesSoldOut',
		array(
			'description' => 'WooCommerce > Products > Inventory: "Hide out of stock items from the catalog".',
			'type'        => 'Boolean',
			'resolve'     => static fn() => 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' ),
		)
	);
}

/** What the shop asks and does for those who want to hear when something is back (docs/stock-requests.md). */
function offer_stock_letters(): void {
	$needed = array( 'type' => array( 'non_null' => 'String' ) );
	$texts  = array( 'type' => array( 'list_of' => 'String' ) );
	register_graphql_object_type(
		'StorefrontStock',
		array(
			'fields' => array(
				'databaseId' => array( 'type' => 'Int' ),
				'slug'       => array( 'type' => 'String' ),
			),
		)
	);
	register_graphql_field(
		'RootQuery',
		'storefrontStock',
		array(
			'description' => 'Which of these products and variations can be bought now. For the storefront alone.',
			'type'        => array( 'list_of' => 'StorefrontStock' ),
			'args'        => array( 'ids' => array( 'type' => array( 'non_null' => array( 'list_of' => array( 'non_null' => 'Int' ) ) ) ) ),
			'resolve'     => static fn( $root, $args ) => list_buyable( (array) $args['ids'] ),
		)
	);
	register_graphql_input_type(
		'StockLetterInput',
		array( 'fields' => array_fill_keys( array( 'key', 'email', 'product', 'productUrl', 'cancelUrl' ), $needed ) )
	);
	register_graphql_mutation(
		'announceStock',
		array(
			'description'         => 'Tells people by mail that what they asked for is back. For the storefront alone.',
			'inputFields'         => array( 'letters' => array( 'type' => array( 'non_null' => array( 'list_of' => array( 'non_null' => 'StockLetterInput' ) ) ) ) ),
			'outputFields'        => array(
				'mailed'  => $texts,
				'refused' => $texts,
			),
			'mutateAndGetPayload' => static fn( $input ) => announce_stock( (array) $input['letters'] ),
		)
	);
}

/** With the slug of the page that sells it: a variation's is its product's. */
function list_buyable( array $ids ): array {
	if ( ! is_from_shop() ) {
		throw new UserError( 'storefront-secret-required: storefrontStock' );
	}
	$found = array();
	foreach ( array_slice( $ids, 0, STOCK_IDS_MAX ) as $id ) {
		$item = wc_get_product( absint( $id ) );
		$page = $item && $item->is_type( 'variation' ) ? wc_get_product( $item->get_parent_id() ) : $item;
		if ( $page && 'publish' === $page->get_status() && 'publish' === $item->get_status() && $item->is_purchasable() && $item->is_in_stock() ) {
			$found[] = array(
				'databaseId' => $item->get_id(),
				'slug'       => $page->get_slug(),
			);
		}
	}
	return $found;
}

/**
 * Each letter once for its key, however often the shop asks. What is in neither list wasn't tried: another request is at
 * it, or the mail server is slow and the shop waits no longer.
 */
function announce_stock( array $letters ): array {
	$answer = array(
		'mailed'  => array(),
		'refused' => array(),
	);
	$lock   = try_lock( 'storefront_letters_', '', 0 );
	$end    = microtime( true ) + LETTERS_SECONDS;
	if ( null === $lock ) {
		return $answer;
	}
	try {
		foreach ( $letters as $letter ) {
			if ( microtime( true ) > $end ) {
				break;
			}
			$answer[ mail_stock_letter_once( (array) $letter ) ? 'mailed' : 'refused' ][] = $letter['key'];
		}
	} finally {
		unlock( $lock );
	}
	return $answer;
}

function mail_stock_letter_once( array $letter ): bool {
	$key = 'storefront_letter_' . hash( 'sha256', $letter['key'] );
	if ( get_transient( $key ) ) {
		return true;
	}
	$is_mailed = mail_stock_letter( $letter );
	if ( $is_mailed ) {
		set_transient( $key, 1, LETTER_DAYS * DAY_IN_SECONDS );
	}
	return $is_mailed;
}

/** The address is whatever was typed: nothing in this mail is but the catalogue's and the shop's. */
function mail_stock_letter( array $letter ): bool {
	$email   = is_email( $letter['email'] );
	$product = sanitize_text_field( $letter['product'] );
	$page    = esc_url_raw( $letter['productUrl'], array( 'http', 'https' ) );
	$cancel  = esc_url_raw( $letter['cancelUrl'], array( 'http', 'https' ) );
	$text    = "Здравейте,\n\nпродуктът, за който поискахте известие, отново може да се поръча:\n\n$product\n$page\n\n"
		. 'Пишем Ви само този път и изтриваме имейла Ви от списъка за него. '
		. "Ако не сте поискали известие или искате да се откажете сами, отворете:\n$cancel\n";
	return $email && $page && $cancel && mail_text( $email, "Отново можете да поръчате: $product", $text );
}

/** In the name that WooCommerce's own mails have; its mailer would make a page of HTML of the text. */
function mail_text( string $recipient, string $subject, string $text, string $reply_to = '' ): bool {
	$name    = wp_specialchars_decode( (string) get_option( 'woocommerce_email_from_name', get_option( 'blogname' ) ), ENT_QUOTES );
	$from    = sanitize_email( (string) get_option( 'woocommerce_email_from_address', get_option( 'admin_email' ) ) );
	$headers = array( 'Content-Type: text/plain; charset=UTF-8', 'From: ' . str_replace( array( '<', '>', "\r", "\n" ), '', $name ) . " <$from>" );
	return wp_mail( $recipient, sanitize_text_field( $subject ), $text, $reply_to ? array( ...$headers, "Reply-To: $reply_to" ) : $headers );
}

/**
 * The mail for a new password would lead a customer to WordPress's own sign-in. Who works there keeps that link, and so
 * does a shop that hasn't said where it stands. The address that carries the key is the link, wherever the sign-in is.
 *
 * @param string        $message Of the mail: of WordPress, or the letter that WooGraphQL puts in its place, as HTML.
 * @param string        $key     Opens the account once.
 * @param string        $login   User name.
 * @param \WP_User|null $user    Whose account it is.
 */
function lead_new_password_to_shop( $message, $key, $login, $user = null ): string {
	$shop = $user && ! user_can( $user, 'edit_posts' ) ? find_shop_address() : '';
	if ( '' === $shop ) {
		return (string) $message;
	}
	$link = $shop . '/my-account/lost-password?key=' . rawurlencode( $key ) . '&login=' . rawurlencode( $login );
	$old  = '#https?://[^\s<>"]*[?&;]key=' . preg_quote( rawurlencode( $key ), '#' ) . '(?![\w%-])[^\s<>"]*#';
	return (string) preg_replace_callback( $old, static fn() => $link, (string) $message );
}

/**
 * WooCommerce's own mails of a new account and of a new password name its account page and that page's lost-password
 * address: while one of them is written, both are the shop's. Who works in WordPress keeps its own.
 *
 * @param int|string|null $about The account's id or user name; null: the mail is written.
 */
function lead_account_email_to_shop( $about ): void {
	$user = null === $about ? false : get_user_by( is_int( $about ) ? 'id' : 'login', $about );
	$shop = $user && ! user_can( $user, 'edit_posts' ) ? find_shop_address() : '';
	foreach ( array( 'woocommerce_get_myaccount_page_permalink', 'woocommerce_get_endpoint_url' ) as $filter ) {
		remove_filter( $filter, __NAMESPACE__ . '\show_shop_account', PHP_INT_MAX );
		if ( '' !== $shop ) {
			add_filter( $filter, __NAMESPACE__ . '\show_shop_account', PHP_INT_MAX, 2 );
		}
	}
}

/** A merchant may have named the address of lost passwords otherwise; the shop's is one. */
function show_shop_account( $url, $endpoint = '' ): string {
	$account = find_shop_address() . '/my-account';
	return '' === $endpoint ? $account : ( 'lost-password' === $endpoint ? "$account/lost-password" : (string) $url );
}

/** A function, for a loop of this file would leave its variables to all of WordPress. */
function listen_for_changes(): void {
	foreach ( CHANGE_HOOKS as $note => $hooks ) {
		foreach ( $hooks as $hook ) {
			add_action( $hook, __NAMESPACE__ . '\\' . $note, 10, 3 );
		}
	}
	foreach ( CHANGE_KINDS as $kind => $hooks ) {
		foreach ( $hooks as $hook ) {
			add_action( $hook, static fn() => note_changes( $kind ) );
		}
	}
}

/**
 * What this request has changed of what the shop shows. A thousand products are stored at once: an import by WP-CLI changes
 * many more in one request.
 *
 * @param string|null $kind "product", "term", "setting" or "content"; null takes what was noted, which is then forgotten.
 * @param int[]       $ids  Of products.
 * @return array{ids: int[], kinds: string[]} What was taken.
 */
function note_changes( ?string $kind, array $ids = array() ): array {
	static $noted_ids   = array();
	static $noted_kinds = array();
	if ( null !== $kind ) {
		$noted_kinds[ $kind ] = true;
		$noted_ids           += array_fill_keys( $ids, true );
	}
	$taken = array(
		'ids'   => array(),
		'kinds' => array(),
	);
	if ( null === $kind || count( $noted_ids ) >= CHANGES_PER_MESSAGE ) {
		$taken       = array(
			'ids'   => array_keys( $noted_ids ),
			'kinds' => array_keys( $noted_kinds ),
		);
		$noted_ids   = array();
		$noted_kinds = array();
	}
	if ( null !== $kind && $taken['ids'] ) {
		store_changes( $taken );
	}
	return $taken;
}

/**
 * A product, a post or a page that the shop shows; a variation stands for its product. Drafts are shown by nobody, and
 * WordPress calls this for orders and menu items, too.
 *
 * @param mixed $id Of any post.
 */
function note_changed_post( $id ): void {
	$post = get_post( is_object( $id ) ? $id->ID ?? 0 : (int) $id );
	if ( $post instanceof \WP_Post && 'product_variation' === $post->post_type ) {
		$post = get_post( $post->post_parent );
	}
	if ( $post instanceof \WP_Post && 'publish' === $post->post_status ) {
		note_shown_post( $post );
	}
}

function note_shown_post( \WP_Post $post ): void {
	if ( 'product' === $post->post_type ) {
		note_changes( 'product', array( (int) $post->ID ) );
	} elseif ( in_array( $post->post_type, CHANGED_CONTENT, true ) ) {
		note_changes( 'content' );
	}
}

/** Published, changed while it is, or taken back: trash, drafts, and a variation that is switched on or off. */
function note_changed_status( $new_status, $old_status, $post ): void {
	if ( ! $post instanceof \WP_Post || ( 'publish' !== $new_status && 'publish' !== $old_status ) ) {
		return;
	}
	if ( 'product_variation' === $post->post_type ) {
		note_changed_post( $post->post_parent );
	} else {
		note_shown_post( $post );
	}
}

/**
 * Price, stock, rating, picture, custom fields: whoever writes them, WooCommerce, an import or another plugin.
 *
 * @param mixed $meta_id Unused.
 * @param mixed $id      Of the post; of a picture, its text changed.
 * @param mixed $key     Of the metadata.
 */
function note_changed_metadata( $meta_id, $id, $key ): void {
	if ( '_wp_attachment_image_alt' === $key ) {
		note_changed_picture( (int) $id );
	} elseif ( ! in_array( $key, PRIVATE_METADATA, true ) ) {
		note_changed_post( $id );
	}
}

/** The products whose main picture it is; those that have it further down follow in the night. */
function note_changed_picture( int $id ): void {
	$owners = get_posts(
		array(
			'post_type'      => array( 'product', 'product_variation' ),
			'post_status'    => 'publish',
			'meta_key'       => '_thumbnail_id', // phpcs:ignore WordPress.DB.SlowDBQuery
			'meta_value'     => (string) $id, // phpcs:ignore WordPress.DB.SlowDBQuery
			'posts_per_page' => TERM_PRODUCTS_MAX,
			'no_found_rows'  => true,
		)
	);
	array_map( __NAMESPACE__ . '\note_changed_post', $owners );
}

/** Nobody sees one that waits for the merchant. */
function note_new_review( $id, $comment ): void {
	if ( 1 === (int) ( $comment->comment_approved ?? 0 ) ) {
		note_changed_review( $id );
	}
}

/** @param mixed $id Of any comment; one that is about to be deleted is still there. */
function note_changed_review( $id ): void {
	$comment = get_comment( $id );
	if ( $comment instanceof \WP_Comment ) {
		note_changed_post( $comment->comment_post_ID );
	}
}

/**
 * Products' rows repeat the names of their terms: up to a thousand of them are named, more follow with the term itself.
 *
 * @param mixed $term_id     Of the term.
 * @param mixed $taxonomy_id Unused.
 * @param mixed $taxonomy    Its taxonomy's name.
 */
function note_changed_term( $term_id, $taxonomy_id, $taxonomy ): void {
	if ( in_array( $taxonomy, array( 'category', 'post_tag' ), true ) ) {
		note_changes( 'content' );
		return;
	}
	if ( ! is_object_in_taxonomy( 'product', $taxonomy ) || in_array( $taxonomy, PRIVATE_TAXONOMIES, true ) ) {
		return;
	}
	$products = term_exists( (int) $term_id, $taxonomy ) ? get_posts(
		array(
			'post_type'      => 'product',
			'post_status'    => 'publish',
			'fields'         => 'ids',
			'tax_query'      => array( // phpcs:ignore WordPress.DB.SlowDBQuery
				array(
					'taxonomy'         => $taxonomy,
					'terms'            => (int) $term_id,
					'include_children' => false,
				),
			),
			'posts_per_page' => TERM_PRODUCTS_MAX,
			'no_found_rows'  => true,
		)
	) : array();
	note_changes( 'term', array_map( 'intval', $products ) );
}

/** Its order, picture and second text; WooCommerce keeps how many products it has in the same place. */
function note_changed_term_metadata( $meta_id, $term_id, $key ): void {
	$term = str_starts_with( (string) $key, 'product_count_' ) ? null : get_term( (int) $term_id );
	if ( $term instanceof \WP_Term && is_object_in_taxonomy( 'product', $term->taxonomy ) ) {
		note_changes( 'term' );
	}
}

/** @param mixed $name Of any option. */
function note_changed_option( $name ): void {
	if ( in_array( $name, CHANGED_SETTINGS, true ) ) {
		note_changes( 'setting' );
	} elseif ( in_array( $name, CHANGED_SITE, true ) || 'theme_mods_' . get_option( 'stylesheet' ) === $name ) {
		note_changes( 'content' );
	}
}

/** A group shows the prices of its products. */
function find_groups_of( array $ids ): array {
	global $wpdb;
	$groups = ! $ids ? array() : $wpdb->get_results( "SELECT post_id, meta_value FROM $wpdb->postmeta WHERE meta_key = '_children' LIMIT 1000" ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	$shows  = static fn( $group ) => array_intersect( (array) maybe_unserialize( $group->meta_value ), $ids );
	return array_map( static fn( $group ) => (int) $group->post_id, array_filter( $groups, $shows ) );
}

/**
 * At the end of the request: what it changed is stored first, and sent once the editor or shopper has been answered. Where
 * PHP can't end the answer, WP-Cron sends it. While the shop doesn't answer, only WP-Cron tries.
 */
function finish_changes(): void {
	$noted = note_changes( null );
	if ( $noted['kinds'] ) {
		store_changes( $noted );
	}
	if ( ! has_stored_changes() || wp_next_scheduled( CHANGES_HOOK ) > time() ) {
		return;
	}
	foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $end_answer ) {
		if ( function_exists( $end_answer ) ) {
			$end_answer();
			send_changes();
			return;
		}
	}
	if ( wp_doing_cron() || 'cli' === PHP_SAPI ) {
		send_changes();
		return;
	}
	wp_schedule_single_event( time(), CHANGES_HOOK );
	spawn_cron();
}

/**
 * A row of its own for each: two requests never write the same one.
 *
 * @param array{ids: int[], kinds: string[]} $changes Of this request, or what couldn't be sent.
 */
function store_changes( array $changes ): void {
	$changes['ids'] = array_values( array_unique( array_merge( $changes['ids'], find_groups_of( $changes['ids'] ) ) ) );
	if ( can_send_changes() ) {
		add_option( CHANGES_PREFIX . wp_generate_uuid4(), wp_json_encode( $changes ), '', false );
		has_stored_changes( true );
	}
}

/** Whether this request has stored any. */
function has_stored_changes( bool $has = false ): bool {
	static $is_stored = false;
	$is_stored        = $is_stored || $has;
	return $is_stored;
}

function read_secret(): string {
	$secret = defined( 'STOREFRONT_SECRET' ) ? STOREFRONT_SECRET : get_option( 'storefront_secret', '' );
	return is_string( $secret ) && strlen( $secret ) >= SECRET_LENGTH_MIN ? $secret : '';
}

function can_send_changes(): bool {
	return '' !== find_shop_address() && '' !== read_secret();
}

/**
 * Sends what is stored, a thousand ids a message, and deletes what the shop has accepted. The rest is stored again, in one
 * row, for WP-Cron a minute later; beyond 100 000 ids the oldest go, for the shop compares everything each night.
 */
function send_changes(): void {
	global $wpdb;
	wp_clear_scheduled_hook( CHANGES_HOOK );
	$deadline = time() + CHANGES_SECONDS;
	$pattern  = $wpdb->esc_like( CHANGES_PREFIX ) . '%';
	while ( can_send_changes() ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- by prefix; WordPress has no function for it.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE %s ORDER BY option_id LIMIT %d", $pattern, CHANGES_ROWS ) );
		if ( ! $rows ) {
			return;
		}
		$left = post_changes( join_changes( array_column( $rows, 'option_value' ) ), $deadline );
		if ( $left['kinds'] ) {
			wp_schedule_single_event( time() + CHANGES_RETRY, CHANGES_HOOK );
			store_changes( $left );
		}
		array_map( 'delete_option', array_column( $rows, 'option_name' ) );
		if ( $left['kinds'] ) {
			return;
		}
	}
}

/**
 * @param string[] $stored Rows of store_changes.
 * @return array{ids: int[], kinds: string[]}
 */
function join_changes( array $stored ): array {
	$changes = array_map( static fn( $row ) => (array) json_decode( $row, true ), $stored );
	$ids     = array_map( 'intval', array_merge( array(), ...array_column( $changes, 'ids' ) ) );
	$kinds   = array_merge( array(), ...array_column( $changes, 'kinds' ) );
	return array(
		'ids'   => array_slice( array_values( array_unique( $ids ) ), -CHANGES_MAX ),
		'kinds' => array_values( array_unique( $kinds ) ),
	);
}

/**
 * @param array{ids: int[], kinds: string[]} $changes  To send.
 * @param int                                $deadline When no other message begins.
 * @return array{ids: int[], kinds: string[]} What the shop hasn't accepted.
 */
function post_changes( array $changes, int $deadline ): array {
	$chunks = array_chunk( $changes['ids'], CHANGES_PER_MESSAGE ) ?: array( array() );
	foreach ( $chunks as $sent => $ids ) {
		$message = array(
			'ids'   => $ids,
			'kinds' => $changes['kinds'],
		);
		if ( time() >= $deadline || ! post_message( $message ) ) {
			$changes['ids'] = array_slice( $changes['ids'], $sent * CHANGES_PER_MESSAGE );
			return $changes;
		}
	}
	return array(
		'ids'   => array(),
		'kinds' => array(),
	);
}

/** One message, signed as WooCommerce signs its webhooks. Whether the shop has accepted it. */
function post_message( array $message ): bool {
	$body   = (string) wp_json_encode( $message );
	$answer = wp_remote_post(
		find_shop_address() . '/webhooks/woocommerce',
		array(
			'timeout'     => CHANGES_TIMEOUT,
			'redirection' => 0,
			'headers'     => array(
				'Content-Type'             => 'application/json',
				'X-WC-Webhook-Topic'       => 'catalog.changed',
				'X-WC-Webhook-Delivery-ID' => wp_generate_uuid4(),
				'X-WC-Webhook-Signature'   => base64_encode( hash_hmac( 'sha256', $body, read_secret(), true ) ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- as WooCommerce does.
			),
			'body'        => $body,
		)
	);
	$status = (int) wp_remote_retrieve_response_code( $answer );
	return $status >= 200 && $status < 300;
}
