import { fixedPlaces } from "./fixed-places";
import { EMPTY_ADDRESS } from "../../../app/domain/checkout/address";
import type { CheckoutDraft } from "../../../app/domain/checkout/checkout-draft";
import { type PlaceOrderInput, SessionOrder } from "../../../worker/orders/place-order";
import { SessionCart } from "../../../worker/cart/session-cart";
import { SessionCheckout } from "../../../worker/orders/checkout-state";
import { cartOf, makeStore, scriptBackend, type ScriptedQuery, type ScriptedAnswer } from "../backend/scripted-backend";

const ADDRESS = {
  ...EMPTY_ADDRESS,
  firstName: "Мария",
  email: "m@example.bg",
  country: "BG",
  state: "BG-22",
  city: "София",
  postcode: "1000",
};
export const DRAFT = {
  billing: ADDRESS,
  shipping: EMPTY_ADDRESS,
  shipToDifferentAddress: false,
  paymentMethod: "cod",
  customerNote: "",
};
export const ORDER = {
  databaseId: 1201,
  orderNumber: "1201",
  orderKey: "wc_order_x",
  status: "PROCESSING",
  needsPayment: false,
  total: "10",
};
export const PLACED: ScriptedAnswer = {
  data: { checkout: { result: "success", redirect: "https://wp.test/ok", order: ORDER } },
};

/** A checkout over a backend whose responses to orders the test writes; `state` is that backend's. */
export async function setUpCheckout(
  answerCheckout: (query: ScriptedQuery, times: number) => ScriptedAnswer | Promise<ScriptedAnswer>,
) {
  let times = 0;
  /** `coldMs`: how long the next query of the cart takes. */
  const state = { inCart: [7], hasPlugin: true, coldMs: 0 };
  const answer = async (query: ScriptedQuery): Promise<ScriptedAnswer> => {
    const waited = state.coldMs;
    if (query.name === "getCart" && waited > 0) {
      state.coldMs = 0;
      await new Promise((resolve) => void setTimeout(resolve, waited));
    }
    if (query.name === "checkout") return answerCheckout(query, (times += 1));
    if (query.name === "getCart")
      return { data: { cart: cartOf(...state.inCart), customer: null, paymentGateways: null }, token: "t" };
    if (query.name === "emptyCart") {
      state.inCart = [];
      return { data: { emptyCart: { cart: cartOf() } }, token: "t" };
    }
    return { data: { updateCustomer: { customer: null } } };
  };
  const { client, queries } = scriptBackend(answer, () => state.hasPlugin);
  const store = makeStore();
  const cart = new SessionCart(client, store);
  const order = new SessionOrder(client, store, cart);
  const checkout = new SessionCheckout(
    client,
    { store, cart, order },
    fixedPlaces(["GR", "BG"], [{ code: "BG-22", name: "София-град" }]),
  );
  const read = await checkout.read(0);
  if (!read.ok) throw new Error("no checkout");
  const { checkoutId } = read.value;
  const sent = () => queries.filter((query) => query.name === "checkout");
  /** Presses the order button, under the total of one product. */
  const place = (now: number, draft: CheckoutDraft = DRAFT, more: Partial<PlaceOrderInput> = {}) =>
    order.place({ checkoutId, draft, total: 1000, ...more }, now);
  return { client, checkout, order, cart, place, state, sent, queries, store, checkoutId, first: read.value };
}
