import { expect, test } from "vitest";
import { FROM_SHOP, HAS_SECRET, HAS_WOOCOMMERCE, runPlugin } from "../php";

/** A checkout as WooGraphQL makes one: each call makes an order, one higher than the last. */
const WORLD = `${HAS_SECRET} ${HAS_WOOCOMMERCE}
  function place() {
    $id = 100 + count($GLOBALS['orders']);
    $order = new WC_Order('processing', [], $id);
    do_action('woocommerce_checkout_create_order', $order);
    $GLOBALS['orders'][$id] = $order;
    return ['id' => $id, 'result' => 'success', 'redirect' => "https://wp.test/received/$id"];
  }
  function press($checkout = 'checkout-1', $more = []) {
    $input = ['metaData' => [['key' => '_checkout_id', 'value' => $checkout], ...$more]];
    $payload = apply_filters('graphql_pre_mutate_and_get_payload', null, 'checkout', 'place', $input);
    return attempt(fn() => $payload($input, null, null));
  }`;
const FIND = "[['key' => '_checkout_find', 'value' => '1']]";
const sendCheckouts = (steps: string, value: string) => runPlugin({ world: WORLD, steps, value });

test("a repeated checkout places no second order, and gets the same response", async () => {
  const value = "[press()['id'], press()['id'], press()['redirect'], press('checkout-2')['id'], count($orders)]";
  expect(await sendCheckouts("", value)).toEqual([100, 100, "https://wp.test/received/100", 101, 2]);
});

test("another session with the checkout's id doesn't get its order; its customer and the shop do", async () => {
  const steps = "press(); $session = 'another';";
  expect(await sendCheckouts(steps, "press()['id']")).toBe(101);
  expect(await sendCheckouts(`${steps} $orders[100]->set_customer_id(5); $user_id = 5;`, "press()['id']")).toBe(100);
  expect(await sendCheckouts(`${steps} ${FROM_SHOP}`, "press()['id']")).toBe(100);
});

test("looking up an order places none", async () => {
  const message = "storefront-checkout-unknown: there is no order of this checkout";
  const find = `press('checkout-1', ${FIND})`;
  expect(await sendCheckouts("", `[${find}, count($orders)]`)).toEqual([message, 0]);
  expect(await sendCheckouts("press();", `${find}['id']`)).toBe(100);
});

test("a checkout that another request is placing is refused, not placed twice", async () => {
  const message = "storefront-checkout-busy: the order is still being placed";
  expect(await sendCheckouts("$is_locked = true;", "[press(), count($orders)]")).toEqual([message, 0]);
});

test("other mutations, checkouts without an id and other plugins' responses are unchanged", async () => {
  const pass = (payload: string, mutation: string, input: string) =>
    `apply_filters('graphql_pre_mutate_and_get_payload', ${payload}, '${mutation}', 'place', ${input})`;
  const marked = "['metaData' => [['key' => '_checkout_id', 'value' => 'x']]]";
  const value = `[${pass("null", "addToCart", marked)}, ${pass("null", "checkout", "[]")}, ${pass("'theirs'", "checkout", marked)}]`;
  expect(await sendCheckouts("", value)).toEqual([null, null, "theirs"]);
});

test("an order is created with its checkout and a keyed hash of its session", async () => {
  expect(await sendCheckouts("press();", "$orders[100]->meta")).toEqual({
    _checkout_id: ["checkout-1"],
    _checkout_session: ["hash storefront|guest"],
    _checkout_redirect: ["https://wp.test/received/100"],
  });
});
