import { expect, test } from "vitest";
import { FROM_SHOP, HAS_SECRET, HAS_WOOCOMMERCE, runPlugin } from "../php";
import { HAS_POLYLANG } from "./world";

const IN_ENGLISH = `${FROM_SHOP} $_SERVER['HTTP_X_STOREFRONT_LANGUAGE'] = 'en';`;
const WORLD = `${HAS_SECRET} define('STOREFRONT_URL', 'https://shop.test'); ${HAS_WOOCOMMERCE} ${HAS_POLYLANG}
  $orders = [7 => new WC_Order('processing', ['storefront_language' => ['en'], '_checkout_id' => ['a']]),
    8 => new WC_Order('processing', ['_checkout_id' => ['b']], 8), 9 => new WC_Order('processing', ['storefront_language' => ['it']], 9)];`;

test.each([
  ["of the request that places it", IN_ENGLISH, "", "en"],
  ["of the session that the shop handed over", "", "WC()->session->set('storefront_language', 'en');", "en"],
  ["which is unknown otherwise", FROM_SHOP, "", ""],
])("an order remembers the language %s", async (_, world, steps, language) => {
  const run = `do_action('woocommerce_checkout_create_order', $order = new WC_Order('pending'));`;
  const value = "$order->get_meta('storefront_language')";
  expect(await runPlugin({ world: WORLD + world, steps: steps + run, value })).toBe(language);
});

/** Locale and link of the emails that an action sends: WooCommerce's to the merchant, then to the customer, then after it. */
function send(action: string, subject: string, world = "") {
  return runPlugin<[locale: string, link: string][]>({
    world: WORLD + world,
    steps: `$seen = []; apply_filters('woocommerce_email_actions', ['${action}', 'woocommerce_created_customer']);
      $see = function() { $GLOBALS['seen'][] = [get_locale(), apply_filters('woocommerce_email_header_image_url', 'https://wp.test')]; };
      add_action('${action}_notification', function() use ($see) {
        $see();
        $is_woocommerces = apply_filters('woocommerce_email_setup_locale', true);
        $see();
        if (apply_filters('woocommerce_email_restore_locale', true) !== $is_woocommerces) throw new Exception('unpaired');
      });
      do_action('do_graphql_request', '');
      do_action('${action}_notification', ${subject}, null);
      $see();`,
    value: "$seen",
  });
}

const BULGARIAN = ["bg_BG", "https://shop.test"];
const ENGLISH = ["en_US", "https://shop.test/en"];

test.each([
  ["woocommerce_order_status_pending_to_processing", "7"],
  ["woocommerce_order_status_completed", "$orders[7]"],
  ["woocommerce_new_customer_note", "['order_id' => 7]"],
])("%s: the customer's email comes in the order's language, the merchant's in the site's", async (action, subject) => {
  expect(await send(action, subject)).toEqual([BULGARIAN, ENGLISH, BULGARIAN]);
});

test("an order without a language, or with one that the site doesn't have, is written to as WooCommerce does", async () => {
  for (const id of ["8", "9"])
    expect(await send("woocommerce_order_status_completed", id)).toEqual([BULGARIAN, BULGARIAN, BULGARIAN]);
});

test("the merchant's emails stay in the site's language while a request in another one sends them", async () => {
  const http = `${IN_ENGLISH} $done = ['graphql_process_http_request' => 1];`;
  expect(await send("woocommerce_order_status_completed", "8", http)).toEqual([BULGARIAN, BULGARIAN, ENGLISH]);
  expect(await send("woocommerce_low_stock", "7", http)).toEqual([BULGARIAN, BULGARIAN, ENGLISH]);
  expect(await send("woocommerce_created_customer", "7", http)).toEqual([ENGLISH, ENGLISH, ENGLISH]);
});

test.each([
  ["of a product", 7, 0, "Оригинал", "Original &amp; more"],
  ["of a variation, with its values", 7, 71, "Оригинал - Син, xl", "Original &amp; more - Blue, xl"],
  ["of a variation with many values, which stand below", 7, 71, "Оригинал", "Original &amp; more"],
  ["of a product without a published translation", 8, 0, "Чернова", "Чернова"],
])(
  "in an email to a customer the name %s is translated, and nowhere else",
  async (_, product, variation, name, named) => {
    const names = await runPlugin({
      world: `${WORLD} class WC_Order_Item {}
      class WC_Order_Item_Product extends WC_Order_Item {
        function get_product_id() { return ${product}; } function get_variation_id() { return ${variation}; } function get_name() { return '${name}'; }
      }
      function wc_get_product($id) { return new class { function get_attributes() { return ['pa_color' => 'sin', 'pa_size' => 'xl', 'Обем' => '']; } }; }
      function taxonomy_exists($name) { return str_starts_with($name, 'pa_'); }
      function get_term_by($field, $slug, $taxonomy) { return $slug === 'sin' ? new WP_Term(50) : false; }`,
      steps: `$posts[7]->post_title = 'Оригинал'; $posts[8]->post_title = 'Чернова'; $posts[70]->post_title = 'Original & more'; $posts[80]->post_title = 'Draft'; $posts[80]->post_status = 'draft';
      $names = []; $see = function() { $GLOBALS['names'][] = apply_filters('woocommerce_order_item_name', '${name}', new WC_Order_Item_Product(), false); };
      apply_filters('woocommerce_email_actions', ['woocommerce_order_status_completed']);
      add_action('woocommerce_order_status_completed_notification', function() use ($see) {
        $see(); apply_filters('woocommerce_email_setup_locale', true); $see(); apply_filters('woocommerce_email_restore_locale', true);
      });
      do_action('woocommerce_order_status_completed_notification', 7); $see();`,
      value: "$names",
    });
    expect(names).toEqual([name, named, name]);
  },
);

test("a gateway's page leads back to the shop in the order's language", async () => {
  const value = `[apply_filters('woocommerce_get_return_url', '', $orders[7]), apply_filters('woocommerce_get_cancel_order_url', '', $orders[8])]`;
  expect(await runPlugin({ world: WORLD, value })).toEqual([
    "https://shop.test/en/checkout/order-received/7?key=wc_order_7",
    "https://shop.test/cart?cancel_order=true&order=wc_order_8&order_id=8",
  ]);
});

test("without a plugin of translations the shop's first language isn't known, and each language that it states has a prefix", async () => {
  const value = `array_map(fn($language) => Sila_Storefront\\get_shop_url_in($language), ['', 'bg', 'en'])`;
  const world = "define('STOREFRONT_URL', 'https://shop.test');";
  const shops = ["https://shop.test", "https://shop.test/bg", "https://shop.test/en"];
  expect(await runPlugin({ world, value })).toEqual(shops);
  expect(await runPlugin({ world: world + HAS_POLYLANG, value })).toEqual([shops[0], shops[0], shops[2]]);
  expect(await runPlugin({ value })).toEqual(["", "", ""]);
});

test("a session that is handed over comes back in its language", async () => {
  const value = `[Sila_Storefront\\get_transfer_url(['refused' => 'link'], 'en'), Sila_Storefront\\get_transfer_url(['refused' => 'link'], '//evil'),
    [WC()->session->set('storefront_handed_over', true), WC()->session->set('storefront_language', 'en'), apply_filters('woocommerce_get_cart_url', '')][2]]`;
  expect(await runPlugin({ world: WORLD, value })).toEqual([
    "https://shop.test/en/checkout/wordpress?refused=link",
    "https://shop.test/checkout/wordpress?refused=link",
    "https://shop.test/en/cart",
  ]);
});

test("a withdrawal is acknowledged in the language of its form, and the merchant gets the site's", async () => {
  const input = `['reference' => 'r', 'orderNumber' => '1', 'declaredAt' => '2026-11-21T12:05:33.000Z', 'name' => 'Ann', 'email' => 'ann@shop.test']`;
  const subjects = await runPlugin({
    world: WORLD + IN_ENGLISH,
    steps: `Sila_Storefront\\acknowledge_withdrawal(${input});`,
    value: "[array_column($mails, 1), get_locale()]",
  });
  expect(subjects).toEqual([
    ["We have received your withdrawal from order no. 1", "Отказ от договора: поръчка № 1"],
    "bg_BG",
  ]);
});

test("a back-in-stock email comes in the language in which it was asked for", async () => {
  const email = `['key' => 'a', 'email' => 'a@shop.test', 'product' => 'P', 'productUrl' => 'https://shop.test/p', 'cancelUrl' => 'https://shop.test/c']`;
  const subjects = await runPlugin({
    world: WORLD,
    steps: `foreach ([['language' => 'en'], ['language' => null], []] as $i => $more) Sila_Storefront\\send_stock_email_once($more + ['key' => "k$i"] + ${email});`,
    value: "array_column($mails, 1)",
  });
  expect(subjects).toEqual([
    "You can order it again: P",
    "Отново можете да поръчате: P",
    "Отново можете да поръчате: P",
  ]);
});
