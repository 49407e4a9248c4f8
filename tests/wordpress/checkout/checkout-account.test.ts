import { expect, test } from "vitest";
import { runPlugin } from "../php";

/** Orders with an owner, of a session that wasn't handed over. */
const WORLD = `
  function WC() { return (object) ['session' => null]; }
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

test.each([
  ["the account made with it gets the order", "begin(); make_account(7); $owners[] = order();", [7]],
  ["without one it stays a guest's", "begin(); $owners[] = order();", [0]],
  ["one made before this checkout gets none", "make_account(7); begin(); $owners[] = order();", [0]],
  [
    "one made for a checkout that was refused doesn't get the next one's",
    "begin(); make_account(7); begin(); $owners[] = order();",
    [0],
  ],
  [
    "one made with the first order doesn't get the second one",
    "begin(); make_account(7); $owners[] = order(); begin(); $owners[] = order();",
    [7, 0],
  ],
  ["one order gets it, not whatever follows", "begin(); make_account(7); $owners = [order(), order()];", [7, 0]],
  ["outside of the shop's checkout nothing is given away", "make_account(7); $owners[] = order();", [0]],
  ["who is signed in keeps their own", "begin(); make_account(7); $owners[] = order(9);", [9]],
])("an order's account: %s", async (_, steps, owners) => {
  expect(await runPlugin({ world: WORLD, steps, value: "$owners" })).toEqual(owners);
});
