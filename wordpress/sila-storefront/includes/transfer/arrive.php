<?php
/**
 * A browser comes from the shop, twice: first it is given a cookie, of which the shop has a ticket made; then the ticket
 * and the cookie together open WooCommerce's checkout.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const BROWSER_COOKIE         = 'storefront_browser';
const BROWSER_COOKIE_SECONDS = 300;
const TRANSFER_LOGIN_SECONDS = 3600;

add_action( 'woocommerce_api_storefront_transfer', __NAMESPACE__ . '\answer_transfer' );

/** Under /?wc-api=storefront_transfer, which caches before WordPress leave alone, as they do gateways' notices. */
function answer_transfer(): void {
	nocache_headers();
	// The address of the next page's referrer would hold the ticket.
	header( 'Referrer-Policy: no-referrer' );
	$given   = static fn( $name ) => isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- the ticket is the proof.
	$is_read = 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
	if ( ! $is_read || '' === get_shop_url() ) {
		wp_die(
			esc_html( __( 'The shop can’t be reached from here: its address isn’t set in WordPress.', 'sila-storefront' ) ),
			'',
			array( 'response' => $is_read ? 503 : 405 )
		);
	}
	$ticket = $given( 'ticket' );
	wp_redirect( '' === $ticket ? begin_transfer( absint( $given( 'product' ) ), $given( 'language' ) ) : finish_transfer( $ticket ) ); // phpcs:ignore WordPress.Security.SafeRedirect -- the shop's own address.
	exit;
}

/**
 * Gives the browser its cookie; the shop is told the hash alone.
 *
 * @param int    $product  To be shown first; 0: none.
 * @param string $language Of the shop's page.
 * @return string Where the browser goes next.
 */
function begin_transfer( int $product, string $language ): string {
	$secret = bin2hex( random_bytes( 32 ) );
	set_browser_cookie( $secret, time() + BROWSER_COOKIE_SECONDS );
	return get_transfer_url( array( 'browser' => hash( 'sha256', $secret ) ) + ( $product ? array( 'product' => $product ) : array() ), $language );
}

/**
 * A ticket that was stolen comes without the cookie, and isn't used up by the thief; one that was replayed, or is late, is
 * gone. The refusal doesn't say which.
 *
 * @param string $ticket As the browser brings it.
 * @return string Where the browser goes next.
 */
function finish_transfer( string $ticket ): string {
	$cookie   = $_COOKIE[ BROWSER_COOKIE ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- hashed, never stored.
	$data     = read_ticket( TRANSFER_TICKET, $ticket );
	$is_its   = $data && is_string( $cookie ) && hash_equals( $data['browser'], hash( 'sha256', wp_unslash( $cookie ) ) );
	$language = (string) ( $data['language'] ?? '' );
	if ( ! $is_its || ! take_ticket( TRANSFER_TICKET, $ticket ) ) {
		return get_transfer_url( array( 'refused' => 'link' ), $language );
	}
	set_browser_cookie( '', 1 );
	if ( ! sign_in_for_transfer( (int) $data['user'] ) ) {
		return get_transfer_url( array( 'refused' => 'staff' ), $language );
	}
	adopt_session( $data['session'] );
	$product = $data['product'] && 'publish' === get_post_status( $data['product'] ) ? get_permalink( $data['product'] ) : '';
	return $product ? $product : wc_get_checkout_url();
}

/**
 * Makes this the browser's session of WooCommerce, from its next request on.
 *
 * @param string $customer_id WooCommerce's name for the session: a customer's id, or a guest's random one.
 */
function adopt_session( string $customer_id ): void {
	$session = new class() extends \WC_Session_Handler {
		/**
		 * Sets the cookie; WooCommerce has no function that does it for a session that isn't the request's own.
		 *
		 * @param string $customer_id As above.
		 */
		public function adopt( string $customer_id ): void {
			$this->_customer_id = $customer_id;
			$this->set_session_expiration();
			$this->set_customer_session_cookie( true );
		}
	};
	$session->adopt( $customer_id );
	// At the end of this request WooCommerce would write the cookie of the session that the browser came with.
	remove_all_actions( 'woocommerce_set_cart_cookies' );
}

/**
 * The customer who was signed in at the shop is signed in here, for an hour at most; a guest is nobody. Who works in
 * WordPress is never signed in by a link.
 *
 * @param int $user_id Of the ticket; 0: a guest.
 * @return bool False: somebody who works in WordPress, and isn't signed in here.
 */
function sign_in_for_transfer( int $user_id ): bool {
	if ( get_current_user_id() === $user_id ) {
		return true;
	}
	if ( $user_id && ( ! get_userdata( $user_id ) || user_can( $user_id, 'edit_posts' ) || user_can( $user_id, 'manage_woocommerce' ) ) ) {
		return false;
	}
	wp_clear_auth_cookie();
	wp_set_current_user( $user_id );
	if ( $user_id ) {
		add_filter( 'auth_cookie_expiration', static fn() => TRANSFER_LOGIN_SECONDS );
		wp_set_auth_cookie( $user_id );
	}
	return true;
}

/**
 * The shop's page for hand-overs.
 *
 * @param array  $query    For its address.
 * @param string $language In which it speaks; "", or one that the site doesn't have: the main one.
 */
function get_transfer_url( array $query, string $language = '' ): string {
	return get_shop_url_in( null === find_locale( $language ) ? '' : $language ) . '/checkout/wordpress?' . http_build_query( $query );
}

/**
 * Scripts don't see it, and other sites' forms and frames don't bring it along.
 *
 * @param string $value   "" deletes it.
 * @param int    $expires In seconds since 1970.
 */
function set_browser_cookie( string $value, int $expires ): void {
	$options = array(
		'expires'  => $expires,
		'path'     => COOKIEPATH ? COOKIEPATH : '/',
		'secure'   => is_ssl(),
		'httponly' => true,
		'samesite' => 'Lax',
	);
	setcookie( BROWSER_COOKIE, $value, $options );
}
