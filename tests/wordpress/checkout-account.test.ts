import { expect, test } from "vitest";
import { PLUGIN, readJson } from "./php";

/** As much of WordPress as it takes to give an order away: hooks, and orders with an owner. */
const WORDPRESS = `
  define('ABSPATH', '/');
  $hooks = [];
  function get_option($name, $default = '') { return $default; }
  function add_filter($name, $callback) { $GLOBALS['hooks'][$name][] = $callback; }
  function add_action(...$arguments) { add_filter(...$arguments); }
  function did_action($name) { return $GLOBALS['done'][$name] ?? 0; }
  function do_action($name, ...$given) {
    $GLOBALS['done'][$name] = did_action($name) + 1;
    foreach ($GLOBALS['hooks'][$name] ?? [] as $callback) $callback(...$given);
  }
  class WC_Order {
    function __construct(public $owner = 0) {}
    function get_customer_id() { return $this->owner; }
    function set_customer_id($id) { $this->owner = $id; }
  }
  function begin() { do_action('graphql_woocommerce_before_checkout', []); }
  function make_account($id) { do_action('woocommerce_created_customer', $id); }
  function order($owner = 0) {
    $order = new WC_Order($owner);
    do_action('woocommerce_checkout_create_order', $order);
    return $order->owner;
  }`;

function listOwners(steps: string): Promise<unknown> {
  return readJson(`${WORDPRESS} require '${PLUGIN}'; $owners = []; ${steps} echo json_encode($owners);`);
}

test.each([
  ["the account made with it gets the order", "begin(); make_account(7); $owners[] = order();", [7]],
  ["without one it stays a guest's", "begin(); $owners[] = order();", [0]],
  ["one made before this checkout gets none", "make_account(7); begin(); $owners[] = order();", [0]],
  [
    "one made for a checkout that was refused gets not the next one's",
    "begin(); make_account(7); begin(); $owners[] = order();",
    [0],
  ],
  [
    "one made with the first order gets not the second one",
    "begin(); make_account(7); $owners[] = order(); begin(); $owners[] = order();",
    [7, 0],
  ],
  ["one order gets it, not whatever follows", "begin(); make_account(7); $owners = [order(), order()];", [7, 0]],
  ["outside of the shop's checkout nothing is given away", "make_account(7); $owners[] = order();", [0]],
  ["who is signed in keeps his own", "begin(); make_account(7); $owners[] = order(9);", [9]],
])("an order's account: %s", async (_, steps, owners) => {
  expect(await listOwners(steps)).toEqual(owners);
});
