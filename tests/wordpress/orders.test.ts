import { expect, test } from "vitest";
import { FROM_SHOP, HAS_SECRET, HAS_WOOCOMMERCE, runPlugin } from "./php";

/** The schema as it is registered, and three orders: 7 waits for money, 8 is paid by a transfer, 9 is not of the storefront. */
const WORLD = `${HAS_SECRET} ${HAS_WOOCOMMERCE}
  define('STOREFRONT_URL', 'https://shop.test');
  $types = []; $fields = []; $mutations = [];
  function register_graphql_object_type($name, $config) { $GLOBALS['types'][$name] = $config; }
  function register_graphql_input_type($name, $config) { $GLOBALS['types'][$name] = $config; }
  function register_graphql_field($type, $name, $config) { $GLOBALS['fields'][$name] = $config; }
  function register_graphql_mutation($name, $config) { $GLOBALS['mutations'][$name] = $config; }
  function ask($field, $id, $key) {
    do_action('graphql_register_types');
    $args = ['id' => $id, 'orderKey' => $key];
    return attempt(fn() => isset($GLOBALS['fields'][$field]) ? $GLOBALS['fields'][$field]['resolve'](null, $args)
      : $GLOBALS['mutations'][$field]['mutateAndGetPayload']($args));
  }
  function tell($order) { return is_array($order) ? array_diff_key($order, ['order' => 1]) : $order; }
  $mark = ['_checkout_id' => ['checkout-1']];
  $orders = [7 => new WC_Order('pending', $mark), 8 => new WC_Order('on-hold', $mark, 8, 'bacs'), 9 => new WC_Order('processing', [], 9)];
  $options['woocommerce_bacs_accounts'] = [['account_name' => ' Сила ООД', 'iban' => '', 'account_number' => 'BG80', 'bic' => 'BNBGBGSF', 'bank_name' => 'БНБ'], 'broken'];`;
const runOrders = (value: string, steps = "") => runPlugin({ world: WORLD, steps, value });

test("the schema has the fields that the shop queries", async () => {
  const names = (list: string) => runOrders(`array_keys(${list})`, "do_action('graphql_register_types');");
  expect(await names("$types")).toEqual([
    "StorefrontLanguage",
    "StorefrontBankAccount",
    "StorefrontOrder",
    "StorefrontOffice",
    "StorefrontOfficePage",
    "StorefrontCourier",
    "StorefrontDelivery",
    "StorefrontShipment",
    "StorefrontDraft",
    "StorefrontStock",
    "StockEmailInput",
    "StorefrontVersion",
    "StorefrontStatus",
  ]);
  expect(await names("$fields")).toEqual([
    "storefrontLanguages",
    "textLanguage",
    "storefrontOrder",
    "storefrontDelivery",
    "storefrontOffices",
    "storefrontShipments",
    "storefrontDraft",
    "storefrontHidesSoldOut",
    "storefrontStock",
    "storefrontSettings",
    "storefrontStatus",
  ]);
  expect(await names("$mutations")).toEqual([
    "cancelStorefrontOrder",
    "transferStorefrontSession",
    "openStorefrontDraft",
    "notifyBackInStock",
    "acknowledgeWithdrawal",
  ]);
});

test.each(["storefrontOrder", "cancelStorefrontOrder"])(
  "%s is for the shop alone, even with the key",
  async (field) => {
    expect(await runOrders(`ask('${field}', 7, 'wc_order_7')`)).toBe(`storefront-secret-required: ${field}`);
  },
);

test("the shop can read an order's status by its key", async () => {
  const ask = (id: number, key: string) =>
    runOrders(`tell(ask('storefrontOrder', ${String(id)}, '${key}'))`, FROM_SHOP);
  expect(await ask(7, "wc_order_7")).toEqual({ status: "PENDING", needsPayment: true });
  expect(await ask(8, "wc_order_8")).toEqual({ status: "ON_HOLD", needsPayment: false });
  expect(await ask(7, "wc_order_8")).toBeNull();
  expect(await ask(99, "wc_order_99")).toBeNull();
});

test("the shop can cancel an unpaid order, and no other", async () => {
  const cancel = (id: number) =>
    runOrders(`[tell(ask('cancelStorefrontOrder', ${String(id)}, 'wc_order_${String(id)}')), $log]`, FROM_SHOP);
  expect(await cancel(7)).toEqual([{ status: "CANCELLED", needsPayment: false }, ["Клиентът се отказа от плащането."]]);
  expect(await cancel(8)).toEqual([{ status: "ON_HOLD", needsPayment: false }, []]);
});

test("an order by bank transfer has the accounts, others none", async () => {
  const account = { holder: "Сила ООД", iban: "BG80", bic: "BNBGBGSF", bank: "БНБ" };
  expect(await runOrders("Sila_Storefront\\list_bank_accounts($orders[8])")).toEqual([account]);
  expect(await runOrders("Sila_Storefront\\list_bank_accounts($orders[7])")).toBeNull();
});

test("a gateway redirects to the shop, for the shop's orders", async () => {
  const lead = (filter: string, id: number) =>
    runOrders(`apply_filters('${filter}', 'https://wp.test/', $orders[${String(id)}])`);
  expect(await lead("woocommerce_get_return_url", 7)).toBe(
    "https://shop.test/checkout/order-received/7?key=wc_order_7",
  );
  for (const filter of ["woocommerce_get_cancel_order_url", "woocommerce_get_cancel_order_url_raw"])
    expect(await lead(filter, 7)).toBe("https://shop.test/cart?cancel_order=true&order=wc_order_7&order_id=7");
  expect(await lead("woocommerce_get_return_url", 9)).toBe("https://wp.test/");
});

test("emails to the customer lead to the order in the shop", async () => {
  const write = (id: number, rest: string) =>
    runOrders(
      "ob_get_clean()",
      `ob_start(); do_action('woocommerce_email_after_order_table', $orders[${id}], ${rest});`,
    );
  const url = "https://shop.test/checkout/order-received/7?key=wc_order_7";
  expect(await write(7, "false, false")).toBe(`<p><a href="${url}">Вижте поръчката си в магазина</a></p>`);
  expect(await write(7, "false, true")).toBe(`\nВижте поръчката си в магазина: ${url}\n`);
  expect(await write(7, "true, false")).toBe("");
  expect(await write(9, "false, false")).toBe("");
});

const HIDDEN = "apply_filters('graphql_data_is_private', false, 'OrderObject', $orders[7])";

test.each([
  ["a guest", "", true],
  ["its customer", "$orders[7]->set_customer_id(5); $user_id = 5;", false],
  ["another customer", "$orders[7]->set_customer_id(5); $user_id = 6;", true],
  ["a shop manager", "$capabilities = ['edit_shop_orders'];", false],
  ["the response that placed it", "do_action('graphql_woocommerce_after_checkout', $orders[7]);", false],
])("who may read an order: %s", async (_, steps, isHidden) => {
  expect(await runOrders(HIDDEN, steps)).toBe(isHidden);
  const refund = HIDDEN.replace("$orders[7]", "new WC_Order_Refund(7)");
  if (!steps.includes("after_checkout")) expect(await runOrders(refund, steps)).toBe(isHidden);
});

test("lists of orders are for customers, not for guests with an email", async () => {
  const resolver = `namespace WPGraphQL\\WooCommerce\\Data\\Connection {
    class Order_Connection_Resolver { function get_source() { return null; } } }`;
  const list = (name: string, steps = "") =>
    runPlugin({
      namespaces: resolver,
      world: WORLD,
      steps,
      value: `apply_filters('graphql_connection_should_execute', true, new ${name}())`,
    });
  const orders = "WPGraphQL\\WooCommerce\\Data\\Connection\\Order_Connection_Resolver";
  expect([await list(orders), await list(orders, "$user_id = 5;"), await list("stdClass")]).toEqual([
    false,
    true,
    true,
  ]);
});
