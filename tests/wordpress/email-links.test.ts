import { expect, test } from "vitest";
import { PLUGIN, readJson, runScript } from "./php";

const KEY = "Kl0uchAbc";
const LINK = `https://shop.test/my-account/lost-password?key=${KEY}&login=maria%20d%40x.bg`;

/** The mail's text after the plugin, of a customer or of somebody who works there. */
function writeMail(message: string, { shop = "https://shop.test/", isStaff = false } = {}): Promise<string> {
  return runScript(`namespace {
    define('ABSPATH', '/');
    ${shop ? `define('STOREFRONT_URL', '${shop}');` : ""}
    $hooks = [];
    function add_filter($name, $callback) { $GLOBALS['hooks'][$name] = $callback; }
    function add_action($name, $callback) {}
    function get_option($name, $default) { return $default; }
    function untrailingslashit($text) { return rtrim($text, '/'); }
    function user_can($user, $capability) { return $user->isStaff; }
   
    require '${PLUGIN}';
    $user = (object) ['isStaff' => ${String(isStaff)}];
    echo $hooks['retrieve_password_message'](base64_decode('${btoa(message)}'), '${KEY}', 'maria d@x.bg', $user);
  }`);
}

test.each([
  [`<https://wp.test/wp-login.php?action=rp&key=${KEY}&login=maria%20d%40x.bg>\r\n`, `<${LINK}>\r\n`],
  [`https://wp.test/wp-login.php?login=maria&key=${KEY}&action=rp&wp_lang=bg_BG\r\n`, `${LINK}\r\n`],
  [`Go to https://wp.test/hidden/?key=${KEY} now, or https://wp.test/`, `Go to ${LINK} now, or https://wp.test/`],
  [`<a href="https://wp.test/account/lost-password/?key=${KEY}&amp;login=maria" style>`, `<a href="${LINK}" style>`],
  [`https://wp.test/?key=${KEY}xyz`, `https://wp.test/?key=${KEY}xyz`],
])("the mail for a new password leads to the shop: %j (docs/wordpress-plugin.md)", async (message, told) => {
  expect(await writeMail(message)).toBe(told);
});

test("who works in WordPress keeps its link, and so does a shop that isn't told its address", async () => {
  const message = `<https://wp.test/wp-login.php?action=rp&key=${KEY}&login=maria>`;
  expect(await writeMail(message, { isStaff: true })).toBe(message);
  for (const shop of ["", "shop.test", "javascript:alert(1)", "https://shop.test/path"])
    expect(await writeMail(message, { shop })).toBe(message);
});

/** The addresses in WooCommerce's own mail of an account, written as its templates write them, and those after it. */
function writeAccountEmail(
  hook: string,
  about: string,
  { shop = "https://shop.test", isStaff = false } = {},
): Promise<unknown> {
  return readJson(`namespace {
    define('ABSPATH', '/');
    ${shop ? `define('STOREFRONT_URL', '${shop}');` : ""}
    $hooks = [];
    function add_filter($name, $callback, $priority = 10) { $GLOBALS['hooks'][$name][$priority][] = $callback; }
    function add_action(...$arguments) { add_filter(...$arguments); }
    function remove_filter($name, $callback, $priority) {
      $at = &$GLOBALS['hooks'][$name][$priority];
      $at = array_filter($at ?? [], fn($one) => $one !== $callback);
    }
    function apply_filters($name, $value, ...$more) {
      $all = $GLOBALS['hooks'][$name] ?? [];
      ksort($all);
      foreach (array_merge(...$all) as $callback) $value = $callback($value, ...$more);
      return $value;
    }
    function get_option($name, $default) { return $default; }
    function untrailingslashit($text) { return rtrim($text, '/'); }
    function user_can($user, $capability) { return $user->isStaff; }
    function get_user_by($field, $value) { return (object) ['isStaff' => ${String(isStaff)}]; }
   
    require '${PLUGIN}';
    $links = [];
    $write = function ($about) use (&$links) {
      $links[] = apply_filters('woocommerce_get_myaccount_page_permalink', 'https://wp.test/my-account/');
      $links[] = apply_filters('woocommerce_get_endpoint_url', 'https://wp.test/my-account/gubya/', 'lost-password', '', '');
      return $about;
    };
    add_action('${hook}', $write);
    apply_filters('${hook}', ${about});
    $write(0);
    echo json_encode($links);
  }`);
}

const OWN = ["https://wp.test/my-account/", "https://wp.test/my-account/gubya/"];

test.each([
  ["woocommerce_created_customer_notification", "7"],
  ["woocommerce_reset_password_notification", "'maria'"],
])("WooCommerce's mails of an account lead to the shop, and nothing after them does: %s", async (hook, about) => {
  const shops = ["https://shop.test/my-account", "https://shop.test/my-account/lost-password"];
  expect(await writeAccountEmail(hook, about)).toEqual([...shops, ...OWN]);
  expect(await writeAccountEmail(hook, about, { isStaff: true })).toEqual([...OWN, ...OWN]);
  expect(await writeAccountEmail(hook, about, { shop: "" })).toEqual([...OWN, ...OWN]);
});
