import { expect, test } from "vitest";
import { add, openDemoSession } from "../../tests/doubles/backend/demo-session";
import { openRecordedShop, PASSWORD } from "../../demo/testing/recorded-accounts";

const IVAN = { username: "ivan", password: PASSWORD };
const NEW = { email: "nova@example.bg", password: "Silna-parola-1", firstName: "Нова", lastName: "" };
const EXPIRED = { ok: false, failure: { kind: "auth-expired" } };

function open() {
  return openDemoSession(openRecordedShop());
}

type Session = ReturnType<typeof open>;

async function readLines({ cart }: Session) {
  const read = await cart.read();
  if (!read.ok) throw new Error(read.failure.kind);
  return read.value.cart.lines.map(({ productId, quantity }) => [productId, quantity]);
}

test("signing in returns the customer, keeps the guest's cart and changes the session's key", async () => {
  const session = open();
  await session.cart.change(add(154, 2));
  expect(await session.account.readViewer()).toBeNull();
  expect(await session.account.signIn(IVAN)).toMatchObject({
    ok: true,
    value: { viewer: { databaseId: 2 }, losses: [], itemCount: 2 },
  });
  expect(await session.account.readViewer()).toMatchObject({ username: "ivan" });
  expect(await session.store.read("key")).toMatch(/^[\w-]{43}$/);
  expect(await readLines(session)).toEqual([[154, 2]]);
});

test("the carts of guest and customer are merged, and the badge counts all items", async () => {
  const shop = openRecordedShop();
  const at = { home: openDemoSession(shop), work: openDemoSession(shop), phone: openDemoSession(shop) };
  await at.home.account.signIn(IVAN);
  await at.home.cart.change(add(228));
  await at.work.cart.change(add(154, 3));
  expect(await at.work.account.signIn(IVAN)).toMatchObject({ value: { itemCount: 4 } });
  // With an empty guest cart, the customer's earlier cart is shown.
  expect(await at.phone.account.signIn(IVAN)).toMatchObject({ value: { itemCount: 4 } });
  expect((await readLines(at.work)).toSorted()).toEqual([
    [154, 3],
    [228, 1],
  ]);
});

test("a line that the backend didn't move is added afterwards, also after a fault", async () => {
  const session = open();
  await session.cart.change(add(154, 3));
  await session.cart.change(add(228));
  const [guests] = [await session.store.read("cart")];
  await session.account.signIn(IVAN);
  await session.cart.change({ type: "empty" });
  await session.store.write("cartToMerge", guests!);
  await session.shop.setUp("fault", { kind: "500", operation: "addToCart", count: 1 });
  expect(await session.cart.mergePendingCart()).toEqual([]);
  expect((await readLines(session)).toSorted()).toEqual([
    [154, 3],
    [228, 1],
  ]);
  expect(await session.store.read("cartToMerge")).toBeUndefined();
});

test("a wrong password is refused with the backend's message, and the guest's cart stays", async () => {
  const session = open();
  await session.cart.change(add(154));
  const refused = await session.account.signIn({ ...IVAN, password: "greshna" });
  expect(refused).toMatchObject({
    ok: false,
    failure: { kind: "refused", message: "The user could not be logged in." },
  });
  expect(await session.account.readViewer()).toBeNull();
  expect(await readLines(session)).toEqual([[154, 1]]);
});

test("registering signs in with the guest's cart", async () => {
  const session = open();
  await session.cart.change(add(154));
  expect(await session.account.register(NEW)).toMatchObject({ ok: true, value: { viewer: { email: NEW.email } } });
  expect(await session.account.readCustomer()).toMatchObject({ ok: true, value: { firstName: "Нова" } });
  expect(await readLines(session)).toEqual([[154, 1]]);
});

test("a second sign-in is refused, because the other customer's cart must not move", async () => {
  const session = open();
  await session.account.signIn(IVAN);
  expect(await session.account.register(NEW)).toMatchObject({ ok: false, failure: { kind: "invalid" } });
  expect(session.queries).not.toContain("registerCustomer");
});

test("a token is renewed once a minute before it expires, and no request carries an expired one", async () => {
  const session = open();
  await session.account.signIn(IVAN);
  session.clock.now += 239_000;
  await session.account.readCustomer();
  expect(session.queries).not.toContain("refreshToken");
  session.clock.now += 2000;
  await session.account.readCustomer();
  await session.cart.change(add(154));
  expect(session.queries.filter((name) => name === "refreshToken")).toHaveLength(1);
});

test("concurrent requests renew a token once", async () => {
  const session = open();
  await session.account.signIn(IVAN);
  session.clock.now += 300_000;
  const current = await Promise.all([session.tokens.current(), session.tokens.current(), session.tokens.current()]);
  expect(session.queries.filter((name) => name === "refreshToken")).toHaveLength(1);
  expect(new Set(current.map((one) => one.ok && one.value)).size).toBe(1);
  expect(current[0]).toMatchObject({ ok: true });
});

test("a transient fault during renewal doesn't sign the customer out, and nothing is sent in their name", async () => {
  const session = open();
  await session.account.signIn(IVAN);
  session.clock.now += 300_000;
  await session.shop.setUp("fault", { kind: "500", operation: "refreshToken", count: 2 });
  const asked = session.queries.length;
  expect(await session.account.listOrders(null)).toMatchObject({ ok: false, failure: { kind: "bad-answer" } });
  expect(session.queries.slice(asked)).toEqual(["refreshToken", "refreshToken"]);
  expect(await session.account.listOrders(null)).toMatchObject({ ok: true });
  expect(await session.account.readViewer()).toMatchObject({ username: "ivan" });
});

test("a sign-in that can't be renewed ends; the cart stays as a guest's", async () => {
  const session = open();
  await session.account.signIn(IVAN);
  await session.cart.change(add(154, 2));
  const kept = (await session.store.read("auth"))!;
  await session.store.write("auth", { ...kept, refreshToken: "invalid", goodUntil: 0 });
  expect(await session.account.readCustomer()).toEqual(EXPIRED);
  expect(await session.account.readViewer()).toBeNull();
  expect(await session.account.listOrders(null)).toEqual(EXPIRED);
  expect(await readLines(session)).toEqual([[154, 2]]);
});

test("nothing is sent for a guest, because `customer` would expose anybody's orders", async () => {
  const session = open();
  const { account } = session;
  for (const read of [
    account.readCustomer(),
    account.listOrders(null),
    account.findOwnOrder(1148),
    account.listDownloads(),
  ])
    expect(await read).toEqual(EXPIRED);
  expect(session.queries).toEqual([]);
});

test("a customer reads only their own orders", async () => {
  const session = open();
  await session.account.signIn(IVAN);
  const orders = await session.account.listOrders(null);
  expect(orders.ok && orders.value.orders.length).toBeGreaterThan(5);
  expect(await session.account.findOwnOrder(1148)).toMatchObject({ ok: true, value: { databaseId: 1148 } });
  expect(await session.account.findOwnOrder(1172)).toEqual({ ok: true, value: null });
});

test("changing the password requires the old one, and the new one signs in", async () => {
  const session = open();
  await session.account.signIn(IVAN);
  const change = { password: "greshna", newPassword: "Nova-Parola-456!" };
  expect(await session.account.changePassword(change)).toMatchObject({ ok: false, failure: { kind: "refused" } });
  expect(session.queries).not.toContain("updateUserPassword");
  expect(await session.account.changePassword({ ...change, password: PASSWORD })).toEqual({ ok: true, value: null });
  expect(await session.account.readCustomer()).toMatchObject({ ok: true });
  const other = openDemoSession(session.shop);
  expect(await other.account.signIn({ ...IVAN, password: change.newPassword })).toMatchObject({ ok: true });
});

test("a changed name is shown at once, and a changed address is used by the next checkout", async () => {
  const session = open();
  await session.account.signIn(IVAN);
  await session.store.write("draft", {} as never);
  const customer = await session.account.readCustomer();
  const billing = { ...(customer.ok ? customer.value.billing : ({} as never)), city: "Варна" };
  expect(await session.account.changeCustomer({ firstName: "Иванчо", billing })).toMatchObject({
    ok: true,
    value: { billing: { city: "Варна" } },
  });
  expect(await session.account.readViewer()).toMatchObject({ firstName: "Иванчо" });
  expect(await session.store.read("draft")).toBeUndefined();
});
