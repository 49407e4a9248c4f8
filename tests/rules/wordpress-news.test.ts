import { spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./source-files";

const hasPhp = spawnSync("php", ["--version"]).status === 0;
const SECRET = "s".repeat(32);

interface Message {
  url: string;
  init: { blocking: boolean; headers: Record<string, string>; body: string };
}

/** What the plugin sends at the end of a request in which these hooks struck. */
function strike(hooks: [name: string, ...args: unknown[]][], { shop = "https://shop.test", secret = SECRET } = {}) {
  const script = `namespace {
    define('ABSPATH', '/');
    ${shop ? `define('STOREFRONT_URL', '${shop}');` : ""}
    ${secret ? `define('STOREFRONT_SECRET', '${secret}');` : ""}
    $hooks = []; $sent = [];
    function add_filter($name, $callback) { $GLOBALS['hooks'][$name][] = $callback; }
    function add_action($name, $callback) { add_filter($name, $callback); }
    function get_option($name, $default) { return $default; }
    function wp_unslash($text) { return $text; }
    class WC_Product {
      function __construct(private $changes, private $meta) {}
      function get_id() { return 7; }
      function get_changes() { return array_flip($this->changes); }
      function get_meta_data() { return array_map(fn($id) => new Meta($id), $this->meta); }
    }
    class Meta { function __construct(public $id) {} function get_changes() { return []; } }
    function untrailingslashit($text) { return rtrim($text, '/'); }
    function wp_json_encode($value) { return json_encode($value); }
    function wp_generate_uuid4() { return '0a1b2c'; }
    function wp_remote_post($url, $init) { $GLOBALS['sent'][] = ['url' => $url, 'init' => $init]; }
    error_reporting(E_ALL);
    require '${join(ROOT, "wordpress/sila-storefront.php")}';
    foreach (json_decode('${JSON.stringify([...hooks, ["shutdown"]])}') as $struck)
      foreach ($hooks[$name = array_shift($struck)] ?? [] as $callback)
        $callback(...($name === 'woocommerce_before_product_object_save' ? [new WC_Product(...$struck)] : $struck));
    echo json_encode($sent);
  }`;
  const { stdout, stderr } = spawnSync("php", ["-d", "display_errors=1", "-r", script], { encoding: "utf8" });
  expect(stderr).toBe("");
  return JSON.parse(stdout) as Message[];
}

const publish = (type: string, now: string, before: string) =>
  ["transition_post_status", now, before, { post_type: type }] as [string, ...unknown[]];

test.skipIf(!hasPhp)("the shop hears once for a request what it changed, signed with their secret (design §2)", () => {
  const [message, ...more] = strike([
    ["woocommerce_update_product", 7],
    ["woocommerce_product_set_stock_status", 7],
  ]);
  expect(more).toEqual([]);
  const { url, init } = message!;
  expect(url).toBe("https://shop.test/webhooks/woocommerce");
  expect(init.headers).toMatchObject({
    "X-WC-Webhook-Topic": "product.updated",
    "X-WC-Webhook-Delivery-ID": "0a1b2c",
    "X-WC-Webhook-Signature": createHmac("sha256", SECRET).update(init.body).digest("base64"),
  });
  // WordPress waits for nobody.
  expect(init.blocking).toBe(false);
});

test.skipIf(!hasPhp).each([
  ["pieces sold", ["stock_quantity", "total_sales", "date_modified"], [3], 0],
  ["nothing", [], [], 0],
  ["the last piece sold", ["stock_quantity", "stock_status"], [], 1],
  ["another price", ["regular_price"], [], 1],
  ["a new custom field", [], [3, 0], 1],
])("a product saved for %s is news only where pages show it (docs/caching.md)", (_, changes, meta, news) => {
  const save: [string, ...unknown[]] = ["woocommerce_before_product_object_save", changes, meta];
  expect(strike([save, ["woocommerce_update_product", 7]])).toHaveLength(news);
  // Another product's, or a term's of the same number, are told all the same.
  expect(strike([save, ["woocommerce_update_product", 8]])).toHaveLength(1);
  expect(strike([save, ["edited_term", 7]])).toHaveLength(1);
});

test.skipIf(!hasPhp).each([
  [publish("product", "publish", "draft"), "product.updated"],
  [publish("product", "trash", "publish"), "product.updated"],
  [publish("page", "publish", "publish"), "storefront.changed"],
  [["edited_term", 3, 3, "product_cat"] as [string, ...unknown[]], "storefront.changed"],
  [publish("page", "draft", "auto-draft"), null],
  [publish("revision", "publish", "publish"), null],
])("of %j it says %s (docs/caching.md)", (hook, topic) => {
  const [message] = strike([hook]);
  expect(message?.init.headers["X-WC-Webhook-Topic"] ?? null).toBe(topic);
});

test.skipIf(!hasPhp)("it says nothing where nothing changed, nor without the shop's address or a secret", () => {
  const changed: [string, ...unknown[]][] = [["edited_term"]];
  expect(strike([])).toEqual([]);
  expect(strike(changed, { shop: "" })).toEqual([]);
  for (const secret of ["", "short"]) expect(strike(changed, { secret })).toEqual([]);
  expect(strike(changed)).toHaveLength(1);
});
