<?php
// What changes.mjs changes: made in a WordPress for tests, deleted again by notifications.mjs.
$save = static function ( WC_Product $product ): int {
	$product->set_name( 'Test' );
	$product->set_regular_price( '10' );
	$product->set_status( 'publish' );
	return $product->save();
};
$simple = new WC_Product_Simple();
$simple->set_manage_stock( true );
$simple->set_stock_quantity( 20 );
$test      = array( 'simple' => $save( $simple ) );
$group     = new WC_Product_Grouped();
$variation = new WC_Product_Variation();
$group->set_children( array( $test['simple'] ) );
$test['group']    = $save( $group );
$test['variable'] = $save( new WC_Product_Variable() );
$variation->set_parent_id( $test['variable'] );
$variation->set_manage_stock( true );
$variation->set_stock_quantity( 20 );
$test['variation'] = $save( $variation );
foreach ( array( 'term', 'parent' ) as $name ) {
	$test[ $name ] = wp_insert_term( 'Test ' . wp_rand(), 'product_cat' )['term_id'];
}
$test['page'] = wp_insert_post(
	array(
		'post_type'   => 'page',
		'post_status' => 'publish',
		'post_title'  => 'Test',
	)
);
// Only rows: making that many products takes minutes.
global $wpdb;
$test['many'] = array();
for ( $made = 0; $made < 2500; $made++ ) {
	$wpdb->insert(
		$wpdb->posts,
		array(
			'post_type'   => 'product',
			'post_status' => 'publish',
			'post_title'  => 'Test',
		)
	);
	$test['many'][] = $wpdb->insert_id;
}
echo wp_json_encode( $test );
