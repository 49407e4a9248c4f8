import { succeed } from "../../../app/domain/values/result";
import { EMPTY_ADDRESS } from "../../../app/domain/checkout/address";
import type { Cart } from "../../../app/domain/cart/cart";
import type { CheckoutState, Shopper } from "../../../app/services/shopper";

const PLACE = { country: "BG", state: "BG-22", city: "Sofia", postcode: "1784" };

export const CART = {
  lines: [{ key: "a", virtual: false }],
  isEmpty: false,
  needsShipping: true,
  canShipElsewhere: true,
  total: 14210,
  shippingRates: [
    { id: "speedy", label: "Speedy", cost: 0 },
    { id: "econt", label: "Econt", cost: 690 },
  ],
  chosenRateId: "speedy",
} as unknown as Cart;

export const STATE: CheckoutState = {
  checkoutId: "id-1",
  cart: CART,
  gateways: [{ id: "cod", title: "Cash on delivery", description: "" }],
  countries: ["BG"],
  regions: {},
  draft: {
    billing: { ...EMPTY_ADDRESS, ...PLACE },
    shipping: EMPTY_ADDRESS,
    shipToDifferentAddress: false,
    paymentMethod: "cod",
    customerNote: "",
  },
  customer: null,
  card: null,
};

export const FORM = {
  intent: "place",
  "billing.firstName": "Maria",
  "billing.lastName": "Dimitrova",
  "billing.email": "maria@example.bg",
  "billing.phone": "0888 123 456",
  "billing.country": "BG",
  "billing.state": "BG-22",
  "billing.city": "Sofia",
  "billing.postcode": "1784",
  "billing.address1": "ul. Pirin 24",
  rateId: "speedy",
  paymentMethod: "cod",
  consent: "on",
  checkoutId: "id-1",
  seenTotal: "14210",
};

/** A fake Shopper service that succeeds unless a test overrides it, and records its calls. */
export function fakeShopper(parts: Partial<Shopper> = {}) {
  const calls: unknown[][] = [];
  const note =
    (name: string, answer: unknown) =>
    (...args: unknown[]) => (calls.push([name, ...args]), Promise.resolve(answer));
  const fake = {
    readCheckout: note("read", succeed(STATE)),
    storeForm: () => Promise.resolve(succeed(undefined)),
    updateCheckout: note("update", succeed(STATE)),
    changeCart: note("change", succeed({ cart: { ...CART, chosenRateId: "econt", total: 14900 }, restored: false })),
    placeOrder: note("place", succeed({ databaseId: 7, orderKey: "k", redirect: null })),
    ...parts,
  } as unknown as Shopper;
  return { fake, calls, names: () => calls.map(([name]) => name) };
}
