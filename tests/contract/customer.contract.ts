import { beforeAll, expect, inject, test, type TestContext } from "vitest";
import {
  fetchCustomer,
  fetchViewer,
  findOrder,
  listDownloads,
  listOrders,
} from "../../worker/woocommerce/account/account-queries";
import { fetchCart, sendCartChange } from "../../worker/woocommerce/checkout/cart-queries";
import { sendCustomerChange, sendPasswordChange } from "../../worker/woocommerce/account/account-mutations";
import { sendAddress, sendCheckout } from "../../worker/woocommerce/checkout/checkout-queries";
import { sendReview } from "../../worker/woocommerce/catalog/reviews";
import { EMPTY_ADDRESS, type Address } from "../../app/domain/checkout/address";
import type { CheckoutDraft } from "../../app/domain/checkout/checkout-draft";
import { isAccountTaken } from "#strings/errors/refusals";
import { findSimples } from "./fixtures/discover";
import { ADDRESS, MAY_ORDER } from "./fixtures/test-orders";
import { requireValue } from "../fixtures/require-value";
import { register, signIn, signInReader, type SignedIn } from "./fixtures/signed-in";

// A new account for every run, as in accounts.contract.ts.
const RUN = `contract-customer-${Date.now().toString(36)}`;
const ACCOUNT = {
  email: `${RUN}@example.com`,
  username: RUN,
  password: `Parola-${RUN}-1`,
  firstName: "",
  lastName: "",
};
const HOME: Address = { ...EMPTY_ADDRESS, ...ADDRESS, email: ACCOUNT.email, phone: "+359888123456" };
const FAR = process.env.SHIPPING_FAR_COUNTRY ?? "JP";
const DRAFT: CheckoutDraft = {
  billing: HOME,
  shipping: EMPTY_ADDRESS,
  shipToDifferentAddress: false,
  paymentMethod: "cod",
  customerNote: "contract test",
};

let customer: SignedIn;
let refusal = "";

beforeAll(async () => {
  const registered = await register(ACCOUNT);
  if (registered.ok) customer = registered.value;
  else refusal = `no account could be made: ${registered.failure.kind}`;
});

function needAccount(context: TestContext): void {
  if (refusal) context.skip(refusal);
}

async function fillCart(): Promise<void> {
  const [card] = await findSimples(1);
  const line = { productId: card!.databaseId, variationId: null, quantity: 1, attributes: [] };
  await customer.need((client, token) => sendCartChange(client, { type: "add", ...line }, token));
}

const readRates = async () =>
  (await customer.need((client, token) => fetchCart(client, token))).cart.shippingRates.map(({ id }) => id);
const readAccount = () => customer.need((client, token) => fetchCustomer(client, token));

test("a customer changes names and addresses; omitted fields stay", async (context) => {
  needAccount(context);
  const change = { firstName: "Проба", lastName: "На договора", billing: HOME, shipping: { ...HOME, email: "" } };
  await customer.need((client, token) => sendCustomerChange(client, change, token));
  expect(await readAccount()).toMatchObject({ firstName: "Проба", email: ACCOUNT.email, billing: HOME });
  const moved = { ...HOME, city: "Русе", postcode: "7000", address1: "ул. „Нова“ 2", address2: "" };
  await customer.need((client, token) => sendCustomerChange(client, { billing: moved }, token));
  const changed = await readAccount();
  expect(changed.billing).toEqual(moved);
  expect(changed).toMatchObject({ lastName: "На договора", shipping: { city: HOME.city } });
});

test("another customer's email is refused with an error that the shop maps", async (context) => {
  needAccount(context);
  const other = requireValue(
    await register({ ...ACCOUNT, email: `other-${RUN}@example.com`, username: `other-${RUN}` }),
  );
  const taken = await other.ask((client, token) => sendCustomerChange(client, { email: ACCOUNT.email }, token));
  expect(taken).toMatchObject({ ok: false, failure: { kind: "refused" } });
  expect(!taken.ok && taken.failure.kind === "refused" && isAccountTaken(taken.failure.message)).toBe(true);
});

test("the checkout's address changes the rates, not the account", async (context) => {
  needAccount(context);
  await fillCart();
  const before = await readAccount();
  await customer.need((client, token) => sendAddress(client, DRAFT, token));
  const near = await readRates();
  expect(near.length).toBeGreaterThan(0);
  const far = { ...EMPTY_ADDRESS, country: FAR, city: "Far", postcode: "1000001" };
  await customer.need((client, token) => sendAddress(client, { ...DRAFT, billing: far }, token));
  expect(await readRates()).not.toEqual(near);
  expect(await readAccount()).toEqual(before);
  await customer.need((client, token) => sendAddress(client, DRAFT, token));
  expect(await readRates()).toEqual(near);
  await customer.need((client, token) => sendCartChange(client, { type: "empty" }, token));
});

test("an order placed with an auth token is in its customer's list, readable, and nobody else's", async (context) => {
  if (!MAY_ORDER) return context.skip("CONTRACT_ORDERS=no");
  needAccount(context);
  await fillCart();
  await customer.need((client, token) => sendAddress(client, DRAFT, token));
  const offered = (await customer.need((client, token) => fetchCart(client, token))).gateways.map(({ id }) => id);
  if (!offered.includes("cod")) return context.skip("no payment on delivery");
  const placed = await customer.need((client, token) => sendCheckout(client, RUN, DRAFT, token));
  const { databaseId, total } = placed.order;
  const list = await customer.need((client, token) => listOrders(client, token));
  expect(list).toMatchObject({ next: null, orders: [{ databaseId, total, status: "PROCESSING" }] });
  const order = await customer.need((client, token) => findOrder(client, databaseId, token));
  const { redirect: _redirect, order: answered } = placed;
  expect(order).toMatchObject({ ...answered, customer: { email: ACCOUNT.email }, downloads: [] });
  expect(await customer.need((client, token) => findOrder(client, 2 ** 31 - 1, token))).toBeNull();
  const stranger = requireValue(
    await register({ ...ACCOUNT, email: `else-${RUN}@example.com`, username: `else-${RUN}` }),
  );
  expect(await stranger.need((client, token) => findOrder(client, databaseId, token))).toBeNull();
  expect((await stranger.need((client, token) => listOrders(client, token))).orders).toEqual([]);
});

test("a customer's downloads have a link, a limit and an expiry", async (context) => {
  const owner = await signInReader(context);
  const files = await owner.need((client, token) => listDownloads(client, token));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(file).toMatchObject({ name: expect.stringMatching(/\S/), url: expect.stringMatching(/^https?:\/\//) });
    expect(file.downloadsRemaining === null || file.downloadsRemaining > 0).toBe(true);
  }
  const { orders } = await owner.need((client, token) => listOrders(client, token));
  expect(orders.map(({ date }) => Date.parse(date))).toEqual(
    orders.map(({ date }) => Date.parse(date)).toSorted((one, other) => other - one),
  );
});

test("a customer's review has the account's name without sending it", async (context) => {
  if (!inject("isDemo") && process.env.CONTRACT_REVIEWS !== "yes") return context.skip("CONTRACT_REVIEWS is not yes");
  needAccount(context);
  const [card] = await findSimples(1);
  const review = {
    productId: card!.databaseId,
    rating: 5,
    content: `contract test ${RUN}`,
    author: "",
    authorEmail: "",
  };
  const written = await customer.need((client, token) => sendReview(client, review, token));
  const { firstName, lastName } = await readAccount();
  expect(written).toMatchObject({ rating: 5, content: expect.stringContaining(RUN) });
  expect([`${firstName} ${lastName}`, RUN]).toContain(written.author);
});

test("after a password change the new one signs in, the old one doesn't", async (context) => {
  needAccount(context);
  const password = `${ACCOUNT.password}-nova`;
  const id = customer.entered.viewer!.id;
  await customer.need((client, token) => sendPasswordChange(client, { id, password }, token));
  const old = await signIn(ACCOUNT.username, ACCOUNT.password);
  expect(old).toMatchObject({ ok: false, failure: { kind: "refused" } });
  const again = requireValue(await signIn(ACCOUNT.email, password));
  expect(await again.need((client, token) => fetchViewer(client, token))).toMatchObject({ username: RUN });
});
