import { expect, test } from "vitest";
import { findOrder, listDownloads, listOrders } from "../../worker/woocommerce/account/account-queries";
import { AddToCartDocument, CheckoutDocument, GetStorefrontOrderDocument } from "../../graphql/generated/documents";
import { requireValue } from "../fixtures/require-value";
import { Visitor } from "./fixtures/backend";
import { BILLING, describeOrder, fillCart } from "./fixtures/test-orders";
import { needOrders, needSecret, visitPlugin } from "./fixtures/plugin-visitor";
import { signIn, signInReader } from "./fixtures/signed-in";

let visitor: Visitor;

visitPlugin((made) => (visitor = made));

function inventAccount() {
  const name = `contract-own-${crypto.randomUUID().slice(0, 8)}`;
  const email = `${name}@example.com`;
  return { account: { username: email, password: `Parola-${name}` }, billing: { ...BILLING, email } };
}

async function place(more: Record<string, unknown>) {
  await fillCart(visitor);
  const { checkout } = await visitor.need(CheckoutDocument, { input: { ...describeOrder("cod"), ...more } });
  return checkout!.order!;
}

test("an order belongs to the account created with it, and is readable there", async (context) => {
  needOrders(context);
  const { account, billing } = inventAccount();
  const order = await place({ account, billing });
  expect(order.customer).not.toBeNull();
  const customer = requireValue(await signIn(account.username, account.password));
  const { orders } = await customer.need((client, token) => listOrders(client, token, null));
  expect(orders.map(({ databaseId }) => databaseId)).toEqual([order.databaseId]);
  const read = await customer.need((client, token) => findOrder(client, order.databaseId!, token));
  expect(read).toMatchObject({ orderKey: order.orderKey, billing: { email: billing.email } });
});

test("an order belongs to no other account: not by its email, nor to one created earlier in the same request", async (context) => {
  needOrders(context);
  const { account, billing } = inventAccount();
  await fillCart(visitor);
  const { data, errors } = await visitor.send<{ checkout: { order: { customer: unknown } } }>({
    query: `mutation ($register: RegisterCustomerInput!, $input: CheckoutInput!) {
      registerCustomer(input: $register) { __typename }
      checkout(input: $input) { order { databaseId customer { databaseId } } }
    }`,
    variables: {
      register: { ...account, email: billing.email },
      input: { ...describeOrder("cod"), billing },
    },
  });
  expect([errors, data?.checkout.order.customer]).toEqual([[], null]);
  const customer = requireValue(await signIn(account.username, account.password));
  const { orders } = await customer.need((client, token) => listOrders(client, token, null));
  expect(orders).toEqual([]);
});

test("the shop alone can read the accounts for a bank transfer", async (context) => {
  needOrders(context);
  const headers = { "x-storefront-secret": needSecret(context) };
  const order = await place({ paymentMethod: "bacs" });
  const name = { id: order.databaseId!, orderKey: order.orderKey! };
  const stranger = await new Visitor().ask(GetStorefrontOrderDocument, name);
  expect(stranger.errors).toEqual([expect.stringMatching(/^storefront-secret-required: /)]);
  const shop = new Visitor();
  shop.headers = headers;
  const { storefrontOrder } = await shop.need(GetStorefrontOrderDocument, name);
  const accounts = storefrontOrder?.bankAccounts ?? [];
  if (accounts.length === 0) return context.skip("the shop has no bank account");
  for (const account of accounts)
    expect(account).toEqual({
      holder: expect.stringMatching(/./),
      iban: expect.stringMatching(/^[A-Z]{2}\d\d/),
      bic: expect.any(String),
      bank: expect.any(String),
    });
});

test("the shop can read the files of a paid order by its key, for a guest's page", async (context) => {
  needOrders(context);
  const headers = { "x-storefront-secret": needSecret(context) };
  const reader = await signInReader(context);
  const [file] = await reader.need((client, token) => listDownloads(client, token));
  await visitor.need(AddToCartDocument, { input: { productId: file!.product!.databaseId, quantity: 1 } });
  const order = async (more: object) => {
    const { checkout } = await visitor.need(CheckoutDocument, { input: { ...describeOrder("bacs"), ...more } });
    return { id: checkout!.order!.databaseId!, orderKey: checkout!.order!.orderKey! };
  };
  visitor.headers = headers;
  const paid = await order({ isPaid: true, transactionId: "contract-test" });
  const { storefrontOrder } = await visitor.need(GetStorefrontOrderDocument, paid);
  expect(storefrontOrder?.downloadableItems).toContainEqual(
    expect.objectContaining({ name: file!.name, url: expect.stringMatching(/^https?:\/\//) }),
  );
  await visitor.need(AddToCartDocument, { input: { productId: file!.product!.databaseId, quantity: 1 } });
  const waiting = await visitor.need(GetStorefrontOrderDocument, await order({}));
  expect(waiting.storefrontOrder).toMatchObject({ status: "ON_HOLD", downloadableItems: [] });
});
