import { expect, test } from "vitest";
import { HAS_WOOCOMMERCE, runPlugin } from "../php";

/** A cart line's data as WPGraphQL resolves it, where a plugin shows something of the line. */
const WORLD = `${HAS_WOOCOMMERCE}
  function resolve($shown, $keys = ['storefront_choices'], $line = ['key' => 'a1', 'engraving' => 'x'], $field = 'extraData') {
    add_filter('woocommerce_get_item_data', fn($data, $line) => $shown, 10, 2);
    return apply_filters('graphql_resolve_field', [], $line, ['keysIn' => $keys], null, null, 'SimpleCartItem', $field);
  }`;
const run = (value: string) => runPlugin({ world: WORLD, steps: "", value });

test("a cart line says what WooCommerce's own cart shows of it", async () => {
  const shown = `[['key' => 'Engraving', 'value' => 'Maria'], ['name' => 'Wrapping', 'value' => '1', 'display' => 'yes'],
    ['key' => 'secret', 'value' => 'x', 'hidden' => true], ['key' => ['x'], 'value' => 3], 'y']`;
  expect(await run(`resolve(${shown})`)).toEqual([
    {
      id: null,
      key: "storefront_choices",
      value: [
        { name: "Engraving", value: "Maria" },
        { name: "Wrapping", value: "yes" },
        { name: "", value: "3" },
      ],
    },
  ]);
  expect(await run("resolve(null)[0]->value")).toEqual([]);
});

test("it is said only where it is asked for, of a cart line", async () => {
  const shown = "[['key' => 'Engraving', 'value' => 'Maria']]";
  expect(await run(`resolve(${shown}, ['engraving'])`)).toEqual([]);
  expect(await run(`resolve(${shown}, ['storefront_choices'], null)`)).toEqual([]);
  expect(await run(`resolve(${shown}, ['storefront_choices'], [], 'metaData')`)).toEqual([]);
});
