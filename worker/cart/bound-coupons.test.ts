import { expect, test } from "vitest";
import { BOUND_COUPON } from "#strings/checkout/coupon";
import { add, openDemoSession } from "../../tests/doubles/backend/demo-session";
import { scriptBackend, makeStore, cartOf } from "../../tests/doubles/backend/scripted-backend";
import { SessionCart } from "./session-cart";

const KAZEIN = 154;
const IVAN = "ivan@shop.test";

async function openSession() {
  const session = openDemoSession();
  await session.cart.change(add(KAZEIN));
  await session.store.write("checkoutId", "id-1");
  const type = (email: string) => session.checkout.saveForm("id-1", { "billing.email": email });
  const apply = async (code: string, email?: string) => {
    if (email !== undefined) await type(email);
    const applied = await session.cart.change({ type: "apply-coupon", code, ...(email && { email }) });
    if (applied.ok) return applied.value.cart.coupons;
    return applied.failure.kind === "refused" ? applied.failure.message : applied.failure.kind;
  };
  const readCoupons = async () => {
    const read = await session.cart.read();
    return read.ok && read.value.cart.coupons.map(({ code, amount }) => [code, amount > 0]);
  };
  return { ...session, apply, type, readCoupons };
}

test("a guest's code that is bound to an email counts with that email, for as long as the form has it", async () => {
  const { apply, type, readCoupons } = await openSession();
  expect(await apply("IVAN")).toBe(BOUND_COUPON.typeEmail);
  expect(await apply("IVAN", "Ivan@shop.test")).toMatchObject([{ code: "ivan" }]);
  expect(await readCoupons()).toEqual([["ivan", true]]);
  await type("drug@shop.test");
  expect(await readCoupons()).toEqual([["ivan", false]]);
  await type(IVAN);
  expect(await readCoupons()).toEqual([["ivan", true]]);
});

test("a wrong email gets the same words as none, and leaves the one before in force", async () => {
  const { apply, type, readCoupons } = await openSession();
  expect(await apply("IVAN", "drug@shop.test")).toBe(BOUND_COUPON.typeEmail);
  await apply("FIRMA", "petya@firma.test");
  expect(await apply("IVAN", "petya@firma.test")).toBe(BOUND_COUPON.typeEmail);
  expect(await readCoupons()).toEqual([["firma", true]]);
  await type("ivan@firma.test");
  expect(await readCoupons()).toEqual([["firma", false]]);
});

test("applied again, a code counts for the changed email", async () => {
  const { apply, readCoupons } = await openSession();
  await apply("FIRMA", "petya@firma.test");
  await apply("FIRMA", "ivan@firma.test");
  expect(await readCoupons()).toEqual([["firma", true]]);
  expect(await apply("FIRMA", "ivan@other.test")).toBe(BOUND_COUPON.typeEmail);
  expect(await readCoupons()).toEqual([]);
});

test("a code that needs no email is applied with one request, and states none afterwards", async () => {
  const { apply, store, queries } = await openSession();
  queries.length = 0;
  expect(await apply("FIT10", IVAN)).toMatchObject([{ code: "fit10" }]);
  expect(queries).toEqual(["applyCoupon"]);
  expect(await store.readCouponEmail()).toBeNull();
});

test("after a lost session the code is restored with its email", async () => {
  const { apply, readCoupons, shop } = await openSession();
  await apply("IVAN", IVAN);
  await shop.setUp("fault", { kind: "expired-session", count: 1 });
  expect(await readCoupons()).toEqual([["ivan", true]]);
});

test("the order has the reduction, and then the email is forgotten", async () => {
  const { apply, order, cart, store, checkout } = await openSession();
  await apply("IVAN", IVAN);
  const place = { country: "BG", state: "BG-22", city: "София", postcode: "1000", address1: "ул. 1", phone: "1" };
  const read = await checkout.read(0);
  const now = await cart.read();
  if (!read.ok || !now.ok) throw new Error();
  const billing = { ...read.value.draft.billing, ...place, firstName: "И", lastName: "И", email: IVAN };
  const draft = { ...read.value.draft, billing, shipping: billing, paymentMethod: "cod" };
  const { total } = now.value.cart;
  const placed = await order.place({ checkoutId: "id-1", draft, total, password: "" }, Date.now());
  expect(placed).toMatchObject({ ok: true });
  const [known] = placed.ok ? [await store.readOrder(placed.value.databaseId)] : [];
  expect(known).toMatchObject({ total });
  expect(await store.read("couponEmail")).toBeUndefined();
});

/** A backend that refuses a code with these words. */
function openPlain(message: string) {
  const store = makeStore();
  const { client, queries } = scriptBackend(({ name }) =>
    name === "applyCoupon" ? { data: { applyCoupon: null }, error: message } : { data: { cart: cartOf(1) } },
  );
  return { store, queries, cart: new SessionCart(client, store) };
}

test("a customer whose account has another email is told so", async () => {
  for (const words of [
    "Please enter a valid email at checkout to use coupon code &quot;ivan&quot;.",
    "Моля, въведете валиден имейл, за да използвате код „ivan“.",
  ]) {
    const { cart, store, queries } = openPlain(words);
    await store.write("auth", { token: "t", refreshToken: null, goodUntil: Infinity });
    const refused = await cart.change({ type: "apply-coupon", code: "IVAN", email: IVAN });
    expect(refused).toMatchObject({ failure: { kind: "refused", message: BOUND_COUPON.otherAccount } });
    expect(queries).toHaveLength(1);
  }
});

test("any other refusal stays as it is, though the code's name has an email in it", async () => {
  const message = 'Coupon "samo-email" has expired.';
  const refused = await openPlain(message).cart.change({ type: "apply-coupon", code: "SAMO-EMAIL", email: IVAN });
  expect(refused).toMatchObject({ failure: { message } });
});
