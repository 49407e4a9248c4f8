import { expect, test } from "vitest";
import type { CartChange } from "../app/shop/cart-change";
import { cartOf, makeStore, scriptBackend, type Question } from "../tests/doubles/scripted-backend";
import { SessionCart } from "./session-cart";

function add(productId: number): CartChange {
  return { type: "add", productId, variationId: null, quantity: 1, attributes: [] };
}

/** A backend with one cart, whose session ends when a test says so. */
function makeShop() {
  const state = { inCart: [] as number[], ended: new Set<string>(), next: 1 };
  const { client, questions } = scriptBackend(({ name, token, variables }: Question) => {
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
  return { state, questions, cart };
}

test("every question carries the token of the answer before it (design §3)", async () => {
  const { cart, questions } = makeShop();
  await cart.change(add(1));
  await cart.change(add(2));
  await cart.read();
  expect(questions.map((question) => question.token)).toEqual([null, "token-1", "token-2"]);
});

test("a session that ended gets a new one, the cart is put back and the change is made (design §3)", async () => {
  const { cart, state } = makeShop();
  await cart.change(add(1));
  await cart.change(add(2));
  state.ended.add("token-2");
  const changed = await cart.change(add(3));
  expect(changed).toMatchObject({ ok: true, value: { restored: true } });
  expect(state.inCart).toEqual([1, 2, 3]);
});

test("looking at a lost cart puts it back, and says so once", async () => {
  const { cart, state } = makeShop();
  await cart.change(add(1));
  state.ended.add("token-1");
  expect(await cart.read()).toMatchObject({ ok: true, value: { restored: true, cart: { itemCount: 1 } } });
  expect(await cart.read()).toMatchObject({ ok: true, value: { restored: false } });
});

test("what can't be put back is left out, the rest comes back", async () => {
  const { cart, state } = makeShop();
  await cart.change(add(1));
  await cart.change(add(2));
  state.ended.add("token-2");
  state.inCart = [];
  expect(await cart.read()).toMatchObject({ ok: true, value: { restored: true } });
  expect(state.inCart).toEqual([1, 2]);
});

test("a refusal changes nothing and tells why as plain text", async () => {
  const { cart, questions } = makeShop();
  const refused = await cart.change(add(13));
  expect(refused).toEqual({
    ok: false,
    failure: { kind: "refused", message: 'Не може да добавите "Гейнър", защото е изчерпан.' },
  });
  expect(questions).toHaveLength(1);
});
