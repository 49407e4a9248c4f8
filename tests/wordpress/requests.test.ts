import { expect, test } from "vitest";
import { runPlugin, SECRET } from "./php";

/** As a request with a secret, or none, sends it to a site with one, or none. */
function runRequest(value: string, secret: string | null = SECRET, given: string | null = null, world = "") {
  const configured = secret === null ? "" : `define('STOREFRONT_SECRET', '${secret}');`;
  const sent = given === null ? "" : `$_SERVER['HTTP_X_STOREFRONT_SECRET'] = '${given}';`;
  return runPlugin({ world: `${configured} ${sent} ${world} ${ORDER}`, value });
}

const ORDER = `class WC_Order {
  function __construct(public $total = '0', public $currency = 'BGN') {}
  function get_total() { return $this->total; }
  function get_currency() { return $this->currency; }
}`;
const send = (input: string, mutation = "checkout") =>
  `attempt(fn() => apply_filters('graphql_mutation_input', ${input}, null, null, '${mutation}'))`;
const PAID = "['isPaid' => true, 'transactionId' => 'pi_1']";

test.each([
  ["no secret given", SECRET, null],
  ["a wrong one", SECRET, "t".repeat(32)],
  ["an empty one", SECRET, ""],
  ["none configured, an empty one given", null, ""],
  ["one configured that is too short", "s".repeat(31), "s".repeat(31)],
])("only the shop says that an order is paid: %s", async (_, secret, given) => {
  expect(await runRequest(send(PAID), secret, given)).toBe("storefront-secret-required: isPaid, transactionId");
  for (const mutation of [
    "updateOrder",
    "createOrderNote",
    "updateSession",
    "acknowledgeWithdrawal",
    "notifyBackInStock",
  ])
    expect(await runRequest(send("['orderId' => 1]", mutation), secret, given)).toBe(
      `storefront-secret-required: ${mutation}`,
    );
});

test("with the shop's secret it is accepted, and harmless values always are", async () => {
  expect(await runRequest(send(PAID), SECRET, SECRET)).toEqual({ isPaid: true, transactionId: "pi_1" });
  const input = "['isPaid' => false, 'fees' => [], 'metaData' => [['key' => '_checkout_id', 'value' => 'x'], null]]";
  expect(await runRequest(send(input))).toMatchObject({ isPaid: false, fees: [] });
  expect(await runRequest(send("['metaData' => [['key' => '_paid_date', 'value' => '1']]]"))).toBe(
    "storefront-secret-required: metaData",
  );
});

test.each([
  ["203.0.113.1, 10.0.0.1", SECRET, "203.0.113.1"],
  ["2001:db8::1", SECRET, "2001:db8::1"],
  ["not an address", SECRET, "192.0.2.9"],
  ["203.0.113.1", null, "192.0.2.9"],
])("WordPress sees a shopper at %s, if the shop says so", async (forwarded, given, address) => {
  const sent = `$_SERVER['REMOTE_ADDR'] = '192.0.2.9'; $_SERVER['HTTP_X_FORWARDED_FOR'] = '${forwarded}';`;
  expect(await runRequest("$_SERVER['REMOTE_ADDR']", SECRET, given, sent)).toBe(address);
});

const NAMED = "['email' => 'a@example.bg']";

test.each([
  ["updateCustomer", `['billing' => ${NAMED}]`],
  ["updateCustomer", `['shipping' => ${NAMED}]`],
  ["updateCustomer", NAMED],
  ["updateCustomer", "['metaData' => [null, ['key' => 'billing_email', 'value' => 'a@example.bg']]]"],
])("a guest's email isn't changed by %s, even for the shop: %s", async (mutation, input) => {
  for (const given of [null, SECRET])
    expect(await runRequest(send(input, mutation), SECRET, given)).toBe(`storefront-email-refused: ${mutation}`);
  expect(await runRequest(`[$GLOBALS['user_id'] = 7, ${send(input, mutation)}][1]`)).toBeTypeOf("object");
});

test("an address without an email is accepted, and so is an order's email", async () => {
  const place = "['billing' => ['country' => 'BG', 'email' => ''], 'shipping' => null, 'metaData' => [['key' => 'x']]]";
  expect(await runRequest(send(place, "updateCustomer"))).toMatchObject({ billing: { country: "BG" } });
  expect(await runRequest(send(`['billing' => ${NAMED}]`))).toEqual({ billing: { email: "a@example.bg" } });
});

test.each([
  ["'10'", "BGN", "true", "passes"],
  ["9.999999", "BGN", "true", "passes"],
  ["10.01", "BGN", "true", "storefront-paid-differs: 10.00 BGN are paid, the order is 10.01 BGN"],
  ["10", "EUR", "true", "storefront-paid-differs: 10.00 BGN are paid, the order is 10.00 EUR"],
  ["10.01", "BGN", "false", "passes"],
])("an order of %s %s, paid with 10.00 BGN (%s): %s (docs/payments.md)", async (total, currency, isPaid, outcome) => {
  const input = `['isPaid' => ${isPaid}, 'metaData' => [['key' => 'card_paid', 'value' => '10.00 BGN']]]`;
  const order = `new WC_Order(${total}, '${currency}')`;
  const run = `fn() => [Sila_Storefront\\refuse_other_sum(${order}, ${input}), 'passes'][1]`;
  expect(await runRequest(`attempt(${run})`)).toBe(outcome);
});

test.each([
  ["5.416667", "1.083333", "6.50", "passes"],
  ["5.41", "1.08", "6.50", "storefront-delivery-differs: 6.50 was agreed to, the delivery costs 6.49"],
  ["0", "0", "6.50", "storefront-delivery-differs: 6.50 was agreed to, the delivery costs 0.00"],
  ["5.41", "1.08", "", "passes"],
])("a delivery of %s and %s VAT, agreed to at %s: %s", async (net, tax, agreed, outcome) => {
  const input = `['metaData' => [['key' => '_checkout_delivery', 'value' => '${agreed}']]]`;
  const prices = `function get_shipping_total() { return '${net}'; } function get_shipping_tax() { return '${tax}'; }`;
  const order = `new class('10', 'BGN') extends WC_Order { ${prices} }`;
  const run = `fn() => [Sila_Storefront\\refuse_other_sum(${order}, ${input}), 'passes'][1]`;
  expect(await runRequest(`attempt(${run})`)).toBe(outcome);
});

test("every response has the plugin's header", async () => {
  expect(await runRequest("apply_filters('graphql_response_headers_to_send', ['x' => '1'])")).toEqual({
    x: "1",
    "x-storefront-plugin": "1",
  });
});
