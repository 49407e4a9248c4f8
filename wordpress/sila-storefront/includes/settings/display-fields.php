<?php
/**
 * The tab "Display": what the shop's pages show, and how its cart and account behave.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

/** Its sections. */
function get_display_sections(): array {
	return array(
		make_section(
			__( 'Product lists', 'sila-storefront' ),
			array(
				'SETTINGS.showFilters'         => make_yes_no(
					true,
					__( 'Filters', 'sila-storefront' ),
					__( 'Show filters beside the products', 'sila-storefront' )
				),
				'SETTINGS.showOrderByDropdown' => make_yes_no(
					true,
					__( 'Sorting', 'sila-storefront' ),
					__( 'Show the list of sort orders', 'sila-storefront' )
				),
				'SETTINGS.saleBadge'           => make_choice(
					__( 'Sale badge', 'sila-storefront' ),
					array(
						'percent' => __( 'Percentage', 'sila-storefront' ),
						'word'    => __( 'A word', 'sila-storefront' ),
						'hidden'  => __( 'None', 'sila-storefront' ),
					)
				),
			)
		),
		make_section(
			__( 'Product page', 'sila-storefront' ),
			array(
				'SETTINGS.showBreadcrumbOnSingleProduct' => make_yes_no(
					true,
					__( 'Breadcrumb', 'sila-storefront' ),
					__( 'Show the way from the home page', 'sila-storefront' )
				),
				'SETTINGS.showProductCategoriesOnSingleProduct' => make_yes_no(
					true,
					__( 'Categories', 'sila-storefront' ),
					__( 'Show the product’s categories', 'sila-storefront' )
				),
				'SETTINGS.showSKU'             => make_yes_no( true, __( 'SKU', 'sila-storefront' ), __( 'Show the product’s SKU', 'sila-storefront' ) ),
				'SETTINGS.showReviews'         => make_yes_no(
					true,
					__( 'Reviews', 'sila-storefront' ),
					__( 'Show reviews, and let shoppers write them', 'sila-storefront' )
				),
				'SETTINGS.showRelatedProducts' => make_yes_no(
					true,
					__( 'Related products', 'sila-storefront' ),
					__( 'Show related products', 'sila-storefront' )
				),
			)
		),
		make_section(
			__( 'Cart and checkout', 'sila-storefront' ),
			array(
				'SETTINGS.checkout'           => make_choice(
					__( 'Checkout', 'sila-storefront' ),
					array(
						'shop'      => __( 'The shop’s own', 'sila-storefront' ),
						'choose'    => __( 'The shop’s own, with a link to WooCommerce’s', 'sila-storefront' ),
						'wordpress' => __( 'WooCommerce’s', 'sila-storefront' ),
					)
				),
				'SETTINGS.autoOpenCart'       => make_yes_no(
					false,
					__( 'Cart panel', 'sila-storefront' ),
					__( 'Open it whenever a product is added', 'sila-storefront' )
				),
				'SETTINGS.showMoveToWishlist' => make_yes_no(
					true,
					__( 'Wishlist', 'sila-storefront' ),
					__( 'Let shoppers move products from the cart to their wishlist', 'sila-storefront' )
				),
				'SETTINGS.hideBillingAddressForVirtualProducts' => make_yes_no(
					false,
					__( 'Virtual products', 'sila-storefront' ),
					__( 'Ask for no billing address where all products are virtual', 'sila-storefront' )
				),
			)
		),
		make_section(
			__( 'Sign-in and speed', 'sila-storefront' ),
			array(
				'SETTINGS.socialLoginsDisplay' => make_choice(
					__( 'Sign-in by other sites', 'sila-storefront' ),
					array(
						'buttons' => __( 'Buttons', 'sila-storefront' ),
						'links'   => __( 'Links', 'sila-storefront' ),
					)
				),
				'SETTINGS.initStoreOnUserActionToReduceServerLoad' => make_yes_no(
					true,
					__( 'Load the cart late', 'sila-storefront' ),
					__( 'Ask WordPress for the cart only when a shopper does something', 'sila-storefront' )
				),
			)
		),
	);
}

/**
 * A checkbox.
 *
 * @param bool   $is_on Where nothing else is said.
 * @param string $label Names it.
 * @param string $text  Stands beside the box.
 */
function make_yes_no( bool $is_on, string $label, string $text ): array {
	return make_field( 'yes_no', $label, $text, array( 'default' => $is_on ) );
}

/**
 * A list to choose from; its first entry counts where nothing else is said.
 *
 * @param string                $label   Names it.
 * @param array<string, string> $choices Values, and what they are called.
 */
function make_choice( string $label, array $choices ): array {
	$more = array(
		'default' => (string) array_key_first( $choices ),
		'choices' => $choices,
	);
	return make_field( 'choice', $label, '', $more );
}
