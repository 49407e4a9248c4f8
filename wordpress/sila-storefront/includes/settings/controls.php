<?php
/**
 * The controls of Settings > Storefront.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

/**
 * A control and what it is for.
 *
 * @param string $path     Names it: "SITE.phone".
 * @param array  $field    Of make_field.
 * @param mixed  $value    What is set, or was typed and refused; null: nothing.
 * @param mixed  $deployed What the shop has without it; null: it isn't known.
 */
function show_control( string $path, array $field, $value, $deployed ): void {
	$name = "storefront[$path]";
	switch ( $field['type'] ) {
		case 'yes_no':
			printf( '<label for="%1$s"><input type="checkbox" id="%1$s" name="%2$s" value="1"%3$s> %4$s</label>', esc_attr( $path ), esc_attr( $name ), checked( (bool) ( $value ?? $deployed ?? $field['default'] ), true, false ), esc_html( $field['help'] ) );
			return;
		case 'choice':
			show_choice( $path, $name, $field, (string) ( $value ?? $deployed ?? $field['default'] ) );
			break;
		case 'rows':
			show_rows( $name, $field, (array) $value, (array) $deployed );
			break;
		case 'text':
		case 'lines':
		case 'list':
			$rows = 'list' === $field['type'] ? 4 : 2;
			printf( '<textarea class="large-text" rows="%d" id="%s" name="%s" placeholder="%s"%s>%s</textarea>', (int) $rows, esc_attr( $path ), esc_attr( $name ), esc_attr( write_value( $field, $deployed ) ), 'list' === $field['type'] ? '' : ' maxlength="' . (int) $field['max'] . '"', esc_textarea( write_value( $field, $value ) ) );
			break;
		default:
			show_input( $path, $name, $field, write_value( $field, $value ), write_value( $field, $deployed ) );
	}
	if ( '' !== $field['help'] ) {
		echo '<p class="description">', esc_html( $field['help'] ), '</p>';
	}
}

/**
 * A value as its control shows it.
 *
 * @param array $field Of make_field.
 * @param mixed $value Null: none.
 */
function write_value( array $field, $value ): string {
	if ( null === $value ) {
		return '';
	}
	if ( is_array( $value ) ) {
		return implode( "\n", array_filter( $value, 'is_string' ) );
	}
	return 'amount' === $field['type'] && is_int( $value ) ? number_format( $value / 100, 2, '.', '' ) : (string) $value;
}

/**
 * A line of text, and what goes with it.
 *
 * @param string $path        Its id.
 * @param string $name        In the form.
 * @param array  $field       Of make_field.
 * @param string $value       What is set.
 * @param string $placeholder What counts without it.
 */
function show_input( string $path, string $name, array $field, string $value, string $placeholder ): void {
	$types = array(
		'email' => 'email',
		'image' => 'url',
	);
	printf(
		'<input type="%s" class="%s" id="%s" name="%s" value="%s" placeholder="%s"%s%s>',
		esc_attr( $types[ $field['type'] ] ?? 'text' ),
		'amount' === $field['type'] ? 'small-text storefront-amount' : 'regular-text',
		esc_attr( $path ),
		esc_attr( $name ),
		esc_attr( $value ),
		esc_attr( $placeholder ),
		isset( $field['max'] ) ? ' maxlength="' . (int) $field['max'] . '"' : '',
		'amount' === $field['type'] ? ' inputmode="decimal"' : ''
	);
	if ( 'amount' === $field['type'] ) {
		echo ' ', esc_html( get_option( 'woocommerce_currency', '' ) );
	}
	if ( 'image' === $field['type'] ) {
		printf( ' <button type="button" class="button" data-storefront-picker="%s" hidden>%s</button>', esc_attr( $path ), esc_html( __( 'Choose picture', 'sila-storefront' ) ) );
		printf( '<img class="storefront-picture" alt="" data-storefront-picture="%s"%s>', esc_attr( $path ), '' === $value ? ' hidden' : ' src="' . esc_url( $value ) . '"' );
	}
}

/**
 * A list to choose from.
 *
 * @param string $id     Its id.
 * @param string $name   In the form.
 * @param array  $field  Of make_field.
 * @param string $chosen What is chosen.
 */
function show_choice( string $id, string $name, array $field, string $chosen ): void {
	printf( '<select id="%s" name="%s" aria-label="%s">', esc_attr( $id ), esc_attr( $name ), esc_attr( $field['label'] ) );
	foreach ( $field['choices'] as $value => $text ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $chosen, $value, false ), esc_html( $text ) );
	}
	echo '</select>';
}

/**
 * A table of inputs; its cells have the columns' names as labels.
 *
 * @param string $name     In the form.
 * @param array  $field    Of make_field, with "rows" and "columns".
 * @param array  $values   Rows that are set.
 * @param array  $deployed Rows that count without them.
 */
function show_rows( string $name, array $field, array $values, array $deployed ): void {
	echo '<table class="widefat striped storefront-rows"><thead><tr>';
	foreach ( $field['columns'] as $column ) {
		echo '<th scope="col">', esc_html( $column['label'] ), '</th>';
	}
	echo '</tr></thead><tbody>';
	for ( $row = 0; $row < $field['rows']; $row++ ) {
		echo '<tr>';
		foreach ( $field['columns'] as $key => $column ) {
			$value       = write_value( $column, $values[ $row ][ $key ] ?? null );
			$placeholder = $values ? '' : (string) ( $deployed[ $row ][ $key ] ?? '' );
			$cell        = "{$name}[$row][$key]";
			printf( '<td data-label="%s">', esc_attr( $column['label'] ) );
			if ( 'choice' === $column['type'] ) {
				show_choice( $cell, $cell, $column, '' === $value ? ( '' === $placeholder ? $column['default'] : $placeholder ) : $value );
			} else {
				printf( '<input type="text" name="%s" value="%s" placeholder="%s" aria-label="%s" maxlength="%d">', esc_attr( $cell ), esc_attr( $value ), esc_attr( $placeholder ), esc_attr( $column['label'] . ' ' . ( $row + 1 ) ), (int) $column['max'] );
			}
			echo '</td>';
		}
		echo '</tr>';
	}
	echo '</tbody></table>';
}
