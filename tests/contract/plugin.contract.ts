import { expect, test } from "vitest";
import {
  CancelStorefrontOrderDocument,
  CheckoutDocument,
  GetCartDocument,
  GetOrdersDocument,
  GetStorefrontOrderDocument,
  GetStorefrontStatusDocument,
  UpdateCustomerDocument,
} from "../../graphql/generated/documents";
import { Visitor } from "./fixtures/backend";
import { BILLING, describeOrder, fillCart } from "./fixtures/test-orders";
import { needOrders, needSecret, visitPlugin } from "./fixtures/plugin-visitor";

let visitor: Visitor;

visitPlugin((made) => (visitor = made));

/** Another client of the same session, as the shop is on a retry. */
function again(headers: Record<string, string> = {}): Visitor {
  const other = new Visitor();
  other.token = visitor.token;
  other.headers = headers;
  return other;
}

async function send(who: Visitor, more: Record<string, unknown>) {
  const { data, errors } = await who.ask(CheckoutDocument, { input: { ...describeOrder("cod"), ...more } });
  return { order: data?.checkout?.order ?? null, result: data?.checkout?.result ?? null, errors };
}

const named = (checkoutId: string) => ({ metaData: [{ key: "_checkout_id", value: checkoutId }] });

test("one checkout, sent three times at once and once more, places one order and empties the cart", async (context) => {
  needOrders(context);
  await fillCart(visitor);
  const checkout = named(crypto.randomUUID());
  const answers = await Promise.all([1, 2, 3].map(() => send(again(), checkout)));
  answers.push(await send(again(), checkout));
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect(answers.map(({ result }) => result)).toEqual(answers.map(() => "success"));
  expect(new Set(answers.map(({ order }) => order?.databaseId)).size).toBe(1);
  expect(answers.map(({ order }) => order)).toEqual(answers.map(() => answers[0]!.order));
  expect((await again().need(GetCartDocument, {})).cart?.isEmpty).toBe(true);
});

test("a checkout's id is no password: only its session and the shop get its order again", async (context) => {
  needOrders(context);
  await fillCart(visitor);
  const checkout = named(crypto.randomUUID());
  const { order } = await send(visitor, checkout);
  expect((await send(new Visitor(), checkout)).order).toBeNull();
  const shop = new Visitor();
  shop.headers = { "x-storefront-secret": needSecret(context) };
  expect((await send(shop, checkout)).order?.databaseId).toBe(order!.databaseId);
});

test("the shop can look up a checkout's order without placing one", async (context) => {
  needOrders(context);
  const headers = { "x-storefront-secret": needSecret(context) };
  await fillCart(visitor);
  const checkout = named(crypto.randomUUID());
  const search = { metaData: [...checkout.metaData, { key: "_checkout_find", value: "1" }] };
  expect((await send(again(headers), search)).errors).toEqual([
    expect.stringMatching(/^storefront-checkout-unknown: /),
  ]);
  expect((await again().need(GetCartDocument, {})).cart?.isEmpty).toBe(false);
  const { order } = await send(visitor, checkout);
  const shop = new Visitor();
  shop.headers = headers;
  expect((await send(shop, search)).order?.databaseId).toBe(order!.databaseId);
});

test("isPaid, fees and hidden metadata are refused by name without the secret", async () => {
  await fillCart(visitor);
  const refused = [
    ["isPaid", { isPaid: true }],
    ["isPaid, transactionId", { isPaid: true, transactionId: "pi_1" }],
    ["fees", { fees: [{ name: "x", amount: -1 }] }],
    ["metaData", { metaData: [{ key: "_paid_date", value: "1" }] }],
  ] as const;
  for (const [parts, input] of refused) {
    for (const headers of [{}, { "x-storefront-secret": "x".repeat(40) }]) {
      const { errors, order } = await send(again(headers as Record<string, string>), input);
      expect(errors, parts).toEqual([`storefront-secret-required: ${parts}`]);
      expect(order).toBeNull();
    }
  }
  expect((await again().need(GetCartDocument, {})).cart?.isEmpty).toBe(false);
});

test("with the secret an order may be placed as paid", async (context) => {
  needOrders(context);
  const headers = { "x-storefront-secret": needSecret(context) };
  await fillCart(visitor);
  const { order } = await send(again(headers), { isPaid: true, transactionId: "contract-test" });
  expect(order).toMatchObject({ needsPayment: false });
});

test("an order with another's email reveals none of that person's orders", async (context) => {
  needOrders(context);
  for (const who of [visitor, new Visitor()]) {
    await fillCart(who);
    expect((await send(who, {})).result).toBe("success");
    expect((await who.need(GetOrdersDocument, {})).customer?.orders?.nodes).toEqual([]);
  }
});

test("a guest's change of email is refused, whoever's it is", async () => {
  for (const email of [BILLING.email, `${crypto.randomUUID()}@example.com`]) {
    const { errors } = await visitor.ask(UpdateCustomerDocument, { input: { billing: { email } } });
    expect(errors).toEqual(["storefront-email-refused: updateCustomer"]);
  }
  const place = await visitor.ask(UpdateCustomerDocument, { input: { billing: { city: "София" } } });
  expect(place.errors).toEqual([]);
});

test("an order of another sum than was paid is refused, and the cart stays (docs/payments.md)", async (context) => {
  const headers = { "x-storefront-secret": needSecret(context) };
  await fillCart(visitor);
  const metaData = [...named(crypto.randomUUID()).metaData, { key: "card_paid", value: "0.01 XXX" }];
  const { errors, order } = await send(again(headers), { isPaid: true, transactionId: "contract-test", metaData });
  expect(errors).toEqual([
    expect.stringMatching(/^storefront-paid-differs: 0\.01 XXX are paid, the order is \d+\.\d\d [A-Z]{3}$/),
  ]);
  expect(order).toBeNull();
  expect((await again().need(GetCartDocument, {})).cart?.isEmpty).toBe(false);
});

test("the shop alone can read an order's status by its key, and an order that awaits no payment can't be canceled", async (context) => {
  const headers = { "x-storefront-secret": needSecret(context) };
  await fillCart(visitor);
  const { order } = await send(visitor, named(crypto.randomUUID()));
  const name = { id: order!.databaseId!, orderKey: order!.orderKey! };
  const shop = again(headers);
  const standing = { status: order!.status, needsPayment: order!.needsPayment };
  expect((await shop.need(GetStorefrontOrderDocument, name)).storefrontOrder).toEqual({
    ...standing,
    bankAccounts: null,
    downloadableItems: [],
  });
  const { cancelStorefrontOrder } = await shop.need(CancelStorefrontOrderDocument, name);
  expect(cancelStorefrontOrder).toEqual(standing);
  const stranger = { ...name, orderKey: "wc_order_another" };
  expect((await shop.need(GetStorefrontOrderDocument, stranger)).storefrontOrder).toBeNull();
  const refusals = [
    await again().ask(GetStorefrontOrderDocument, name),
    await again().ask(CancelStorefrontOrderDocument, name),
  ];
  for (const { errors } of refusals) expect(errors).toEqual([expect.stringMatching(/^storefront-secret-required: /)]);
});

test("versions and STOREFRONT_URL are told to the shop alone (docs/wordpress-plugin.md)", async (context) => {
  const ask = () => visitor.ask(GetStorefrontStatusDocument, { isNotified: false });
  expect((await ask()).errors).toEqual(["storefront-secret-required: storefrontStatus"]);
  visitor.headers = { "x-storefront-secret": needSecret(context) };
  const versions = (await ask()).data?.storefrontStatus?.versions?.map((one) => one?.name);
  expect(versions).toContain("Sila Storefront");
});
