<?php
/**
 * What a draft says, for the shop alone and with an editor's pass.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

add_action( 'graphql_register_types', __NAMESPACE__ . '\register_draft_type' );
add_action( 'graphql_register_types', __NAMESPACE__ . '\register_draft_fields' );
// After the types that WooGraphQL registers.
add_action( 'graphql_register_types_late', __NAMESPACE__ . '\register_draft_product', 20 );

/** Adds StorefrontDraft to the schema. */
function register_draft_type(): void {
	$texts = array( 'kind', 'title', 'content', 'excerpt', 'date', 'modified', 'author' );
	register_graphql_object_type(
		'StorefrontDraft',
		array(
			'description' => 'A product, page or post as its editor has it now. For the storefront alone.',
			'fields'      => array_fill_keys( $texts, array( 'type' => 'String' ) ) + array(
				'databaseId' => array( 'type' => 'Int' ),
				'image'      => array(
					'type'    => 'MediaItem',
					'resolve' => static fn( $source, $args, $context ) => $source['thumbnail'] ? $context->get_loader( 'post' )->load_deferred( $source['thumbnail'] ) : null,
				),
			),
		)
	);
}

/**
 * Without WooGraphQL there is no type of products, and WPGraphQL refuses every query where a field has a type that isn't.
 *
 * @param \WPGraphQL\Registry\TypeRegistry $registry Of WPGraphQL.
 */
function register_draft_product( $registry ): void {
	if ( ! $registry->has_type( 'Product' ) ) {
		return;
	}
	$registry->register_field(
		'StorefrontDraft',
		'product',
		array(
			'type'    => 'Product',
			'resolve' => static fn( $source, $args, $context ) => 'product' === $source['kind'] ? $context->get_loader( 'wc_post' )->load_deferred( $source['databaseId'] ) : null,
		)
	);
}

/** Adds openStorefrontDraft and storefrontDraft to the schema. */
function register_draft_fields(): void {
	$text = array( 'type' => array( 'non_null' => 'String' ) );
	register_graphql_mutation(
		'openStorefrontDraft',
		array(
			'description'         => 'A pass for the ticket of a preview. For the storefront alone.',
			'inputFields'         => array( 'ticket' => $text ),
			'outputFields'        => array( 'pass' => array( 'type' => 'String' ) ),
			'mutateAndGetPayload' => static function ( $input ) {
				require_shop( 'openStorefrontDraft' );
				return array( 'pass' => open_draft( (string) $input['ticket'] ) );
			},
		)
	);
	register_graphql_field(
		'RootQuery',
		'storefrontDraft',
		array(
			'description' => 'A draft by its editor’s pass. For the storefront alone.',
			'type'        => 'StorefrontDraft',
			'args'        => array( 'pass' => $text ),
			'resolve'     => static fn( $root, $args ) => read_draft( (string) $args['pass'] ),
		)
	);
}

/**
 * With what the editor has not saved yet, where WordPress has kept it beside a published text.
 *
 * @param string $pass Of openStorefrontDraft.
 * @return array|null Null: the pass opens nothing, or not any more.
 */
function read_draft( string $pass ): ?array {
	require_shop( 'storefrontDraft' );
	$opened = read_pass( $pass );
	if ( ! $opened ) {
		return null;
	}
	$post  = clone $opened['post'];
	$saved = wp_get_post_autosave( $post->ID, $opened['user'] );
	if ( $saved && $saved->post_modified_gmt >= $post->post_modified_gmt ) {
		foreach ( array( 'post_title', 'post_content', 'post_excerpt' ) as $field ) {
			$post->$field = $saved->$field;
		}
	}
	if ( 'product' === $post->post_type ) {
		show_draft_product( $post );
	}
	return array(
		'databaseId' => $post->ID,
		'kind'       => $post->post_type,
		'title'      => $post->post_title,
		'content'    => render_draft( $post ),
		'excerpt'    => $post->post_excerpt,
		'date'       => $post->post_date,
		'modified'   => $post->post_modified,
		'author'     => (string) get_the_author_meta( 'display_name', (int) $post->post_author ),
		'thumbnail'  => (int) get_post_thumbnail_id( $post->ID ),
	);
}

/**
 * The HTML of its blocks and shortcodes.
 *
 * @param \WP_Post $post As it is shown.
 */
function render_draft( \WP_Post $post ): string {
	$before          = $GLOBALS['post'] ?? null;
	$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- blocks read it; put back below.
	setup_postdata( $post );
	$html            = (string) apply_filters( 'the_content', $post->post_content );
	$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	return $html;
}
