<?php
/**
 * As much of WordPress as the plugin's decisions need. Its state lies in global variables, which a test sets and reads:
 * $options, $transients, $events, $mails, $user ...
 */

namespace GraphQL\Error {
	class UserError extends \Exception {}
}

namespace {
	define( 'ABSPATH', '/wordpress/' );
	define( 'WP_PLUGIN_DIR', '/wordpress/wp-content/plugins' );
	define( 'DAY_IN_SECONDS', 86400 );

	// A test may have set some of them before.
	$hooks        ??= array();
	$done         ??= array();
	$current      ??= array();
	$options      ??= array();
	$transients   ??= array();
	$events       ??= array();
	$mails        ??= array();
	$translations ??= array();
	$locale       ??= 'bg_BG';
	$locales      ??= array();
	$is_mail_down ??= false;
	$user_id      ??= 0;
	$capabilities ??= array();

	// Hooks.
	function add_filter( $name, $callback, $priority = 10, $accepted = 1 ) {
		$GLOBALS['hooks'][ $name ][ $priority ][] = array( $callback, $accepted );
		ksort( $GLOBALS['hooks'][ $name ] );
		return true;
	}
	function add_action( ...$arguments ) {
		return add_filter( ...$arguments );
	}
	function remove_filter( $name, $callback, $priority = 10 ) {
		$hooked = $GLOBALS['hooks'][ $name ][ $priority ] ?? array();
		$GLOBALS['hooks'][ $name ][ $priority ] = array_filter( $hooked, fn( $one ) => $one[0] !== $callback );
	}
	function remove_action( ...$arguments ) {
		remove_filter( ...$arguments );
	}
	function has_action( $name, $callback ) {
		foreach ( $GLOBALS['hooks'][ $name ] ?? array() as $priority => $hooked ) {
			if ( in_array( $callback, array_column( $hooked, 0 ), true ) ) {
				return $priority;
			}
		}
		return false;
	}
	function apply_filters( $name, $value, ...$more ) {
		foreach ( $GLOBALS['hooks'][ $name ] ?? array() as $hooked ) {
			foreach ( $hooked as list( $callback, $accepted ) ) {
				$value = $callback( ...array_slice( array( $value, ...$more ), 0, $accepted ) );
			}
		}
		return $value;
	}
	function do_action( $name, ...$given ) {
		$GLOBALS['done'][ $name ] = did_action( $name ) + 1;
		$GLOBALS['current'][]     = $name;
		foreach ( $GLOBALS['hooks'][ $name ] ?? array() as $hooked ) {
			foreach ( $hooked as list( $callback, $accepted ) ) {
				if ( is_callable( $callback ) ) {
					$callback( ...array_slice( $given, 0, $accepted ) );
				}
			}
		}
		array_pop( $GLOBALS['current'] );
	}
	function current_filter() {
		return end( $GLOBALS['current'] );
	}
	function did_action( $name ) {
		return $GLOBALS['done'][ $name ] ?? 0;
	}
	function __return_false() {
		return false;
	}

	// Options and transients.
	function get_option( $name, $default = false ) {
		return $GLOBALS['options'][ $name ] ?? $default;
	}
	function add_option( $name, $value ) {
		$GLOBALS['options'][ $name ] ??= $value;
	}
	function delete_option( $name ) {
		unset( $GLOBALS['options'][ $name ] );
	}
	function get_transient( $name ) {
		return $GLOBALS['transients'][ $name ] ?? false;
	}
	function delete_transient( $name ) {
		unset( $GLOBALS['transients'][ $name ] );
		return true;
	}
	function set_transient( $name, $value, $seconds ) {
		$GLOBALS['transients'][ $name ] = $value;
		return true;
	}

	// WP-Cron: when the next one of each hook is due.
	function wp_next_scheduled( $hook ) {
		return $GLOBALS['events'][ $hook ] ?? false;
	}
	function wp_schedule_event( $time, $interval, $hook ) {
		$GLOBALS['events'][ $hook ] = $time;
	}
	function wp_schedule_single_event( $time, $hook ) {
		$GLOBALS['events'][ $hook ] = $time;
	}
	function wp_clear_scheduled_hook( $hook ) {
		unset( $GLOBALS['events'][ $hook ] );
	}
	function wp_doing_cron() {
		return false;
	}
	function spawn_cron() {
		$GLOBALS['events']['spawned'] = true;
	}

	// Who is signed in.
	function get_current_user_id() {
		return $GLOBALS['user_id'];
	}
	function is_user_logged_in() {
		return 0 !== get_current_user_id();
	}
	function current_user_can( $capability ) {
		return in_array( $capability, $GLOBALS['capabilities'], true );
	}

	// The locale, and those to which it goes back.
	function get_locale() {
		return $GLOBALS['locale'];
	}
	function get_available_languages() {
		return array( 'bg_BG' );
	}
	function switch_to_locale( $locale ) {
		if ( get_locale() === $locale || ! in_array( $locale, array( 'en_US', ...get_available_languages() ), true ) ) {
			return false;
		}
		$GLOBALS['locales'][] = get_locale();
		$GLOBALS['locale']    = $locale;
		load_plugin_textdomain( 'sila-storefront', false, 'sila-storefront/languages' );
		return true;
	}
	function restore_previous_locale() {
		$GLOBALS['locale'] = array_pop( $GLOBALS['locales'] );
		load_plugin_textdomain( 'sila-storefront', false, 'sila-storefront/languages' );
	}

	// Texts.
	function load_plugin_textdomain( $domain, $deprecated, $folder ) {
		$file = WP_PLUGIN_DIR . "/$folder/$domain-{$GLOBALS['locale']}.l10n.php";

		$GLOBALS['translations'][ $domain ] = is_readable( $file ) ? ( require $file )['messages'] : array();
	}
	function __( $text, $domain ) {
		return $GLOBALS['translations'][ $domain ][ $text ] ?? $text;
	}
	function esc_html( $text ) {
		return htmlspecialchars( (string) $text, ENT_QUOTES );
	}
	function esc_url( $url ) {
		return esc_html( $url );
	}
	function wp_unslash( $text ) {
		if ( is_array( $text ) ) {
			return array_map( 'wp_unslash', $text );
		}
		return is_string( $text ) ? stripslashes( $text ) : $text;
	}
	function untrailingslashit( $text ) {
		return rtrim( $text, '/' );
	}
	function absint( $value ) {
		return abs( (int) $value );
	}
	function sanitize_text_field( $text ) {
		return trim( preg_replace( '/\s+/', ' ', strip_tags( $text ) ) );
	}
	function sanitize_textarea_field( $text ) {
		return trim( strip_tags( $text ) );
	}
	function sanitize_email( $email ) {
		return $email;
	}
	function is_email( $email ) {
		return str_contains( $email, '@' ) ? $email : false;
	}
	function esc_url_raw( $url, $protocols ) {
		$url = str_contains( $url, ':' ) ? $url : "$protocols[0]://$url";
		return in_array( explode( ':', $url )[0], $protocols, true ) ? $url : '';
	}
	function wp_specialchars_decode( $text ) {
		return $text;
	}
	function wp_json_encode( $value, $flags = 0 ) {
		return json_encode( $value, $flags );
	}
	function wp_date( $format, $time, $zone ) {
		return ( new DateTime( "@$time" ) )->setTimezone( $zone )->format( $format );
	}
	function wp_hash( $text ) {
		return "hash $text";
	}
	function wp_mail( ...$mail ) {
		$mail = apply_filters( 'wp_mail', $mail );
		if ( ! $GLOBALS['is_mail_down'] ) {
			$GLOBALS['mails'][] = $mail;
		}
		return ! $GLOBALS['is_mail_down'];
	}

	// Plugins.
	function plugin_basename( $file ) {
		return substr( $file, strlen( WP_PLUGIN_DIR ) + 1 );
	}
	function register_deactivation_hook( $file, $callback ) {
		add_action( 'deactivate_' . plugin_basename( $file ), $callback );
	}

	/** What a callback returns, or the message of what it throws. */
	function attempt( $callback ) {
		try {
			return $callback();
		} catch ( Exception $error ) {
			return $error->getMessage();
		}
	}
}
