<?php
/**
 * Plugin Name:          Sila Storefront
 * Description:          What a headless shop over WooGraphQL needs: one checkout makes one order; only the shop says that an order is paid; nobody reads orders by email alone; gateways and emails lead back to the shop; carts are handed over to WooCommerce’s own checkout; editors preview drafts in the shop; couriers’ offices are listed and courier plugins get the shopper’s choice; withdrawals are acknowledged; the shop is notified of every change of the catalog, and set up under Settings > Storefront.
 * Version:              1.15.0
 * Requires at least:    6.5
 * Requires PHP:         8.1
 * WC requires at least: 9.6
 * License:              GPL-2.0-or-later
 * License URI:          https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:          sila-storefront
 * Domain Path:          /languages
 *
 * It has no table of its own. In wp-config.php, the same text of 32 characters or more as the
 * storefront's secret STOREFRONT_SECRET, and where the shop is:
 *
 *     define( 'STOREFRONT_SECRET', '…' );
 *     define( 'STOREFRONT_URL', 'https://shop.example' );
 *
 * Without a secret, what only the shop may do is refused to everybody. The hooks are those of WPGraphQL 2 and
 * WooGraphQL 1; where these are not active, nothing happens.
 *
 * @package Sila_Storefront
 */

namespace Sila_Storefront;

defined( 'ABSPATH' ) || exit;

const PLUGIN_FILE = __FILE__;

require_once __DIR__ . '/includes/request.php';
require_once __DIR__ . '/includes/shop-url.php';
require_once __DIR__ . '/includes/locks.php';
require_once __DIR__ . '/includes/email.php';
require_once __DIR__ . '/includes/tickets.php';
require_once __DIR__ . '/includes/input-guards.php';

require_once __DIR__ . '/includes/languages/source.php';
require_once __DIR__ . '/includes/languages/request.php';
require_once __DIR__ . '/includes/languages/texts.php';
require_once __DIR__ . '/includes/languages/lookups.php';
require_once __DIR__ . '/includes/languages/schema.php';
require_once __DIR__ . '/includes/languages/orders.php';
require_once __DIR__ . '/includes/languages/item-names.php';
require_once __DIR__ . '/includes/languages/method-names.php';
require_once __DIR__ . '/includes/languages/sources/polylang.php';
require_once __DIR__ . '/includes/languages/sources/wpml.php';

require_once __DIR__ . '/includes/checkout/place-once.php';
require_once __DIR__ . '/includes/checkout/place-order.php';
require_once __DIR__ . '/includes/checkout/repeats.php';
require_once __DIR__ . '/includes/checkout/transactions.php';
require_once __DIR__ . '/includes/checkout/account.php';
require_once __DIR__ . '/includes/checkout/completion.php';
require_once __DIR__ . '/includes/checkout/coupon-email.php';
require_once __DIR__ . '/includes/checkout/order-emails.php';
require_once __DIR__ . '/includes/checkout/schedule.php';

require_once __DIR__ . '/includes/orders/visibility.php';
require_once __DIR__ . '/includes/orders/return-urls.php';
require_once __DIR__ . '/includes/orders/bank-accounts.php';
require_once __DIR__ . '/includes/orders/schema.php';

require_once __DIR__ . '/includes/delivery/source.php';
require_once __DIR__ . '/includes/delivery/places.php';
require_once __DIR__ . '/includes/delivery/address.php';
require_once __DIR__ . '/includes/delivery/choice.php';
require_once __DIR__ . '/includes/delivery/facts.php';
require_once __DIR__ . '/includes/delivery/checkout.php';
require_once __DIR__ . '/includes/delivery/offices.php';
require_once __DIR__ . '/includes/delivery/schema.php';
require_once __DIR__ . '/includes/delivery/unsupported.php';
require_once __DIR__ . '/includes/delivery/couriers/econt.php';
require_once __DIR__ . '/includes/delivery/couriers/speedy.php';
require_once __DIR__ . '/includes/delivery/couriers/boxnow.php';
require_once __DIR__ . '/includes/delivery/sources/bulgarisation.php';
require_once __DIR__ . '/includes/delivery/sources/own-accounts.php';

require_once __DIR__ . '/includes/transfer/start.php';
require_once __DIR__ . '/includes/transfer/arrive.php';
require_once __DIR__ . '/includes/transfer/cart.php';
require_once __DIR__ . '/includes/transfer/orders.php';

require_once __DIR__ . '/includes/drafts/open.php';
require_once __DIR__ . '/includes/drafts/schema.php';
require_once __DIR__ . '/includes/drafts/product.php';

require_once __DIR__ . '/includes/account/email-links.php';
require_once __DIR__ . '/includes/account/sign-ins.php';

require_once __DIR__ . '/includes/catalog/schema.php';
require_once __DIR__ . '/includes/catalog/add-ons.php';
require_once __DIR__ . '/includes/catalog/choices.php';
require_once __DIR__ . '/includes/catalog/scheduled-sales.php';
require_once __DIR__ . '/includes/catalog/stock-emails.php';

require_once __DIR__ . '/includes/withdrawals/schema.php';
require_once __DIR__ . '/includes/withdrawals/emails.php';

require_once __DIR__ . '/includes/settings/fields.php';
require_once __DIR__ . '/includes/settings/general-fields.php';
require_once __DIR__ . '/includes/settings/home-fields.php';
require_once __DIR__ . '/includes/settings/display-fields.php';
require_once __DIR__ . '/includes/settings/courier-accounts.php';
require_once __DIR__ . '/includes/settings/translations.php';
require_once __DIR__ . '/includes/settings/sanitize.php';
require_once __DIR__ . '/includes/settings/schema.php';
require_once __DIR__ . '/includes/settings/shop-state.php';
require_once __DIR__ . '/includes/settings/state-box.php';
require_once __DIR__ . '/includes/settings/refusals.php';
require_once __DIR__ . '/includes/settings/controls.php';
require_once __DIR__ . '/includes/settings/page.php';
require_once __DIR__ . '/includes/settings/save.php';

require_once __DIR__ . '/includes/changes/record.php';
require_once __DIR__ . '/includes/changes/posts.php';
require_once __DIR__ . '/includes/changes/reviews.php';
require_once __DIR__ . '/includes/changes/terms.php';
require_once __DIR__ . '/includes/changes/settings.php';
require_once __DIR__ . '/includes/changes/store.php';
require_once __DIR__ . '/includes/changes/send.php';

require_once __DIR__ . '/includes/status.php';

add_action( 'before_woocommerce_init', __NAMESPACE__ . '\declare_order_storage' );
add_action( 'init', __NAMESPACE__ . '\load_translations' );
register_deactivation_hook( __FILE__, __NAMESPACE__ . '\unschedule_events' );

// Before anything reads the address.
use_shopper_address();

/** Orders are only touched through WooCommerce's own functions: they may lie in either of its tables (HPOS). */
function declare_order_storage(): void {
	if ( class_exists( \Automattic\WooCommerce\Utilities\FeaturesUtil::class ) ) {
		\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'custom_order_tables', __FILE__ );
	}
}

/** The plugin isn't in WordPress's directory: its translations come with it. */
function load_translations(): void {
	load_plugin_textdomain( 'sila-storefront', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
}

/** WP-Cron would go on calling hooks that nothing answers. */
function unschedule_events(): void {
	wp_clear_scheduled_hook( COMPLETION_HOOK );
	wp_clear_scheduled_hook( CHANGES_HOOK );
}
