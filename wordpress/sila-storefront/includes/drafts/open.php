<?php
/**
 * WordPress's preview of a product, page or post is the shop's page of it. Who is signed in here and may edit it is led
 * there with a ticket, for which the shop gets a pass: the editor's for this one draft, for an hour.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const DRAFT_TICKET = 'draft';
// Types of posts that the shop shows, and where it shows their drafts.
const DRAFT_PATHS = array(
	'product' => 'produkt',
	'page'    => 'stranitsa',
	'post'    => 'publikatsiya',
);
const PASS_SECONDS = 3600;
const PASS_FORMAT  = '/^(\d{1,10})\.(\d{1,10})\.(\d{10})\.([0-9a-f]{64})$/';

add_action( 'template_redirect', __NAMESPACE__ . '\lead_preview_to_shop', 5 );

/** Editors build the address of a preview in several ways, and all of them end here. */
function lead_preview_to_shop(): void {
	$url = is_preview() ? get_draft_url( get_post() ) : '';
	if ( '' !== $url ) {
		nocache_headers();
		header( 'Referrer-Policy: no-referrer' );
		wp_redirect( $url ); // phpcs:ignore WordPress.Security.SafeRedirect -- the shop's own address.
		exit;
	}
}

/**
 * The shop's address of a draft, for whoever is signed in here, once.
 *
 * @param mixed $post That is previewed.
 * @return string "": nothing that the shop shows, or nobody who may edit it.
 */
function get_draft_url( $post ): string {
	$shop = get_shop_url();
	if ( '' === $shop || '' === get_secret() || ! $post instanceof \WP_Post || ! isset( DRAFT_PATHS[ $post->post_type ] ) || ! current_user_can( 'edit_post', $post->ID ) ) {
		return '';
	}
	$data = array(
		'post' => $post->ID,
		'user' => get_current_user_id(),
	);
	return "$shop/chernova/" . DRAFT_PATHS[ $post->post_type ] . "/{$post->ID}?ticket=" . rawurlencode( create_ticket( DRAFT_TICKET, $data ) );
}

/**
 * A pass for a ticket, which is used up by it.
 *
 * @param string $ticket As the browser brought it to the shop.
 * @return string|null Null: unknown, used or late.
 */
function open_draft( string $ticket ): ?string {
	$data = take_ticket( DRAFT_TICKET, $ticket );
	return $data ? write_pass( (int) $data['post'], (int) $data['user'], time() + PASS_SECONDS ) : null;
}

/**
 * Signed with the shop's secret; the shop keeps it in a cookie of this one browser.
 *
 * @param int $post_id Of the draft.
 * @param int $user_id Of the editor.
 * @param int $expires In seconds since 1970.
 */
function write_pass( int $post_id, int $user_id, int $expires ): string {
	$said = "$post_id.$user_id.$expires";
	return "$said." . hash_hmac( 'sha256', "storefront-draft|$said", get_secret() );
}

/**
 * The draft that a pass opens, as long as its editor may edit it.
 *
 * @param string $pass As it was written.
 * @return array{post: \WP_Post, user: int}|null
 */
function read_pass( string $pass ): ?array {
	if ( '' === get_secret() || ! preg_match( PASS_FORMAT, $pass, $parts ) ) {
		return null;
	}
	list( , $post_id, $user_id, $expires ) = array_map( 'intval', $parts );
	if ( ! hash_equals( write_pass( $post_id, $user_id, $expires ), $pass ) || time() > $expires || ! user_can( $user_id, 'edit_post', $post_id ) ) {
		return null;
	}
	$post = get_post( $post_id );
	return ! $post instanceof \WP_Post || 'trash' === $post->post_status ? null : array(
		'post' => $post,
		'user' => $user_id,
	);
}
