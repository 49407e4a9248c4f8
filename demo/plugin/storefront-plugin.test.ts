import { expect, test } from "vitest";
import { listFiles, readSource } from "../../tests/rules/source-files";
import { DEMO_STOREFRONT_SECRET } from "./storefront-plugin.ts";
import { DemoShop, type Answer } from "../testing/demo-shop.ts";
import { openShopOf } from "../testing/recorded-accounts.ts";

const billing = { firstName: "Гост", country: "BG", email: "gost@shop.test" };
const CHECKOUT_ID = { key: "_checkout_id", value: "6f1c0f0a-0000-4000-8000-000000000001" };

async function checkOut(shop: DemoShop, more: Record<string, unknown> = {}): Promise<Answer> {
  return shop.operate("checkout/checkout", { input: { paymentMethod: "cod", billing, ...more } });
}

async function openShop(secret: string | null = null): Promise<DemoShop> {
  const shop = new DemoShop();
  shop.storefrontSecret = secret;
  await shop.add(154);
  return shop;
}

async function listOrderIds(shop: DemoShop): Promise<number[]> {
  const orders = (await (await shop.fetch("/__test/orders")).json()) as { id: number }[];
  return orders.map(({ id }) => id);
}

const SHOP_ONLY: [parts: string, input: Record<string, unknown>][] = [
  ["isPaid", { isPaid: true }],
  ["isPaid, transactionId", { isPaid: true, transactionId: "pi_1" }],
  ["fees", { fees: [{ name: "x", amount: -10 }] }],
  ["metaData", { metaData: [CHECKOUT_ID, { key: "_paid_date", value: "1" }] }],
];

test.each(SHOP_ONLY)(
  "%s: refused without the shop's secret or with a wrong one, and the cart stays",
  async (parts, input) => {
    for (const secret of [null, "a guess"]) {
      const shop = await openShop(secret);
      const { body } = await checkOut(shop, input);
      expect(body).toMatchObject({
        errors: [{ message: `storefront-secret-required: ${parts}` }],
        data: { checkout: null },
      });
      expect(await listOrderIds(shop)).toEqual([]);
      expect((await shop.ask("{ cart { isEmpty } }")).body.data).toEqual({ cart: { isEmpty: false } });
    }
  },
);

test.each(SHOP_ONLY)("%s: the shop may send it", async (_, input) => {
  expect((await checkOut(await openShop(DEMO_STOREFRONT_SECRET), input)).body.data?.checkout).toMatchObject({
    result: "success",
  });
});

test("harmless values aren't refused: an unpaid order, no fees, the shop's own metadata", async () => {
  const input = { isPaid: false, transactionId: "", fees: [], metaData: [CHECKOUT_ID, { key: "invoice", value: "1" }] };
  expect((await checkOut(await openShop(), input)).body.data?.checkout).toMatchObject({ result: "success" });
});

test("a repeated checkout is answered to its session and to the shop", async () => {
  const shop = await openShop();
  const again = { metaData: [CHECKOUT_ID] };
  await checkOut(shop, again);
  expect((await checkOut(shop, again)).body.data?.checkout).toMatchObject({ order: { databaseId: 1201 } });
  shop.token = null;
  expect((await checkOut(shop, again)).body.errors).toMatchObject([{ message: "Sorry, no session found." }]);
  shop.storefrontSecret = DEMO_STOREFRONT_SECRET;
  expect((await checkOut(shop, again)).body.data?.checkout).toMatchObject({ order: { databaseId: 1201 } });
  expect(await listOrderIds(shop)).toEqual([1201]);
});

test("the shop alone may look up a checkout's order without placing one (docs/wordpress-plugin.md)", async () => {
  const search = { metaData: [CHECKOUT_ID, { key: "_checkout_find", value: "1" }] };
  const guest = await openShop();
  expect((await checkOut(guest, search)).body.errors).toMatchObject([
    { message: "storefront-secret-required: metaData" },
  ]);
  const shop = await openShop(DEMO_STOREFRONT_SECRET);
  const none = "storefront-checkout-unknown: there is no order of this checkout";
  expect((await checkOut(shop, search)).body.errors).toMatchObject([{ message: none }]);
  expect(await listOrderIds(shop)).toEqual([]);
  await checkOut(shop, { metaData: [CHECKOUT_ID] });
  shop.token = null;
  expect((await checkOut(shop, search)).body.data?.checkout).toMatchObject({ order: { databaseId: 1201 } });
  expect(await listOrderIds(shop)).toEqual([1201]);
});

test("an order without an email can be shown to the guest who placed it", async () => {
  const { body } = await checkOut(await openShop(), { billing: { country: "BG" } });
  expect(body.errors).toBeUndefined();
  expect(body.data?.checkout).toMatchObject({ result: "success", order: { status: "PROCESSING" } });
});

test("a guest's change of email is refused, whoever's it is; a customer may change theirs", async () => {
  const shop = await openShopOf("ivan");
  const named = { email: "ivan@shop.test" };
  expect((await shop.operate("checkout/updateCustomer", { input: { billing: named } })).body.errors).toBeUndefined();
  shop.authToken = null;
  for (const input of [{ billing: named }, { billing: { email: "gost@shop.test" } }, { shipping: named }, named]) {
    const { body } = await shop.operate("checkout/updateCustomer", { input });
    expect(body.errors).toMatchObject([{ message: "storefront-email-refused: updateCustomer" }]);
  }
  const { body } = await shop.ask("{ customer { billing { email } } }");
  expect(body.data?.customer).toEqual({ billing: { email: null } });
});

test("a guest who orders with a customer's email sees none of that customer's orders", async () => {
  const shop = await openShopOf("ivan");
  shop.authToken = null;
  await shop.add(154);
  expect((await checkOut(shop, { billing: { ...billing, email: "ivan@shop.test" } })).body.errors).toBeUndefined();
  const { body } = await shop.ask("{ customer { billing { email } orders { nodes { databaseId } } } }");
  expect(body.data?.customer).toEqual({ billing: { email: "ivan@shop.test" }, orders: { nodes: [] } });
});

test("an order of another sum than the card has paid isn't placed, and the cart stays (docs/payments.md)", async () => {
  const paying = (paid: string) => ({
    paymentMethod: "stripe",
    isPaid: true,
    metaData: [CHECKOUT_ID, { key: "card_paid", value: paid }],
  });
  const shop = await openShop(DEMO_STOREFRONT_SECRET);
  await shop.setUp("options", { hasCardPayments: true });
  const sum = (await shop.ask("{ cart { total(format: RAW) } }")).body.data?.cart as { total: string };
  const total = Number(sum.total).toFixed(2);
  const refused = [`${(Number(total) + 0.01).toFixed(2)} BGN`, `${total} EUR`, "paid"];
  for (const paid of refused) {
    expect((await checkOut(shop, paying(paid))).body.errors).toMatchObject([
      { message: `storefront-paid-differs: ${paid} are paid, the order is ${total} BGN` },
    ]);
  }
  expect(await listOrderIds(shop)).toEqual([]);
  // An order that isn't declared paid may have any value there.
  expect((await checkOut(shop, { metaData: [{ key: "card_paid", value: "1" }] })).body.errors).toBeUndefined();
  await shop.add(154);
  expect((await checkOut(shop, paying(`${total} BGN`))).body.data?.checkout).toMatchObject({ result: "success" });
});

test("every response says whether the plugin believes the shop; a backend without it has neither header nor fields", async () => {
  const shop = new DemoShop();
  const readHeader = async () => (await shop.ask("{ cart { isEmpty } }")).headers.get("x-storefront-plugin");
  expect(await readHeader()).toBe("1");
  shop.storefrontSecret = DEMO_STOREFRONT_SECRET;
  expect(await readHeader()).toBe("shop");
  await shop.setUp("options", { hasPlugin: false });
  expect(await readHeader()).toBeNull();
  expect((await shop.operate("extras/getStorefrontStock", { ids: [1] })).body).toMatchObject({
    errors: [{ message: 'Cannot query field "storefrontStock" on type "RootQuery".' }],
  });
});

test("the plugin's PHP has the same header, fields, key and error", () => {
  const php = listFiles(/^wordpress\/sila-storefront\/includes\//)
    .map(readSource)
    .join("\n");
  const imitation = readSource("demo/plugin/storefront-plugin.ts");
  for (const word of [
    "x-storefront-plugin",
    "'isPaid', 'transactionId', 'fees'",
    "_checkout_id",
    "storefront-secret-required: ",
    "storefront-email-refused: ",
    "storefront-paid-differs: ",
    "storefront-checkout-unknown: ",
    "_checkout_find",
    "card_paid",
  ])
    expect(
      [php, imitation.replaceAll('"', "'")].map((source) => source.includes(word)),
      word,
    ).toEqual([true, true]);
});

test("versions and the shop's address are shown to the shop alone; whether it accepts notifications isn't known", async () => {
  const ask = async (secret: string | null) => {
    const shop = await openShop(secret);
    return (await shop.operate("extras/getStorefrontStatus", { isNotified: true })).body;
  };
  expect(await ask("a guess")).toMatchObject({
    errors: [{ message: "storefront-secret-required: storefrontStatus" }],
    data: { storefrontStatus: null },
  });
  expect((await ask(DEMO_STOREFRONT_SECRET)).data?.storefrontStatus).toEqual({
    shopUrl: null,
    versions: [{ name: "Sila Storefront", version: expect.stringMatching(/^\d/) }],
    notificationStatus: null,
  });
});
