import { EMPTY_ADDRESS } from "../../app/shop/address";
import { SessionCart } from "../../worker/session-cart";
import { SessionCheckout } from "../../worker/session-checkout";
import { cartOf, makeStore, scriptBackend, type Question, type ScriptedAnswer } from "./scripted-backend";

export const ADDRESS = {
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

/** A checkout over a backend that answers its orders as the test says. */
export async function setUpCheckout(
  answerCheckout: (question: Question, times: number) => ScriptedAnswer | Promise<ScriptedAnswer>,
) {
  let times = 0;
  const state = { inCart: [7] };
  const { client, questions } = scriptBackend((question) => {
    if (question.name === "checkout") return answerCheckout(question, (times += 1));
    if (question.name === "getCart")
      return { data: { cart: cartOf(...state.inCart), customer: null, paymentGateways: null }, token: "t" };
    if (question.name === "getAllowedCountries") return { data: { allowedCountries: ["GR", "BG"] } };
    if (question.name === "getStates") return { data: { countryStates: [{ code: "BG-22", name: "София-град" }] } };
    return { data: { updateCustomer: { customer: null } } };
  });
  const store = makeStore();
  const checkout = new SessionCheckout(client, store, new SessionCart(client, store));
  const read = await checkout.read();
  if (!read.ok) throw new Error("no checkout");
  const sent = () => questions.filter((question) => question.name === "checkout");
  return { checkout, state, sent, questions, store, first: read.value };
}
