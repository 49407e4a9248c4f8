import { expect, test } from "vitest";
import { DRAFT, PLACED, setUpCheckout } from "../../tests/doubles/shopper/checkout-session";
import { OrderPages } from "./placed-orders";

test("a checkout starts in Bulgaria with the regions of Bulgaria", async () => {
  const { first } = await setUpCheckout(() => PLACED);
  expect(first.draft.billing.country).toBe("BG");
  expect(first.regions.BG).toEqual([{ code: "BG-22", name: "София-град" }]);
});

test("the address goes to the backend without the e-mail", async () => {
  const { checkout, queries } = await setUpCheckout(() => PLACED);
  await checkout.update(DRAFT, 0);
  const sent = queries.find((question) => question.name === "updateCustomer")!;
  expect(JSON.stringify(sent.variables)).not.toContain("m@example.bg");
});

test("what is typed is kept for its own checkout: a late keep of an ordered form changes nothing", async () => {
  const { checkout, checkoutId, place, store } = await setUpCheckout(() => PLACED);
  await checkout.keep(checkoutId, { "billing.city": "София" });
  expect(await store.read("typed")).toEqual({ "billing.city": "София" });
  await place(0);
  await checkout.keep(checkoutId, { customerNote: "Позвънете" });
  expect(await store.read("typed")).toBeUndefined();
  const next = await checkout.read(1);
  await checkout.keep(checkoutId, { customerNote: "Позвънете" });
  expect(await store.read("typed")).toBeUndefined();
  expect(next.ok && next.value.checkoutId).not.toBe(checkoutId);
});

test("who comes back to an empty checkout is led to its order, whether they saw it or not", async () => {
  const { checkout, checkoutId, place, state, store } = await setUpCheckout(() => PLACED);
  await place(0);
  expect(await checkout.read(1)).not.toHaveProperty("value.placed");
  state.inCart = [];
  const order = { databaseId: 1201, orderKey: "wc_order_x", redirect: null };
  expect(await checkout.read(2)).toMatchObject({ value: { placed: { checkoutId, order } } });
  const pages = new OrderPages(store);
  expect(await pages.find(1201, "wc_order_y")).toBeNull();
  expect(await checkout.read(3)).toHaveProperty("value.placed.order", order);
  expect(await pages.find(1201, "wc_order_x")).toMatchObject({ orderNumber: "1201" });
  expect(await checkout.read(4)).toHaveProperty("value.placed.order", order);
});

test("an order that was followed by another cart is nowhere to be led back to", async () => {
  const { checkout, cart, place } = await setUpCheckout(() => PLACED);
  await place(0);
  expect(await cart.change({ type: "empty" })).toMatchObject({ ok: true });
  expect(await checkout.read(1)).toHaveProperty("value.placed", undefined);
});
