<?php
/**
 * A new password ends the sign-ins of the one before.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

add_action( 'after_password_reset', __NAMESPACE__ . '\revoke_sign_ins' );
add_action( 'profile_update', __NAMESPACE__ . '\revoke_after_new_password', 10, 2 );

/**
 * Headless Login's tokens live a year, and know nothing of a new password: whoever had the old one would stay signed in.
 *
 * @param \WP_User $user Who has a new password.
 */
function revoke_sign_ins( $user ): void {
	if ( class_exists( \WPGraphQL\Login\Auth\TokenManager::class ) ) {
		\WPGraphQL\Login\Auth\TokenManager::issue_new_user_secret( (int) $user->ID, false );
	}
}

/**
 * A profile was changed; perhaps its password.
 *
 * @param int      $user_id Whose.
 * @param \WP_User $before  As it was.
 */
function revoke_after_new_password( $user_id, $before ): void {
	$user = get_userdata( $user_id );
	if ( $user && $before instanceof \WP_User && $user->user_pass !== $before->user_pass ) {
		revoke_sign_ins( $user );
	}
}
