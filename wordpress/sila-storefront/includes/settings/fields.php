<?php
/**
 * The fields of Settings > Storefront, and what is stored of them: tables and keys as in the shop's wrangler.toml.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const SETTINGS_OPTION = 'storefront_settings';

/**
 * Tabs of the page, with their sections and these with their fields, by table and key: "SITE.phone".
 *
 * @return array<string, array{label: string, sections: array{title: string, fields: array<string, array>}[]}>
 */
function get_setting_tabs(): array {
	return array(
		'general'  => array(
			'label'    => __( 'General', 'sila-storefront' ),
			'sections' => get_general_sections(),
		),
		'home'     => array(
			'label'    => __( 'Home page', 'sila-storefront' ),
			'sections' => get_home_sections(),
		),
		'display'  => array(
			'label'    => __( 'Display', 'sila-storefront' ),
			'sections' => get_display_sections(),
		),
		// Its fields are secrets, stored apart from what is public (courier-accounts.php).
		'couriers' => array(
			'label'    => __( 'Couriers', 'sila-storefront' ),
			'sections' => array(),
		),
	);
}

/**
 * A section of a tab.
 *
 * @param string               $title  Its heading.
 * @param array<string, array> $fields Of make_field.
 */
function make_section( string $title, array $fields ): array {
	return array(
		'title'  => $title,
		'fields' => $fields,
	);
}

/**
 * A field. `type` says how it is shown and sanitized: "line", "text" (a long line), "lines", "email", "list", "amount", "tracking",
 * "image", "yes_no", "choice" or "rows".
 *
 * @param string $type  One of these.
 * @param string $label Names it.
 * @param string $help  What it does; "" where the label says it.
 * @param array  $more  "max" characters; "default" of a yes or no and of a choice; "choices"; "columns" and "rows".
 */
function make_field( string $type, string $label, string $help = '', array $more = array() ): array {
	return array(
		'type'  => $type,
		'label' => $label,
		'help'  => $help,
	) + $more;
}

/**
 * The fields of a tab, or of all tabs.
 *
 * @param string|null $tab Of get_setting_tabs; null: all.
 * @return array<string, array>
 */
function list_setting_fields( ?string $tab = null ): array {
	$tabs     = get_setting_tabs();
	$shown    = null === $tab ? $tabs : array_intersect_key( $tabs, array( $tab => true ) );
	$sections = array_merge( array(), ...array_column( $shown, 'sections' ) );
	return array_merge( array(), ...array_column( $sections, 'fields' ) );
}

/**
 * What the merchant has set, by table and key. A key that isn't there is the shop's own affair.
 *
 * @return array<string, mixed>
 */
function get_settings(): array {
	$stored = get_option( SETTINGS_OPTION, array() );
	return is_array( $stored ) ? array_intersect_key( $stored, list_setting_fields() ) : array();
}

/**
 * The same as the shop reads it: JSON of tables, and of tables by language under "translations"; null where nothing is set.
 */
function get_settings_json(): ?string {
	$tables = sort_into_tables( get_settings() );
	foreach ( list_further_languages() as $language ) {
		$translated = sort_into_tables( get_settings_in( $language ) );
		if ( $translated ) {
			$tables['translations'][ $language ] = $translated;
		}
	}
	return $tables ? (string) wp_json_encode( $tables, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) : null;
}

/**
 * As in the shop's wrangler.toml.
 *
 * @param array<string, mixed> $settings By table and key: "SITE.phone".
 * @return array<string, array<string, mixed>>
 */
function sort_into_tables( array $settings ): array {
	$tables = array();
	foreach ( $settings as $path => $value ) {
		list( $table, $key )      = explode( '.', $path );
		$tables[ $table ][ $key ] = $value;
	}
	return $tables;
}
