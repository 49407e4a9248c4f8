import { cartOf } from "../doubles/backend/scripted-backend";
import type { BackendQuery } from "./built-shop";

const CART = {
  ...cartOf(7),
  chosenShippingMethods: ["flat_rate:1"],
  availableShippingMethods: [{ rates: [{ id: "flat_rate:1", label: "Speedy", subtotal: "4.99", taxTotal: "0" }] }],
};

/** One cart and one payment method; it refuses every coupon and order, and knows none. */
const ANSWERS: Record<string, unknown> = {
  getCart: { cart: CART, customer: null, paymentGateways: { nodes: [{ id: "cod", title: "Cod", description: "" }] } },
  addToCart: { addToCart: { cart: CART } },
  updateCustomer: { updateCustomer: { customer: null } },
};

/** A backend for `startBuiltShop`, and how often each operation reached it; looking up an order is "checkout-lookup". */
export function openCountingBackend() {
  const counts = new Map<string, number>();
  const answer = ({ operationName: name, variables }: BackendQuery): Promise<Response> => {
    const counted =
      name === "checkout" && JSON.stringify(variables).includes("_checkout_find") ? "checkout-lookup" : name;
    counts.set(counted, (counts.get(counted) ?? 0) + 1);
    const data = ANSWERS[name];
    const message = counted === "checkout-lookup" ? "storefront-checkout-unknown" : "Това не може.";
    const body = data ? { data } : { data: null, errors: [{ message }] };
    return Promise.resolve(
      Response.json(body, { headers: { "woocommerce-session": "token", "x-storefront-plugin": "shop" } }),
    );
  };
  return { counts, answer };
}
