// Every kind of change that the shop must be notified of, as WordPress is told to make it: name, PHP, and whose ids or which
// kinds must arrive. `$test` has what make-products.php made; `null` stands for silence.
const SAVE = (what, then) => `$one = wc_get_product($test['${what}']); ${then}; $one->save();`;
const TERM = (then) => `$term = get_term($test['term']); ${then}`;

export const CHANGES = [
  ["price", SAVE("simple", "$one->set_regular_price((string) rand(10, 90))"), ["simple", "group"]],
  ["name", SAVE("simple", "$one->set_name('Test ' . rand())"), ["simple"]],
  ["stock, directly", "wc_update_product_stock($test['simple'], rand(3, 90));", ["simple"]],
  ["sold out", SAVE("variable", "$one->set_stock_status('outofstock')"), ["variable"]],
  ["a variation's price", SAVE("variation", "$one->set_regular_price((string) rand(10, 90))"), ["variable"]],
  ["a variation's stock", "wc_update_product_stock($test['variation'], rand(3, 90));", ["variable"]],
  [
    "a variation off and on",
    "foreach (['private', 'publish'] as $status) wp_update_post(['ID' => $test['variation'], 'post_status' => $status]);",
    ["variable"],
  ],
  ["a custom field, by another plugin", "update_post_meta($test['simple'], 'unit_quantity', rand());", ["simple"]],
  ["terms", "wp_set_object_terms($test['simple'], [$test['term']], 'product_cat');", ["simple"]],
  [
    "a review",
    `wp_insert_comment(['comment_post_ID' => $test['simple'], 'comment_content' => 'Good ' . rand(), 'comment_type' => 'review',
      'comment_approved' => 1, 'comment_meta' => ['rating' => 4]]);`,
    ["simple"],
  ],
  [
    "a review unapproved",
    "wp_set_comment_status(get_comments(['post_id' => $test['simple']])[0]->comment_ID, 'hold');",
    ["simple"],
  ],
  ["a review that waits", "wp_insert_comment(['comment_post_ID' => $test['simple'], 'comment_approved' => 0]);", null],
  [
    "a scheduled sale, entered",
    SAVE("simple", "$one->set_sale_price('5'); $one->set_date_on_sale_from(time() + 60)"),
    ["simple"],
  ],
  [
    "a scheduled sale, started by WooCommerce",
    `global $wpdb; $wpdb->update($wpdb->postmeta, ['meta_value' => time() - 60], ['post_id' => $test['simple'],
      'meta_key' => '_sale_price_dates_from']); wp_cache_flush(); do_action('woocommerce_scheduled_sales');`,
    ["simple"],
  ],
  [
    "a scheduled sale, ended by WooCommerce",
    `global $wpdb; $wpdb->replace($wpdb->postmeta, ['post_id' => $test['simple'], 'meta_key' => '_sale_price_dates_to',
      'meta_value' => time() - 60]); wp_cache_flush(); do_action('woocommerce_scheduled_sales');`,
    ["simple"],
  ],
  [
    "an order",
    `$order = wc_create_order(); foreach (['simple', 'variation'] as $what) $order->add_product(wc_get_product($test[$what]));
      $order->set_payment_method('cod'); $order->update_status('processing'); $order->delete(true);`,
    ["simple", "variable"],
  ],
  ["trash", "wp_trash_post($test['simple']);", ["simple"]],
  ["back from trash", "wp_untrash_post($test['simple']); wp_publish_post($test['simple']);", ["simple"]],
  ["made a draft", SAVE("simple", "$one->set_status('draft')"), ["simple"]],
  ["a draft", SAVE("simple", "$one->set_name('Test ' . rand())"), null],
  ["published", SAVE("simple", "$one->set_status('publish')"), ["simple"]],
  ["opened in the editor", "update_post_meta($test['simple'], '_edit_lock', time() . ':1');", null],
  [
    "a term's name",
    TERM("wp_update_term($term->term_id, 'product_cat', ['name' => 'Test ' . rand()]);"),
    ["simple"],
    "term",
  ],
  [
    "a term's slug",
    TERM("wp_update_term($term->term_id, 'product_cat', ['slug' => 'test-' . rand()]);"),
    ["simple"],
    "term",
  ],
  ["a term's order", TERM("wc_set_term_order($term->term_id, rand(2, 99), 'product_cat');"), [], "term"],
  ["a term's picture", TERM("update_term_meta($term->term_id, 'thumbnail_id', rand(1, 9));"), [], "term"],
  [
    "a term's parent",
    TERM("wp_update_term($term->term_id, 'product_cat', ['parent' => $test['parent']]);"),
    [],
    "term",
  ],
  ["a term deleted", TERM("wp_delete_term($term->term_id, 'product_cat');"), ["simple"], "term"],
  ...[
    "woocommerce_currency",
    "woocommerce_tax_display_shop",
    "woocommerce_enable_reviews",
    "woocommerce_hide_out_of_stock_items",
  ].map((name) => [
    name,
    `$value = get_option('${name}'); update_option('${name}', 'test'); update_option('${name}', $value);`,
    [],
    "setting",
  ]),
  ["a menu", "wp_delete_nav_menu(wp_create_nav_menu('Test ' . rand()));", [], "content"],
  ["a page", "wp_update_post(['ID' => $test['page'], 'post_content' => 'Test ' . rand()]);", ["page"], "content"],
  [
    "the countries sold to",
    "foreach (['all', 'specific'] as $value) update_option('woocommerce_allowed_countries', $value);",
    [],
    "content",
  ],
  ["an import", "foreach ($test['many'] as $id) update_post_meta($id, '_price', rand(1, 99));", ["many"]],
  ["deleted for good", "wc_get_product($test['variable'])->delete(true);", ["variable"]],
];
