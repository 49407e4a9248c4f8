import { beforeEach, expect, test } from "vitest";
import {
  CheckoutDocument,
  GetCartDocument,
  GetOrderDocument,
  LoginDocument,
  type CheckoutMutationVariables,
  type OrderDetailsFragment,
} from "../../graphql/generated/documents";
import { hundredths, Visitor } from "./fixtures/backend";
import { ADDRESS, BILLING, describeOrder, fillCart, MAY_ORDER } from "./fixtures/test-orders";

let visitor: Visitor;
beforeEach(() => {
  visitor = new Visitor();
});

type CheckoutInput = CheckoutMutationVariables["input"];

async function placeOrder(paymentMethod: string, more: Partial<CheckoutInput> = {}) {
  const { cart } = await fillCart(visitor);
  const shippingMethod = cart!.chosenShippingMethods ?? [];
  const { checkout } = await visitor.need(CheckoutDocument, {
    input: { ...describeOrder(paymentMethod), shippingMethod, ...more },
  });
  return { cart: cart!, checkout: checkout! };
}

function expectSums(order: OrderDetailsFragment): void {
  const lines = order.lineItems?.nodes ?? [];
  const goods = lines.reduce((sum, line) => sum + hundredths(line.total, line.totalTax), 0);
  const delivery = hundredths(order.shippingTotal, order.shippingTax);
  expect(Math.abs(hundredths(order.total) - goods - delivery)).toBeLessThan(2);
}

test("an order with cash on delivery costs what its cart did, to the stotinka", async (context) => {
  if (!MAY_ORDER) return context.skip("CONTRACT_ORDERS=no");
  const offered = (await fillCart(visitor)).paymentGateways?.nodes.map(({ id }) => id) ?? [];
  if (!offered.includes("cod")) return context.skip("no payment on delivery");
  visitor = new Visitor();
  const { cart, checkout } = await placeOrder("cod");
  expect(checkout.result).toBe("success");
  const order = checkout.order!;
  expect(order.total).toBe(cart.total);
  expect(order.totalTax).toBe(cart.totalTax);
  expect(order.lineItems?.nodes).toHaveLength(cart.contents!.nodes.length);
  expect(order).toMatchObject({ status: "PROCESSING", paymentMethod: "cod", needsPayment: false });
  expect(order.orderKey).toMatch(/^wc_order_/);
  expect(order.billing).toMatchObject({ email: BILLING.email, city: ADDRESS.city });
  expectSums(order);
  expect((await visitor.need(GetCartDocument, {})).cart?.isEmpty).toBe(true);
});

test("an order by bank transfer awaits its payment", async (context) => {
  if (!MAY_ORDER) return context.skip("CONTRACT_ORDERS=no");
  const offered = (await fillCart(visitor)).paymentGateways?.nodes.map(({ id }) => id) ?? [];
  if (!offered.includes("bacs")) return context.skip("no bank transfer");
  visitor = new Visitor();
  const { checkout } = await placeOrder("bacs");
  expect(checkout).toMatchObject({ result: "success", order: { status: "ON_HOLD" } });
});

test("a guest may not read an order, not even their own", async (context) => {
  if (!MAY_ORDER) return context.skip("CONTRACT_ORDERS=no");
  const { checkout } = await placeOrder("cod");
  const id = String(checkout.order!.databaseId);
  for (const who of [visitor, new Visitor()]) {
    const { data, errors } = await who.ask(GetOrderDocument, { id });
    expect(errors).toContain("Not authorized to access this order");
    expect(data?.order ?? null).toBeNull();
  }
});

test("an empty cart and an unknown payment method can't be ordered", async () => {
  const input = { paymentMethod: "cod", billing: BILLING, shipping: ADDRESS };
  const empty = await visitor.ask(CheckoutDocument, { input });
  expect(empty.errors.length).toBeGreaterThan(0);
  expect(empty.data?.checkout?.order ?? null).toBeNull();
  await fillCart(visitor);
  const unknown = await visitor.ask(CheckoutDocument, { input: { ...input, paymentMethod: "nyama-takav" } });
  expect(unknown.errors.length).toBeGreaterThan(0);
  expect((await visitor.need(GetCartDocument, {})).cart?.isEmpty).toBe(false);
});

test("an order returns its metadata, under the shop's own keys", async (context) => {
  if (!MAY_ORDER) return context.skip("CONTRACT_ORDERS=no");
  const metaData = [
    { key: "invoice_company", value: "„Проба“ ЕООД" },
    { key: "invoice_eik", value: "206184534" },
    { key: "courier_office", value: "Младост 1" },
  ];
  const { checkout } = await placeOrder("cod", { metaData });
  const entries = (checkout.order?.metaData ?? []).flatMap((entry) => (entry ? [{ ...entry }] : []));
  const byKey = (one: { key: string }, other: { key: string }) => one.key.localeCompare(other.key);
  expect(entries.map(({ key, value }) => ({ key, value })).toSorted(byKey)).toEqual(metaData.toSorted(byKey));
});

test("a guest creates an account with an order; an email that has one is refused and nothing is ordered", async (context) => {
  if (!MAY_ORDER) return context.skip("CONTRACT_ORDERS=no");
  const name = `contract-order-${Date.now().toString(36)}`;
  const billing = { ...BILLING, email: `${name}@example.com` };
  const account = { username: billing.email, password: `Parola-${name}` };
  const { checkout } = await placeOrder("cod", { billing, account });
  expect(checkout).toMatchObject({ result: "success", order: { billing: { email: billing.email } } });
  const { login } = await new Visitor().need(LoginDocument, account);
  expect(login?.user?.email).toBe(billing.email);
  visitor = new Visitor();
  await fillCart(visitor);
  const again = await visitor.ask(CheckoutDocument, {
    input: { paymentMethod: "cod", billing, shipping: ADDRESS, account: { ...account, username: `${name}-2` } },
  });
  expect(again.errors.join()).toMatch(/регистриран профил|already registered/);
  expect((await visitor.need(GetCartDocument, {})).cart?.isEmpty).toBe(false);
});
