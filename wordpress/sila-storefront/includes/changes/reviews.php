<?php
/**
 * Reviews change the rating of their product.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

add_action( 'wp_insert_comment', __NAMESPACE__ . '\record_new_review', 10, 2 );
add_action( 'edit_comment', __NAMESPACE__ . '\record_changed_review' );
add_action( 'delete_comment', __NAMESPACE__ . '\record_changed_review' );
add_action( 'wp_set_comment_status', __NAMESPACE__ . '\record_changed_review' );

/**
 * One that waits for the merchant is shown by nobody.
 *
 * @param int|string  $id      Of any comment.
 * @param \WP_Comment $comment The same.
 */
function record_new_review( $id, $comment ): void {
	if ( 1 === (int) ( $comment->comment_approved ?? 0 ) ) {
		record_changed_review( $id );
	}
}

/**
 * One that is about to be deleted is still there.
 *
 * @param int|string $id Of any comment.
 */
function record_changed_review( $id ): void {
	$comment = get_comment( $id );
	if ( $comment instanceof \WP_Comment ) {
		record_changed_post( $comment->comment_post_ID );
	}
}
