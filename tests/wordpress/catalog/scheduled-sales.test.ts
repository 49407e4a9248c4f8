import { expect, test } from "vitest";
import { runPlugin } from "../php";

/** A product as WooCommerce stored it: `$sold` is its price, `$active` whether its dates say that it is on sale now. */
const WORLD = `
  class Product_Double {
    function __construct(public $sold, public $regular, public $sale, public $active, public $dated = true) {}
    function get_date_on_sale_from($context) { return $this->dated ? 'a date' : null; }
    function get_date_on_sale_to($context) { return null; }
    function get_regular_price($context) { return $this->regular; }
    function get_sale_price($context) { return $this->sale; }
    function is_on_sale($context) { return $this->active; }
  }
  function charge(...$parts) {
    $product = new Product_Double(...$parts);
    $variation = apply_filters('woocommerce_product_variation_get_price', $product->sold, $product);
    $price = apply_filters('woocommerce_product_get_price', $product->sold, $product);
    return $price === $variation ? $price : 'different';
  }`;
const run = (value: string) => runPlugin({ world: WORLD, value });

test.each([
  ["starts before WP-Cron has run", "'20', '20', '15', true", "15"],
  ["lasts", "'15', '20.00', '15.00', true", "15.00"],
  ["ends before WP-Cron has run", "'15.00', '20', '15', false", "20"],
  ["hasn't begun", "'20', '20', '15', false", "20"],
])("a scheduled sale that %s is charged as its dates say", async (_, product, charged) => {
  expect(await run(`charge(${product})`)).toBe(charged);
});

test.each([
  ["of another plugin", "'17', '20', '15', true"],
  ["without dates", "'20', '20', '15', true, false"],
  ["of a product without a sale price", "'20', '20', '', true"],
  ["that is missing", "'', '', '', false"],
])("a price %s stays as it is", async (_, product) => {
  expect(await run(`charge(${product})`)).toBe(/'([^']*)'/.exec(product)?.[1]);
});
