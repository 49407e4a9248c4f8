<?php
/**
 * The tab "General": how the shop is called and reached, who trades, how parcels come, what measures visits.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

/** Its sections. */
function get_general_sections(): array {
	return array(
		make_section(
			__( 'The shop', 'sila-storefront' ),
			array(
				'SITE.name'             => make_field( 'line', __( 'Name', 'sila-storefront' ), '', array( 'max' => 100 ) ),
				'SITE.shortDescription' => make_field(
					'line',
					__( 'Short description', 'sila-storefront' ),
					__( 'What the shop sells, in a few words: for search engines and link previews.', 'sila-storefront' ),
					array( 'max' => 200 )
				),
				'SITE.longDescription'  => make_field(
					'text',
					__( 'Long description', 'sila-storefront' ),
					__( 'A sentence or two beside the name on the home page.', 'sila-storefront' ),
					array( 'max' => 600 )
				),
			)
		),
		make_section(
			__( 'Contact', 'sila-storefront' ),
			array(
				'SITE.phone'        => make_field(
					'line',
					__( 'Phone', 'sila-storefront' ),
					__( 'On every page of the shop.', 'sila-storefront' ),
					array( 'max' => 40 )
				),
				'SITE.email'        => make_field( 'email', __( 'Email', 'sila-storefront' ), '', array( 'max' => 120 ) ),
				'SITE.openingHours' => make_field(
					'line',
					__( 'Opening hours', 'sila-storefront' ),
					__( 'When the phone is answered.', 'sila-storefront' ),
					array( 'max' => 120 )
				),
			)
		),
		make_section(
			__( 'Company', 'sila-storefront' ),
			array(
				'SITE.company'       => make_field(
					'line',
					__( 'Company name', 'sila-storefront' ),
					__( 'The law wants to see who trades: with legal form, as registered.', 'sila-storefront' ),
					array( 'max' => 120 )
				),
				'SITE.companyNumber' => make_field( 'line', __( 'Company number', 'sila-storefront' ), '', array( 'max' => 40 ) ),
				'SITE.vatNumber'     => make_field( 'line', __( 'VAT number', 'sila-storefront' ), '', array( 'max' => 40 ) ),
				'SITE.address'       => make_field( 'line', __( 'Registered address', 'sila-storefront' ), '', array( 'max' => 200 ) ),
			)
		),
		make_section(
			__( 'Delivery and payment', 'sila-storefront' ),
			array(
				'SITE.couriers'         => make_field(
					'list',
					__( 'Couriers', 'sila-storefront' ),
					__( 'One a line, six at most. Product pages and the footer name them.', 'sila-storefront' ),
					array( 'max' => 60 )
				),
				'SITE.paymentWays'      => make_field(
					'list',
					__( 'Ways to pay', 'sila-storefront' ),
					__( 'One a line, six at most, as the footer names them.', 'sila-storefront' ),
					array( 'max' => 60 )
				),
				'SITE.freeShippingFrom' => make_field(
					'amount',
					__( 'Free shipping from', 'sila-storefront' ),
					__( 'Only shown, in the bar above the header: the rate itself is made under WooCommerce > Settings > Shipping. 0 hides the line.', 'sila-storefront' )
				),
			)
		),
		make_section(
			__( 'Visits', 'sila-storefront' ),
			array(
				'SITE.trackingId' => make_field(
					'tracking',
					__( 'Google tracking ID', 'sila-storefront' ),
					__( 'G-… of a Google Analytics stream, or GTM-… of a container. Loaded only for visitors who consent.', 'sila-storefront' ),
					array( 'max' => 30 )
				),
			)
		),
	);
}
