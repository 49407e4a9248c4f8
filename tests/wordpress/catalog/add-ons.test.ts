import { expect, test } from "vitest";
import { HAS_WOOCOMMERCE, runPlugin } from "../php";

/** Product 3; what its plugins stored, and a field of it as WPGraphQL resolves it. */
const MODEL = `namespace WPGraphQL\\WooCommerce\\Model { class Product { public $ID = 3; } }`;
const WORLD = `${HAS_WOOCOMMERCE}
  class WC_Product {
    function __construct(public $meta = [], public $type = 'simple') {}
    function get_id() { return 3; }
    function get_type() { return $this->type; }
    function get_meta($key) { return $this->meta[$key] ?? ''; }
  }
  function wc_get_product($id) { return $GLOBALS['product']; }
  function resolve($meta = [], $type = 'simple', $keys = ['unit_quantity', 'storefront_needs_wordpress'], $field = 'metaData') {
    $GLOBALS['product'] = new WC_Product($meta, $type);
    $known = [(object) ['key' => 'unit_quantity', 'value' => '1 kg']];
    $result = apply_filters('graphql_resolve_field', $known, new WPGraphQL\\WooCommerce\\Model\\Product(), ['keysIn' => $keys], null, null, 'SimpleProduct', $field);
    return implode(' ', array_map(fn($one) => "$one->key=$one->value", $result));
  }`;
const run = (value: string, steps = "") => runPlugin({ namespaces: MODEL, world: WORLD, steps, value });

const NONE = "unit_quantity=1 kg";
const HAS = `${NONE} storefront_needs_wordpress=yes`;

test.each([
  "'_product_addons' => [['name' => 'Engraving']]",
  "'_wcpa_product_meta' => [12]",
  "'_wapf_fieldgroup' => ['fields' => [1]]",
  "'_product_meta_id' => '4'",
])("a product with add-ons says so in its metadata (%s)", async (meta) => {
  expect(await run(`[resolve([${meta}]), resolve([${meta}], 'variable')]`)).toEqual([HAS, HAS]);
});

test("a product without add-ons, and one of a type that has its own page anyway, says nothing", async () => {
  const empty = ["[]", "['_product_addons' => []]", "['_product_meta_id' => 'None']", "['_product_meta_id' => '0']"];
  expect(await run(`[${empty.map((meta) => `resolve(${meta})`).join(", ")}]`)).toEqual(empty.map(() => NONE));
  expect(await run("resolve(['_product_addons' => [1]], 'external')")).toBe(NONE);
});

test("it is said only where it is asked for", async () => {
  const meta = "['_product_addons' => [1]]";
  expect(await run(`[resolve(${meta}, 'simple', ['unit_quantity']), resolve(${meta}, 'simple', null)]`)).toEqual([
    NONE,
    NONE,
  ]);
  expect(await run(`resolve(${meta}, 'simple', ['storefront_needs_wordpress'], 'attributes')`)).toBe(NONE);
});

test("add-ons of a whole category or shop count", async () => {
  const official =
    "class WC_Product_Addons_Helper { static function get_product_addons($id) { return $id === 3 ? [1] : []; } }";
  expect(await run("resolve()", official)).toBe(HAS);
  expect(await run("resolve()", "function yith_wapo_product_has_blocks($id) { return $id === 3; }")).toBe(HAS);
});

test("a filter has the last word", async () => {
  const filter = (value: string) =>
    `add_filter('sila_storefront_needs_wordpress', fn($has, $product) => ${value}, 10, 2);`;
  expect(await run("resolve()", filter("$product->get_id() === 3"))).toBe(HAS);
  expect(await run("resolve(['_product_addons' => [1]])", filter("false"))).toBe(NONE);
});
