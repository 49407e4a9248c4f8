<?php
/**
 * Changes of settings, taxes, menus, countries and login providers that the shop shows.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const SHOP_OPTIONS = array(
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
const SITE_OPTIONS = array(
	'blogname',
	'blogdescription',
	'show_on_front',
	'page_on_front',
	'page_for_posts',
	'woocommerce_shop_page_id',
	'woocommerce_allowed_countries',
	'woocommerce_all_except_countries',
	'woocommerce_specific_allowed_countries',
);
// Headless Login's: one option a provider.
const LOGIN_PROVIDER = 'wpgraphql_login_provider_';
// Whose lists of offices there are. A plugin's own pages are read with the rest.
const DELIVERY_OPTIONS = '/^(active_plugins|storefront_courier_accounts|woo_bg_settings_(apis_enable_(econt|speedy|boxnow)|(econt|speedy)_(user|password|env)|boxnow_(env|client_id|client_secret)))$/';

add_action( 'added_option', __NAMESPACE__ . '\record_changed_option' );
add_action( 'added_option', __NAMESPACE__ . '\record_first_settings' );
add_action( 'updated_option', __NAMESPACE__ . '\record_changed_option' );
add_action( 'deleted_option', __NAMESPACE__ . '\record_changed_option' );
add_action( 'woocommerce_tax_rate_added', __NAMESPACE__ . '\record_changed_tax' );
add_action( 'woocommerce_tax_rate_updated', __NAMESPACE__ . '\record_changed_tax' );
add_action( 'woocommerce_tax_rate_deleted', __NAMESPACE__ . '\record_changed_tax' );
add_action( 'wp_update_nav_menu', __NAMESPACE__ . '\record_changed_menu' );
add_action( 'wp_delete_nav_menu', __NAMESPACE__ . '\record_changed_menu' );

/**
 * A theme's modifications say which menu is where.
 *
 * @param string $name Of any option.
 */
function record_changed_option( $name ): void {
	if ( in_array( $name, SHOP_OPTIONS, true ) ) {
		record_changes( 'setting' );
	} elseif ( preg_match( DELIVERY_OPTIONS, (string) $name ) ) {
		record_changes( 'couriers' );
	} elseif ( in_array( $name, array( SETTINGS_OPTION, TRANSLATIONS_OPTION, 'theme_mods_' . get_option( 'stylesheet' ), ...SITE_OPTIONS ), true ) || str_starts_with( (string) $name, LOGIN_PROVIDER ) ) {
		record_changes( 'content' );
	}
}

/**
 * A shop that knows an older version of this plugin asks only with its next run what this one offers.
 *
 * @param string $name Of any option.
 */
function record_first_settings( $name ): void {
	if ( in_array( $name, array( SETTINGS_OPTION, TRANSLATIONS_OPTION ), true ) ) {
		record_changes( 'setting' );
	}
}

/** Prices are shown with tax. */
function record_changed_tax(): void {
	record_changes( 'setting' );
}

/** The shop's own menu. */
function record_changed_menu(): void {
	record_changes( 'content' );
}
