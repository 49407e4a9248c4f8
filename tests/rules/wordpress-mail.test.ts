import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./source-files";

const hasPhp = spawnSync("php", ["--version"]).status === 0;
const KEY = "Kl0uchAbc";
const LINK = `https://shop.test/my-account/lost-password?key=${KEY}&login=maria%20d%40x.bg`;

/** The mail's text after the plugin, of a customer or of somebody who works there. */
function writeMail(message: string, { shop = "https://shop.test/", isStaff = false } = {}): string {
  const script = `namespace {
    define('ABSPATH', '/');
    ${shop ? `define('STOREFRONT_URL', '${shop}');` : ""}
    $hooks = [];
    function add_filter($name, $callback) { $GLOBALS['hooks'][$name] = $callback; }
    function add_action($name, $callback) {}
    function get_option($name, $default) { return $default; }
    function untrailingslashit($text) { return rtrim($text, '/'); }
    function user_can($user, $capability) { return $user->isStaff; }
    error_reporting(E_ALL);
    require '${join(ROOT, "wordpress/sila-storefront.php")}';
    $user = (object) ['isStaff' => ${String(isStaff)}];
    echo $hooks['retrieve_password_message'](base64_decode('${btoa(message)}'), '${KEY}', 'maria d@x.bg', $user);
  }`;
  const { stdout, stderr } = spawnSync("php", ["-d", "display_errors=1", "-r", script], { encoding: "utf8" });
  expect(stderr).toBe("");
  return stdout;
}

test.skipIf(!hasPhp).each([
  [`<https://wp.test/wp-login.php?action=rp&key=${KEY}&login=maria%20d%40x.bg>\r\n`, `<${LINK}>\r\n`],
  [`https://wp.test/wp-login.php?login=maria&key=${KEY}&action=rp&wp_lang=bg_BG\r\n`, `${LINK}\r\n`],
  [`Go to https://wp.test/hidden/?key=${KEY} now, or https://wp.test/`, `Go to ${LINK} now, or https://wp.test/`],
  [`<a href="https://wp.test/account/lost-password/?key=${KEY}&amp;login=maria" style>`, `<a href="${LINK}" style>`],
  [`https://wp.test/?key=${KEY}xyz`, `https://wp.test/?key=${KEY}xyz`],
])("the mail for a new password leads to the shop: %j (docs/wordpress-plugin.md)", (message, told) => {
  expect(writeMail(message)).toBe(told);
});

test.skipIf(!hasPhp)("who works in WordPress keeps its link, and so does a shop that isn't told its address", () => {
  const message = `<https://wp.test/wp-login.php?action=rp&key=${KEY}&login=maria>`;
  expect(writeMail(message, { isStaff: true })).toBe(message);
  for (const shop of ["", "shop.test", "javascript:alert(1)", "https://shop.test/path"])
    expect(writeMail(message, { shop })).toBe(message);
});

/** The addresses in WooCommerce's own mail of an account, written as its templates write them, and those after it. */
function writeAccountEmail(hook: string, about: string, { shop = "https://shop.test", isStaff = false } = {}): unknown {
  const script = `namespace {
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
    error_reporting(E_ALL);
    require '${join(ROOT, "wordpress/sila-storefront.php")}';
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
  }`;
  const { stdout, stderr } = spawnSync("php", ["-d", "display_errors=1", "-r", script], { encoding: "utf8" });
  expect(stderr).toBe("");
  return JSON.parse(stdout) as unknown;
}

const OWN = ["https://wp.test/my-account/", "https://wp.test/my-account/gubya/"];

test.skipIf(!hasPhp).each([
  ["woocommerce_created_customer_notification", "7"],
  ["woocommerce_reset_password_notification", "'maria'"],
])("WooCommerce's mails of an account lead to the shop, and nothing after them does: %s", (hook, about) => {
  const shops = ["https://shop.test/my-account", "https://shop.test/my-account/lost-password"];
  expect(writeAccountEmail(hook, about)).toEqual([...shops, ...OWN]);
  expect(writeAccountEmail(hook, about, { isStaff: true })).toEqual([...OWN, ...OWN]);
  expect(writeAccountEmail(hook, about, { shop: "" })).toEqual([...OWN, ...OWN]);
});
