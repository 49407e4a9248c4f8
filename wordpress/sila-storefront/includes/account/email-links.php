<?php
/**
 * Emails about accounts lead customers to the shop. Who works in WordPress keeps its links.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const ACCOUNT_EMAIL_HOOKS = array( 'woocommerce_created_customer_notification', 'woocommerce_reset_password_notification' );
const ACCOUNT_URL_FILTERS = array( 'woocommerce_get_myaccount_page_permalink', 'woocommerce_get_endpoint_url' );

add_filter( 'retrieve_password_message', __NAMESPACE__ . '\filter_password_email', 100, 4 );
add_filter( 'woocommerce_email_header_image_url', __NAMESPACE__ . '\filter_email_image_url' );
watch_account_emails();

/** WooCommerce writes these emails within their hooks. */
function watch_account_emails(): void {
	foreach ( ACCOUNT_EMAIL_HOOKS as $hook ) {
		add_action( $hook, __NAMESPACE__ . '\begin_account_email', PHP_INT_MIN );
		add_action( $hook, __NAMESPACE__ . '\end_account_email', PHP_INT_MAX );
	}
}

/**
 * WordPress's email for a new password would lead a customer to its own sign-in. The URL that carries the key is the
 * link, wherever the sign-in is.
 *
 * @param string        $message Of WordPress, or the one that WooGraphQL puts in its place, as HTML.
 * @param string        $key     Opens the account once.
 * @param string        $login   User name.
 * @param \WP_User|null $user    Whose account it is.
 */
function filter_password_email( $message, $key, $login, $user = null ): string {
	$shop = get_shop_url_for( $user );
	if ( '' === $shop ) {
		return (string) $message;
	}
	$link = $shop . '/my-account/lost-password?key=' . rawurlencode( $key ) . '&login=' . rawurlencode( $login );
	$old  = '#https?://[^\s<>"]*[?&;]key=' . preg_quote( rawurlencode( $key ), '#' ) . '(?![\w%-])[^\s<>"]*#';
	return (string) preg_replace_callback( $old, static fn() => $link, (string) $message );
}

/**
 * "" where the shop's is not known, and for who works in WordPress.
 *
 * @param \WP_User|false|null $user Whom an email is for.
 */
function get_shop_url_for( $user ): string {
	return $user && ! user_can( $user, 'edit_posts' ) ? get_shop_url_in( get_current_language() ) : '';
}

/**
 * WooCommerce's own emails of a new account and of a new password name its account page and that page's lost-password
 * URL: while one of them is written, both are the shop's.
 *
 * @param int|string $subject The account's id or user name.
 */
function begin_account_email( $subject ): void {
	end_account_email();
	if ( '' !== get_shop_url_for( get_user_by( is_int( $subject ) ? 'id' : 'login', $subject ) ) ) {
		foreach ( ACCOUNT_URL_FILTERS as $filter ) {
			add_filter( $filter, __NAMESPACE__ . '\filter_account_url', PHP_INT_MAX, 2 );
		}
	}
}

/** The email is written. */
function end_account_email(): void {
	foreach ( ACCOUNT_URL_FILTERS as $filter ) {
		remove_filter( $filter, __NAMESPACE__ . '\filter_account_url', PHP_INT_MAX );
	}
}

/**
 * A merchant may have named the endpoint of lost passwords otherwise; the shop's is one.
 *
 * @param string $url      Of WooCommerce.
 * @param string $endpoint Of its account page; "": the page itself.
 */
function filter_account_url( $url, $endpoint = '' ): string {
	$account = get_shop_url_in( get_current_language() ) . '/my-account';
	if ( '' === $endpoint ) {
		return $account;
	}
	return 'lost-password' === $endpoint ? "$account/lost-password" : (string) $url;
}

/**
 * The picture at the head of WooCommerce's emails leads to the shop.
 *
 * @param string $url Of WordPress.
 */
function filter_email_image_url( $url ): string {
	$shop = get_shop_url_in( get_current_language() );
	return '' === $shop ? (string) $url : $shop;
}
