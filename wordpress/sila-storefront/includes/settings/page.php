<?php
/**
 * The page Settings > Storefront.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const SETTINGS_PAGE       = 'sila-storefront';
const SETTINGS_CAPABILITY = 'manage_woocommerce';

add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\load_settings_assets' );
add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\add_settings_link' );

/** For those who manage the shop. */
function add_settings_page(): void {
	$name = __( 'Storefront', 'sila-storefront' );
	add_options_page( $name, $name, SETTINGS_CAPABILITY, SETTINGS_PAGE, __NAMESPACE__ . '\show_settings_page' );
}

/**
 * Beside "Deactivate" in the list of plugins.
 *
 * @param string[] $links Of HTML.
 * @return string[]
 */
function add_settings_link( array $links ): array {
	array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( get_settings_url() ), esc_html( __( 'Settings', 'sila-storefront' ) ) ) );
	return $links;
}

/**
 * The media library's window, and the script and styles of this page alone.
 *
 * @param string $screen Of any page.
 */
function load_settings_assets( string $screen ): void {
	if ( 'settings_page_' . SETTINGS_PAGE !== $screen ) {
		return;
	}
	wp_enqueue_media();
	wp_enqueue_style(
		SETTINGS_PAGE,
		plugins_url( 'assets/settings.css', PLUGIN_FILE ),
		array(),
		(string) filemtime( dirname( PLUGIN_FILE ) . '/assets/settings.css' )
	);
	wp_enqueue_script(
		SETTINGS_PAGE,
		plugins_url( 'assets/settings.js', PLUGIN_FILE ),
		array(),
		(string) filemtime( dirname( PLUGIN_FILE ) . '/assets/settings.js' ),
		true
	);
}

/**
 * Its address.
 *
 * @param string $tab Of get_setting_tabs.
 */
function get_settings_url( string $tab = 'general' ): string {
	return add_query_arg(
		array(
			'page' => SETTINGS_PAGE,
			'tab'  => $tab,
		),
		admin_url( 'options-general.php' )
	);
}

/**
 * The name of a tab that there is.
 *
 * @param mixed $given By a browser.
 */
function read_tab( $given ): string {
	$tab = is_string( $given ) ? sanitize_key( $given ) : '';
	return isset( get_setting_tabs()[ $tab ] ) ? $tab : 'general';
}

/** The whole page. WordPress itself shows notices of settings above it. */
function show_settings_page(): void {
	$tab      = read_tab( wp_unslash( $_GET['tab'] ?? '' ) ); // phpcs:ignore WordPress.Security -- only chooses what is shown.
	$language = read_language( wp_unslash( $_GET['language'] ?? '' ) ); // phpcs:ignore WordPress.Security -- the same.
	echo '<div class="wrap storefront-settings"><h1>', esc_html( __( 'Storefront', 'sila-storefront' ) ), '</h1>';
	show_state_box( $tab );
	echo '<nav class="nav-tab-wrapper">';
	foreach ( get_setting_tabs() as $name => $one ) {
		$is_shown = $name === $tab;
		printf(
			'<a class="nav-tab%s" href="%s"%s>%s</a>',
			$is_shown ? ' nav-tab-active' : '',
			esc_url( get_settings_url( $name ) ),
			$is_shown ? ' aria-current="page"' : '',
			esc_html( $one['label'] )
		);
	}
	echo '</nav>';
	show_languages( $tab, $language );
	echo '<form method="post" action="', esc_url( admin_url( 'admin-post.php' ) ), '">';
	echo '<input type="hidden" name="action" value="storefront_save"><input type="hidden" name="tab" value="', esc_attr( $tab ), '"><input type="hidden" name="language" value="', esc_attr( $language ), '">';
	wp_nonce_field( 'storefront_save' );
	if ( 'couriers' === $tab ) {
		show_courier_accounts();
	} elseif ( '' !== $language ) {
		echo '<p>', esc_html( __( 'What is left empty stays in the main language, as shown in grey.', 'sila-storefront' ) ), '</p>';
	} elseif ( 'display' !== $tab ) {
		echo '<p>', esc_html( __( 'What is left empty stays as the shop itself has it, as shown in grey.', 'sila-storefront' ) ), '</p>';
	}
	$refused = take_refused();
	foreach ( get_setting_tabs()[ $tab ]['sections'] as $section ) {
		show_section( array_intersect_key( $section['fields'], list_fields_in( $tab, $language ) ), $section['title'], $language, $refused );
	}
	submit_button( __( 'Save changes', 'sila-storefront' ) );
	echo '</form></div>';
}

/**
 * A heading with its fields; nothing where there are none.
 *
 * @param array<string, array> $fields   Of a section of get_setting_tabs.
 * @param string               $title    The same section's.
 * @param string               $language Of read_language.
 * @param array<string, mixed> $refused  Of take_refused.
 */
function show_section( array $fields, string $title, string $language, array $refused ): void {
	if ( ! $fields ) {
		return;
	}
	$settings = get_settings_in( $language );
	$deployed = ( '' === $language ? array() : get_settings() ) + get_deployed_settings();
	echo '<h2>', esc_html( $title ), '</h2><table class="form-table" role="presentation"><tbody>';
	foreach ( $fields as $path => $field ) {
		echo '<tr><th scope="row">';
		$is_group = in_array( $field['type'], array( 'yes_no', 'rows' ), true );
		printf( $is_group ? '%2$s' : '<label for="%1$s">%2$s</label>', esc_attr( $path ), esc_html( $field['label'] ) );
		echo '</th><td>';
		show_control( $path, $field, $refused[ $path ] ?? $settings[ $path ] ?? null, $deployed[ $path ] ?? null );
		if ( isset( $refused[ $path ] ) ) {
			echo '<p class="storefront-bad">', esc_html( explain_refusal( $field ) ), '</p>';
		}
		echo '</td></tr>';
	}
	echo '</tbody></table>';
}
