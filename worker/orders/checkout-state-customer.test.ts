import { expect, test } from "vitest";
import { requireValue } from "../../tests/fixtures/require-value";
import { add, openDemoSession } from "../../tests/doubles/backend/demo-session";
import { openRecordedShop, PASSWORD } from "../../demo/testing/recorded-accounts";

const IVAN = { username: "ivan", password: PASSWORD };
const GEORGI = { username: "georgi", password: PASSWORD };
const GREECE = { country: "GR", state: "I", city: "Athina", postcode: "10552", address1: "Ermou 1" };

async function open(credentials: typeof IVAN | null, shop = openRecordedShop()) {
  const session = openDemoSession(shop);
  await session.cart.change(add(154));
  if (credentials) requireValue(await session.account.signIn(credentials));
  const read = async () => requireValue(await session.checkout.read(0));
  return { ...session, read };
}

test("a customer's checkout has their name, addresses and shipping rates", async () => {
  const { read } = await open(IVAN);
  const { customer, draft, cart } = await read();
  expect(customer).toEqual({ name: "Иван Петров", email: "ivan@shop.test" });
  expect(draft).toMatchObject({
    billing: { firstName: "Иван", city: "София", phone: "0888123456", email: "ivan@shop.test" },
    shipToDifferentAddress: false,
  });
  expect(cart.shippingRates.map(({ id }) => id)).toContain("flat_rate:1");
});

test("a guest's form is empty, and a customer without addresses has at least their name and email", async () => {
  expect((await (await open(null)).read()).customer).toBeNull();
  const { draft } = await (await open(GEORGI)).read();
  expect(draft.billing).toMatchObject({ firstName: "Георги", lastName: "Тестов", email: "georgi@shop.test", city: "" });
});

test("the account's shipping address is used, and a courier office is recognized", async () => {
  const { account, read } = await open(IVAN);
  const { billing, shipping } = requireValue(await account.readCustomer());
  const office = { ...shipping, address1: "Speedy, офис или автомат: Младост 1", city: "Русе", postcode: "7000" };
  requireValue(await account.changeCustomer({ shipping: office }));
  const { draft } = await read();
  expect(draft).toMatchObject({
    shipToDifferentAddress: true,
    billing: { city: billing.city },
    shipping: { city: "Русе" },
    office: { courier: "Speedy", office: "Младост 1" },
  });
});

test("after a sign-in the guest's typed fields stay, and the rest comes from the account", async () => {
  const session = await open(null);
  const { checkoutId } = await session.read();
  const typed = { "billing.city": "", "billing.phone": "0899 000 111", customerNote: "Обадете се" };
  await session.checkout.saveForm(checkoutId, typed);
  requireValue(await session.account.signIn(IVAN));
  const after = await session.read();
  expect(after.typed).toEqual({ "billing.phone": "0899 000 111", customerNote: "Обадете се" });
  expect(after.draft.billing.city).toBe("София");
});

test("another address at checkout changes the rates but not the account", async () => {
  const { read, checkout, account } = await open(IVAN);
  const { draft } = await read();
  const before = requireValue(await account.readCustomer());
  const far = { ...draft.billing, ...GREECE };
  const moved = requireValue(await checkout.update({ ...draft, billing: far, shipping: far }, 0));
  expect(moved.cart.shippingRates.map(({ id }) => id)).toEqual(["flat_rate:4"]);
  expect(requireValue(await account.readCustomer())).toEqual(before);
});

test("another browser of the same customer uses its own address, not the one typed here", async () => {
  const home = await open(IVAN);
  const { draft } = await home.read();
  const far = { ...draft.billing, ...GREECE };
  requireValue(await home.checkout.update({ ...draft, billing: far, shipping: far }, 0));
  const work = await open(IVAN, home.shop);
  const seen = await work.read();
  expect(seen.draft.billing.country).toBe("BG");
  expect(seen.cart.shippingRates.map(({ id }) => id)).toContain("flat_rate:1");
});

test("an address changed in the account is used by the next checkout", async () => {
  const { read, checkout, account } = await open(IVAN);
  const { checkoutId, draft } = await read();
  await checkout.saveForm(checkoutId, { "billing.city": "Варна", customerNote: "Да" });
  requireValue(await account.changeCustomer({ billing: { ...draft.billing, city: "Русе", postcode: "7000" } }));
  const after = await read();
  expect([after.draft.billing.city, after.typed]).toEqual(["Русе", { customerNote: "Да" }]);
});

test("a fault while fetching rates is reported, and the next read retries", async () => {
  const { shop, read, checkout } = await open(IVAN);
  await shop.setUp("fault", { kind: "500", operation: "updateCustomer", count: 1 });
  expect(await checkout.read(0)).toMatchObject({ ok: false, failure: { kind: "bad-answer" } });
  expect((await read()).draft.billing.city).toBe("София");
});

test("a customer's order is read from their account, with the gateway's instructions", async () => {
  const { read, order, account, queries } = await open(IVAN);
  const { checkoutId, draft, cart } = await read();
  const wish = { checkoutId, draft: { ...draft, paymentMethod: "bacs" }, total: cart.total };
  const placed = requireValue(await order.place(wish, 0))!;
  const list = requireValue(await account.listOrders(null));
  expect(list.orders[0]).toMatchObject({ databaseId: placed.databaseId, status: "ON_HOLD" });
  const own = requireValue(await account.findOwnOrder(placed.databaseId));
  expect(own).toMatchObject({ customer: { databaseId: 2 }, instructions: expect.stringMatching(/\S/) });
  expect(queries.filter((name) => name === "checkout")).toHaveLength(1);
});
