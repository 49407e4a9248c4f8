<?php
/**
 * As much of WooCommerce as its orders need: what is done is written to $log. One session, one cart, and orders in $orders
 * by their ids.
 */

$log       ??= array();
$orders    ??= array();
$session   ??= 'guest';
$is_locked ??= false;

class WP_User {
	public function __construct( public $ID = 0, public $user_pass = '' ) {}
}

class WC_Order {
	public $customer_id = 0;

	public function __construct( public $status, public $meta = array(), public $id = 7, public $payment_method = 'cod' ) {}
	public function get_id() {
		return $this->id;
	}
	public function get_status() {
		return $this->status;
	}
	public function has_status( $statuses ) {
		return in_array( $this->status, (array) $statuses, true );
	}
	public function update_status( $status, $note ) {
		$this->status     = $status;
		$GLOBALS['log'][] = $note;
	}
	public function get_customer_id() {
		return $this->customer_id;
	}
	public function set_customer_id( $id ) {
		$this->customer_id = $id;
	}
	public function get_order_key() {
		return "wc_order_$this->id";
	}
	public function get_payment_method() {
		return $this->payment_method;
	}
	public function get_downloadable_items() {
		return array();
	}
	public function get_total() {
		return '1';
	}
	public function get_currency() {
		return 'EUR';
	}
	public function get_meta( $key, $single = true ) {
		$values = $this->meta[ $key ] ?? array();
		return $single ? ( $values[0] ?? '' ) : array_map( fn( $value ) => (object) array( 'value' => $value ), $values );
	}
	public function update_meta_data( $key, $value ) {
		$this->meta[ $key ] = array( $value );
	}
	public function delete_meta_data( $key ) {
		unset( $this->meta[ $key ] );
	}
	public function add_meta_data( $key, $value ) {
		$this->meta[ $key ][] = $value;
	}
	public function save_meta_data() {}
	public function read_meta_data( $is_forced ) {}
	public function needs_payment() {
		return $this->has_status( array( 'pending', 'failed' ) );
	}
	public function has_cart_hash( $hash ) {
		return 'c' === $hash;
	}
	public function get_checkout_order_received_url() {
		return 'https://wp.test/received';
	}
	public function get_checkout_payment_url() {
		return 'https://wp.test/pay';
	}
	public function add_order_note( $note ) {
		$GLOBALS['log'][] = 'note';
	}
}

class WC_Order_Refund {
	public function __construct( public $parent_id ) {}
	public function get_parent_id() {
		return $this->parent_id;
	}
}

class WooCommerce {
	public $session;
	public $cart;

	public function __construct() {
		$this->session = new class() {
			public function get_customer_id() {
				return $GLOBALS['session'];
			}
			public $data = array();
			public function get( $name, $default = null ) {
				return $this->data[ $name ] ?? $default;
			}
			public function set( $name, $value ) {
				$this->data[ $name ] = $value;
			}
		};
		$this->cart    = new class() {
			public function get_cart_hash() {
				return 'c';
			}
			public function is_empty() {
				return false;
			}
		};
	}
	public function payment_gateways() {
		return new class() {
			public function payment_gateways() {
				return $GLOBALS['gateways'] ?? array();
			}
		};
	}
	public function __call( $name, $arguments ) {}
}

function WC() {
	static $one;
	return $one ??= new WooCommerce();
}
function wc_get_order( $id ) {
	return $GLOBALS['orders'][ $id ] ?? false;
}
/** Whether orders have tables of their own. */
class Storage_Double {
	public static function custom_orders_table_usage_is_enabled() {
		return $GLOBALS['has_order_tables'] ?? false;
	}
}
class_alias( 'Storage_Double', 'Automattic\WooCommerce\Utilities\OrderUtil' );
function wc_get_orders( $query ) {
	// For orders stored as posts only the filter's metadata counts.
	$posts    = fn() => apply_filters( 'woocommerce_order_data_store_cpt_get_orders_query', array( 'meta_query' => array() ), $query );
	$metadata = ( Storage_Double::custom_orders_table_usage_is_enabled() ? $query : $posts() )['meta_query'] ?? array();
	$matches  = fn( $order, $entry ) => ( '' !== $order->get_meta( $entry['key'] ) ) === ( 'EXISTS' === $entry['compare'] );
	$found    = array_filter( $GLOBALS['orders'], fn( $order ) => ! isset( $query['meta_value'] ) || $order->get_meta( $query['meta_key'] ) === $query['meta_value'] );
	return array_values( array_filter( $found, fn( $order ) => ! array_filter( $metadata, fn( $entry ) => ! $matches( $order, $entry ) ) ) );
}
function wc_empty_cart() {
	$GLOBALS['log'][] = 'cart emptied';
}
function wc_transaction_query( $type = 'start' ) {
	$GLOBALS['log'][] = $type;
}
function wc_maybe_reduce_stock_levels( $id ) {
	$GLOBALS['log'][] = 'stock';
}
function wc_update_total_sales_counts( $id ) {
	$GLOBALS['log'][] = 'sales';
}
function wc_release_stock_for_order( $id ) {
	$GLOBALS['log'][] = 'released';
}
function get_user_by( $field, $value ) {
	return false;
}

/** Whose named locks another request holds while $is_locked. */
$wpdb = new class() {
	public $prefix = 'wp_';
	public function prepare( $query, ...$given ) {
		return vsprintf( str_replace( '%d', '%s', $query ), $given );
	}
	public function get_var( $query ) {
		return $GLOBALS['is_locked'] && str_contains( $query, 'GET_LOCK' ) ? '0' : '1';
	}
};
