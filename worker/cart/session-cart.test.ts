import { expect, test } from "vitest";
import { CART_LINES_MAX } from "../../app/config/limits";
import type { CartChange } from "../../app/domain/cart/cart";
import { add as demoAdd, openDemoSession } from "../../tests/doubles/backend/demo-session";
import { cartOf, makeStore, scriptBackend, type ScriptedQuery } from "../../tests/doubles/backend/scripted-backend";
import { SessionCart } from "./session-cart";

function add(productId: number): CartChange {
  return { type: "add", productId, variationId: null, quantity: 1, attributes: [] };
}

/** A backend with one cart, whose session ends when a test says so. */
function makeShop() {
  const state = { inCart: [] as number[], ended: new Set<string>(), next: 1 };
  const { client, queries } = scriptBackend(({ name, token, variables }: ScriptedQuery) => {
    const fresh = `token-${state.next++}`;
    if (token && state.ended.has(token)) return { error: "invalid_token: Expired token", token: fresh };
    if (!token) state.inCart = [];
    if (name === "getCart")
      return { data: { cart: cartOf(...state.inCart), customer: null, paymentGateways: null }, token: fresh };
    const { productId } = variables.input as { productId: number };
    if (productId === 13)
      return { data: { addToCart: null }, error: "Не може да добавите &quot;Гейнър&quot;, защото е изчерпан." };
    state.inCart.push(productId);
    return { data: { addToCart: { cart: cartOf(...state.inCart) } }, token: fresh };
  });
  const cart = new SessionCart(client, makeStore());
  return { state, queries, cart };
}

test("every request carries the token of the previous response", async () => {
  const { cart, queries } = makeShop();
  await cart.change(add(1));
  await cart.change(add(2));
  await cart.read();
  expect(queries.map((query) => query.token)).toEqual([null, "token-1", "token-2"]);
});

test("after a lost session the cart is restored into a new one and the change is made", async () => {
  const { cart, state } = makeShop();
  await cart.change(add(1));
  await cart.change(add(2));
  state.ended.add("token-2");
  const changed = await cart.change(add(3));
  expect(changed).toMatchObject({ ok: true, value: { restored: true } });
  expect(state.inCart).toEqual([1, 2, 3]);
});

test("reading a lost cart restores it and reports it once", async () => {
  const { cart, state } = makeShop();
  await cart.change(add(1));
  state.ended.add("token-1");
  expect(await cart.read()).toMatchObject({ ok: true, value: { cart: { itemCount: 1 } } });
  expect(await cart.takeRestoreNotice()).toEqual({ restored: true, losses: [] });
  expect(await cart.takeRestoreNotice()).toEqual({ restored: false, losses: [] });
});

test("a refusal changes nothing and has a plain-text reason", async () => {
  const { cart, queries } = makeShop();
  const refused = await cart.change(add(13));
  expect(refused).toEqual({
    ok: false,
    failure: { kind: "refused", message: 'Не може да добавите "Гейнър", защото е изчерпан.' },
  });
  expect(queries).toHaveLength(1);
});

const KAZEIN = 154;

async function fillWith(quantity: number) {
  const session = openDemoSession();
  const added = await session.cart.change(demoAdd(KAZEIN, quantity));
  const key = added.ok ? added.value.cart.lines[0]!.key : "";
  const setTo = (count: number) => session.cart.change({ type: "set-quantity", key, quantity: count });
  return { ...session, setTo };
}

test("a quantity over the stock is limited to it and reported", async () => {
  const { setTo, queries } = await fillWith(1);
  expect(await setTo(49)).toMatchObject({ value: { cart: { itemCount: 49 } } });
  expect(queries).toHaveLength(2);
  const clamped = await setTo(60);
  expect(clamped).toMatchObject({
    value: { cart: { itemCount: 49 }, clamped: { shortage: { kind: "short", left: 49 } } },
  });
});

test("the quantity of a sold-out line can't be raised but can be lowered", async () => {
  const { setTo, shop } = await fillWith(3);
  await shop.setUp("stock", { id: KAZEIN, stock: 0 });
  expect(await setTo(5)).toMatchObject({ value: { cart: { itemCount: 3 }, clamped: { shortage: { kind: "out" } } } });
  const fewer = await setTo(2);
  expect(fewer).toMatchObject({ ok: true, value: { cart: { itemCount: 2 } } });
  expect(fewer.ok && fewer.value.clamped).toBeUndefined();
  expect(await setTo(0)).toMatchObject({ value: { cart: { isEmpty: true } } });
});

test("a product on backorder has no limit", async () => {
  const { cart } = openDemoSession();
  const added = await cart.change(demoAdd(57, 2));
  const key = added.ok ? added.value.cart.lines[0]!.key : "";
  const more = await cart.change({ type: "set-quantity", key, quantity: 40 });
  expect(more).toMatchObject({ value: { cart: { itemCount: 40 } } });
});

test("a line over the maximum of a hundred is refused without a request; a higher quantity isn't", async () => {
  const { cart, state, queries } = makeShop();
  await cart.change(add(1));
  const sent = queries.length;
  state.inCart = Array.from({ length: CART_LINES_MAX }, (_, index) => 100 + index);
  await cart.read();
  expect(await cart.change(add(2))).toEqual({ ok: false, failure: { kind: "invalid", field: "lines" } });
  expect(queries).toHaveLength(sent + 1);
  expect(await cart.change(add(100))).toMatchObject({ ok: true });
});

test("a rate that the shopper chose is told from one that WooCommerce chose, also after a reload", async () => {
  const chosen = { ...cartOf(1), chosenShippingMethods: ["flat_rate:2"] };
  const { client } = scriptBackend(({ name }) => ({
    data:
      name === "getCart"
        ? { cart: chosen, customer: null, paymentGateways: null }
        : { updateShippingMethod: { cart: chosen } },
  }));
  const cart = new SessionCart(client, makeStore());
  const read = async () => {
    const found = await cart.read();
    return found.ok && found.value.cart;
  };
  expect(await read()).not.toHaveProperty("isRateChosen");
  expect(await cart.change({ type: "choose-shipping", rateId: "flat_rate:2" })).toMatchObject({
    value: { cart: { isRateChosen: true } },
  });
  expect(await read()).toMatchObject({ isRateChosen: true });
  await cart.change({ type: "choose-shipping", rateId: "flat_rate:1" });
  expect(await read()).not.toHaveProperty("isRateChosen");
});
