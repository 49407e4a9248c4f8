<?php
/**
 * The tab "Home page": its large picture and title, searches that shoppers come with, and what the merchant promises.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

/** Its sections. */
function get_home_sections(): array {
	return array(
		make_section(
			__( 'Title and picture', 'sila-storefront' ),
			array(
				'HOME.heroTitle'   => make_field(
					'lines',
					__( 'Large title', 'sila-storefront' ),
					__( 'Two short words look best; each line stands alone.', 'sila-storefront' ),
					array( 'max' => 60 )
				),
				'HOME.heroImage'   => make_field(
					'image',
					__( 'Large picture', 'sila-storefront' ),
					__( 'From the media library, at least 1500 pixels wide, about five to four. It stands beside the title.', 'sila-storefront' ),
					array( 'max' => 500 )
				),
				'HOME.heroPicture' => make_field(
					'line',
					__( 'What the picture shows', 'sila-storefront' ),
					__( 'For people who can’t see it.', 'sila-storefront' ),
					array( 'max' => 200 )
				),
				'HOME.title'       => make_field( 'line', __( 'Title in search engines', 'sila-storefront' ), '', array( 'max' => 120 ) ),
			)
		),
		make_section(
			__( 'Searches by goal', 'sila-storefront' ),
			array(
				'HOME.goalQuestion' => make_field( 'line', __( 'Question above them', 'sila-storefront' ), '', array( 'max' => 120 ) ),
				'HOME.goals'        => make_field(
					'rows',
					__( 'Goals', 'sila-storefront' ),
					__( 'Each leads to a search of the shop.', 'sila-storefront' ),
					array(
						'rows'    => 6,
						'columns' => array(
							'name'   => make_field( 'line', __( 'Goal', 'sila-storefront' ), '', array( 'max' => 60 ) ),
							'text'   => make_field( 'line', __( 'Text', 'sila-storefront' ), '', array( 'max' => 200 ) ),
							'search' => make_field( 'line', __( 'Search for', 'sila-storefront' ), '', array( 'max' => 60 ) ),
						),
					)
				),
			)
		),
		make_section(
			__( 'Promises', 'sila-storefront' ),
			array(
				'HOME.trust' => make_field(
					'rows',
					__( 'Promises', 'sila-storefront' ),
					__( 'What shoppers can rely on: delivery, returns, payment. Each must be true of your shop.', 'sila-storefront' ),
					array(
						'rows'    => 4,
						'columns' => array(
							'icon' => make_field(
								'choice',
								__( 'Icon', 'sila-storefront' ),
								'',
								array(
									'default' => 'truck',
									'choices' => get_promise_icons(),
								)
							),
							'name' => make_field( 'line', __( 'Promise', 'sila-storefront' ), '', array( 'max' => 60 ) ),
							'text' => make_field( 'line', __( 'Text', 'sila-storefront' ), '', array( 'max' => 200 ) ),
						),
					)
				),
			)
		),
	);
}

/**
 * The shop's icons for promises.
 *
 * @return array<string, string>
 */
function get_promise_icons(): array {
	return array(
		'truck'  => __( 'Truck', 'sila-storefront' ),
		'back'   => __( 'Return arrow', 'sila-storefront' ),
		'shield' => __( 'Shield', 'sila-storefront' ),
		'card'   => __( 'Card', 'sila-storefront' ),
		'phone'  => __( 'Telephone', 'sila-storefront' ),
		'check'  => __( 'Check mark', 'sila-storefront' ),
		'heart'  => __( 'Heart', 'sila-storefront' ),
	);
}
