<?php
/**
 * Where the shop is, which WordPress itself doesn't know.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

/** The shop's origin, without a slash at the end; "" where the merchant hasn't set it, or set no origin. */
function get_shop_url(): string {
	$url = defined( 'STOREFRONT_URL' ) ? STOREFRONT_URL : get_option( 'storefront_url', '' );
	$url = is_string( $url ) ? untrailingslashit( trim( $url ) ) : '';
	return preg_match( '#^https?://[^\s/?\#]+$#i', $url ) ? $url : '';
}

/**
 * Where the shop speaks a language: its first one, which is the site's main one, at its origin, each other one below its
 * code. Without a plugin of translations the site's own locale doesn't say which is the first; the shop states others alone.
 *
 * @param string $language A code; "": none is known.
 */
function get_shop_url_in( string $language ): string {
	$shop     = get_shop_url();
	$is_first = '' === $language || ( get_language_source() && get_main_language() === $language );
	return '' === $shop || $is_first ? $shop : "$shop/$language";
}
