import { expect, test } from "vitest";
import { FROM_SHOP, HAS_SECRET, HAS_WOOCOMMERCE, runPlugin } from "./php";
import { HAS_TICKETS } from "./tickets";

/** A site whose shop hands sessions over: user 5 is a customer, 6 edits posts. What happens to the browser is in $log. */
const WORLD = `${HAS_SECRET} ${HAS_WOOCOMMERCE} ${HAS_TICKETS}
  define('STOREFRONT_URL', 'https://shop.test'); define('COOKIEPATH', '/');
  class WC_Session_Handler {
    protected $_customer_id;
    function set_session_expiration() {}
    function set_customer_session_cookie($set) { $GLOBALS['log'][] = "session $this->_customer_id"; }
  }
  function is_ssl() { return true; }
  function wc_get_checkout_url() { return 'https://wp.test/checkout/'; }
  function get_post_status($id) { return $id === 3 ? 'publish' : 'draft'; }
  function get_permalink($id) { return "https://wp.test/product/$id"; }
  function get_userdata($id) { return $id === 5 || $id === 6 ? new WP_User($id) : false; }
  function user_can($id, $capability) { return $id === 6 && $capability === 'edit_posts'; }
  function wp_clear_auth_cookie() { $GLOBALS['log'][] = 'signed out'; }
  function wp_set_current_user($id) { $GLOBALS['user_id'] = $id; }
  function wp_set_auth_cookie($id) { $GLOBALS['log'][] = "signed in $id for " . apply_filters('auth_cookie_expiration', 0); }
  function remove_all_actions($hook) { $GLOBALS['log'][] = "no $hook"; }
  function start($user = 0, $more = []) {
    $GLOBALS['user_id'] = $user;
    $input = ['browser' => hash('sha256', 'b'), 'checkoutId' => 'checkout-1'] + $more;
    return Sila_Storefront\\start_transfer($input)['ticket'];
  }
  function arrive($ticket, $cookie = 'b', $user = 0) {
    $GLOBALS['user_id'] = $user;
    $_COOKIE['storefront_browser'] = $cookie;
    return Sila_Storefront\\finish_transfer($ticket);
  }`;
/** Cookies are written into $log, too. */
const NAMESPACES = `namespace Sila_Storefront { function setcookie($name, $value, $options) {
  $GLOBALS['log'][] = "$name " . ($value ? 'set' : 'deleted') . ' ' . $options['samesite'] . ($options['httponly'] ? ' HttpOnly' : '') . ($options['secure'] ? ' Secure' : '');
} }`;
const run = (value: string, steps: string = FROM_SHOP) =>
  runPlugin({ world: WORLD, namespaces: NAMESPACES, steps, value });

const REFUSED = "https://shop.test/checkout/wordpress?refused=link";

test("only the shop has a session handed over, and only to a browser that it names", async () => {
  expect(await run("attempt(fn() => start())", "")).toBe("storefront-secret-required: transferStorefrontSession");
  const bad = "Sila_Storefront\\start_transfer(['browser' => 'b', 'checkoutId' => 'x'])";
  expect(await run(`attempt(fn() => ${bad})`)).toBe("storefront-transfer-refused: browser, checkoutId");
});

test("a browser is given a cookie that scripts don't see, and the shop its hash", async () => {
  const [url, log] = (await run("[Sila_Storefront\\begin_transfer(3, ''), $log]")) as [string, string[]];
  expect(url).toMatch(/^https:\/\/shop\.test\/checkout\/wordpress\?browser=[0-9a-f]{64}&product=3$/);
  expect(log).toEqual(["storefront_browser set Lax HttpOnly Secure"]);
});

test("ticket and cookie together open the checkout with the shopper's session", async () => {
  const log = ["storefront_browser deleted Lax HttpOnly Secure", "session guest", "no woocommerce_set_cart_cookies"];
  expect(await run("[arrive(start()), $log]")).toEqual(["https://wp.test/checkout/", log]);
  expect(await run("[arrive(start(0, ['productId' => 3])), arrive(start(0, ['productId' => 4]))]")).toEqual([
    "https://wp.test/product/3",
    "https://wp.test/checkout/",
  ]);
});

test("a stolen ticket opens nothing and stays its owner's; a replayed, late or made-up one opens nothing", async () => {
  const value = "[arrive($ticket, 'thief'), arrive($ticket, ''), arrive($ticket), arrive($ticket)]";
  expect(await run(value, `${FROM_SHOP} $ticket = start();`)).toEqual([
    REFUSED,
    REFUSED,
    "https://wp.test/checkout/",
    REFUSED,
  ]);
  const late = `${FROM_SHOP} $ticket = start(); $late = (time() - 1) . substr($ticket, 10); rename_option($ticket, $late);`;
  expect(await run("arrive($late)", late)).toBe(REFUSED);
  expect(await run("[arrive('x'), arrive((time() + 9) . '.' . str_repeat('0', 64))]")).toEqual([REFUSED, REFUSED]);
});

test("of two requests that bring a ticket at once, one is let in", async () => {
  expect(await run("arrive($ticket)", `${FROM_SHOP} $ticket = start(); $is_raced = true;`)).toBe(REFUSED);
});

test("a customer is signed in for an hour, by a ticket of their own sign-in alone", async () => {
  const signedIn = (value: string) => run(`[${value}, array_values(preg_grep('/^sign/', $log))]`);
  expect(await signedIn("arrive(start(5))")).toEqual([
    "https://wp.test/checkout/",
    ["signed out", "signed in 5 for 3600"],
  ]);
  expect(await signedIn("arrive(start(5), 'b', 5)")).toEqual(["https://wp.test/checkout/", []]);
  // A guest's ticket takes nobody else's sign-in along.
  expect(await signedIn("arrive(start(0), 'b', 5)")).toEqual(["https://wp.test/checkout/", ["signed out"]]);
  expect(await signedIn("arrive(start(6))")).toEqual(["https://shop.test/checkout/wordpress?refused=staff", []]);
  expect(await signedIn("arrive(start(99))")).toEqual(["https://shop.test/checkout/wordpress?refused=staff", []]);
});

test("an order of the handed-over session is the shop's checkout's, and leads back to the shop", async () => {
  const place = "start(); $order = new WC_Order('pending'); do_action('woocommerce_checkout_create_order', $order);";
  expect(await run("$order->meta", `${FROM_SHOP} ${place}`)).toEqual({
    _checkout_id: ["checkout-1"],
    _checkout_session: ["hash storefront|guest"],
    _checkout_transferred: ["1"],
  });
  const urls = [
    "woocommerce_get_return_url",
    "woocommerce_get_checkout_order_received_url",
    "woocommerce_get_cancel_order_url",
  ];
  const back = "https://shop.test/checkout/wordpress?order=7&key=wc_order_7";
  const filter = (order: string) =>
    `[${urls.map((name) => `apply_filters('${name}', 'https://wp.test/', ${order})`).join()}]`;
  expect(await run(filter("$order"), `${FROM_SHOP} ${place}`)).toEqual([back, back, `${back}&cancelled=true`]);
  expect(await run(filter("new WC_Order('pending')"))).toEqual(Array.from(urls, () => "https://wp.test/"));
});

test("whoever was handed over finds the cart in the shop, and is led there after choosing a product", async () => {
  const filters = ["woocommerce_get_cart_url", "woocommerce_add_to_cart_redirect"];
  const value = `[${filters.map((name) => `apply_filters('${name}', 'https://wp.test/cart/')`).join()}, $log]`;
  const clear = "function wc_clear_notices() { $GLOBALS['log'][] = 'no notices'; }";
  expect(await run(value, `${clear} ${FROM_SHOP} start();`)).toEqual([
    "https://shop.test/cart",
    "https://shop.test/cart",
    ["no notices"],
  ]);
  expect(await run(value, clear)).toEqual(["https://wp.test/cart/", "https://wp.test/cart/", []]);
  const parse = "function wp_parse_url($url, $part) { return parse_url($url, $part); }";
  expect(await run("apply_filters('allowed_redirect_hosts', ['wp.test'])", parse)).toEqual(["wp.test", "shop.test"]);
});

test.each([
  ["its cart", "$page = 'cart';", "redirected to https://shop.test/cart"],
  ["its checkout without lines", "$page = 'checkout'; $is_empty = true;", "redirected to https://shop.test/cart"],
  ["its checkout with lines", "$page = 'checkout'; $is_empty = false;", null],
  ["a placed order", "$page = 'checkout'; $is_empty = true; $endpoint = true;", null],
  ["a product", "$page = 'product'; $is_empty = true;", null],
])(
  "after the order, too, a handed-over browser comes from WooCommerce to the shop's cart: %s",
  async (_, where, end) => {
    const pages = `function is_cart() { return $GLOBALS['page'] === 'cart'; } function is_checkout() { return $GLOBALS['page'] === 'checkout'; }
    function is_preview() { return false; }
    function wp_safe_redirect($url) { throw new Exception("redirected to $url"); } function is_wc_endpoint_url() { return $GLOBALS['endpoint'] ?? false; }`;
    const leave = `${where} WC()->cart = new class { function is_empty() { return $GLOBALS['is_empty']; } };`;
    const visit = "attempt(fn() => do_action('template_redirect'))";
    expect(await run(visit, `${pages} ${FROM_SHOP} start(); do_action('woocommerce_cart_emptied'); ${leave}`)).toBe(
      end,
    );
    expect(await run(visit, `${pages} ${leave}`)).toBeNull();
  },
);

test("the block checkout's orders are marked when they are placed, not while they are typed", async () => {
  const place = (method: string) => `start(); $order = new WC_Order('checkout-draft');
    do_action('woocommerce_store_api_checkout_update_order_from_request', $order, new class { function get_method() { return '${method}'; } });`;
  expect(await run("$order->get_meta('_checkout_id')", `${FROM_SHOP} ${place("PUT")}`)).toBe("");
  expect(await run("$order->get_meta('_checkout_id')", `${FROM_SHOP} ${place("POST")}`)).toBe("checkout-1");
});

test("an order of any other session isn't touched, nor the next one after the cart was emptied", async () => {
  const place = "$order = new WC_Order('pending'); do_action('woocommerce_checkout_create_order', $order);";
  expect(await run("$order->meta", place)).toEqual([]);
  expect(await run("$order->meta", `${FROM_SHOP} start(); do_action('woocommerce_cart_emptied'); ${place}`)).toEqual(
    [],
  );
});

test("what the shop has placed already, or is placing, isn't placed here again", async () => {
  const placed = "$orders[9] = new WC_Order('processing', ['_checkout_id' => ['checkout-1']], 9);";
  const place = "attempt(fn() => do_action('woocommerce_checkout_create_order', new WC_Order('pending')))";
  const words = "Тази поръчка вече е направена в магазина. Върнете се там, за да я видите.";
  expect(await run(place, `${FROM_SHOP} start(); ${placed}`)).toBe(words);
  expect(await run(place, `${FROM_SHOP} start(); $is_locked = true;`)).toBe(words);
  expect(await run(place, `${FROM_SHOP} start();`)).toBeNull();
});

test("WooCommerce completes by itself what its own checkout has placed", async () => {
  const meta = "['_checkout_id' => ['checkout-1'], '_checkout_transferred' => ['1']]";
  expect(await run("$log", `Sila_Storefront\\complete_order(new WC_Order('processing', ${meta}));`)).toEqual([]);
});

test("products of kinds that WooGraphQL doesn't know are shown", async () => {
  const setting = (name: string) => `apply_filters('woographql_settings_section_field_value', 'off', 'off', '${name}')`;
  expect(await run(`[${setting("enable_unsupported_product_type")}, ${setting("another")}]`)).toEqual(["on", "off"]);
});
