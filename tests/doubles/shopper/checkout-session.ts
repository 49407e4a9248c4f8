import { EMPTY_ADDRESS } from "../../../app/domain/checkout/address";
import type { CheckoutDraft } from "../../../app/domain/checkout/checkout-draft";
import { type PlaceOrderInput, SessionOrder } from "../../../worker/orders/place-order";
import { SessionCart } from "../../../worker/cart/session-cart";
import { SessionCheckout } from "../../../worker/orders/checkout-state";
import { cartOf, makeStore, scriptBackend, type Question, type ScriptedAnswer } from "../backend/scripted-backend";

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

/** A checkout over a backend that answers its orders as the test says; `state` is that backend's. */
export async function setUpCheckout(
  answerCheckout: (question: Question, times: number) => ScriptedAnswer | Promise<ScriptedAnswer>,
) {
  let times = 0;
  /** `coldMs`: what the next question about the cart takes. */
  const state = { inCart: [7], hasPlugin: false, coldMs: 0 };
  const answer = async (question: Question): Promise<ScriptedAnswer> => {
    const waited = state.coldMs;
    if (question.name === "getCart" && waited > 0) {
      state.coldMs = 0;
      await new Promise((resolve) => void setTimeout(resolve, waited));
    }
    if (question.name === "checkout") return answerCheckout(question, (times += 1));
    if (question.name === "getCart")
      return { data: { cart: cartOf(...state.inCart), customer: null, paymentGateways: null }, token: "t" };
    if (question.name === "emptyCart") {
      state.inCart = [];
      return { data: { emptyCart: { cart: cartOf() } }, token: "t" };
    }
    if (question.name === "getAllowedCountries") return { data: { allowedCountries: ["GR", "BG"] } };
    if (question.name === "getStates") return { data: { countryStates: [{ code: "BG-22", name: "София-град" }] } };
    return { data: { updateCustomer: { customer: null } } };
  };
  const { client, queries } = scriptBackend(answer, () => state.hasPlugin);
  const store = makeStore();
  const cart = new SessionCart(client, store);
  const order = new SessionOrder(client, store, cart);
  const checkout = new SessionCheckout(client, { store, cart, order });
  const read = await checkout.read(0);
  if (!read.ok) throw new Error("no checkout");
  const { checkoutId } = read.value;
  const sent = () => queries.filter((question) => question.name === "checkout");
  /** The button that binds, pressed under the total of one product. */
  const place = (now: number, draft: CheckoutDraft = DRAFT, more: Partial<PlaceOrderInput> = {}) =>
    order.place({ checkoutId, draft, total: 1000, ...more }, now);
  return { checkout, order, cart, place, state, sent, queries, store, checkoutId, first: read.value };
}
