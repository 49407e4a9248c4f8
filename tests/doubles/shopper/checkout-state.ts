import { fail, succeed, type Result } from "../../../app/domain/values/result";
import { EMPTY_ADDRESS } from "../../../app/domain/checkout/address";
import type { Cart, PlacedOrder } from "../../../app/domain/cart/cart";
import type { CheckoutDraft } from "../../../app/domain/checkout/checkout-draft";
import type { StartedPayment } from "../../../app/domain/checkout/payment";
import type { CheckoutState, OrderForm, Shopper } from "../../../app/services/shopper";
import type { Offices } from "../../../worker/delivery/offices";
import type { PlaceOrderInput } from "../../../worker/orders/place-order";
import { OrderSubmission } from "../../../worker/shopper/submit-order";

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
  couriers: [],
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

/** Where a submitted checkout redirects to; null: it stays on its page. */
export function leadsTo(submitted: object): string | null {
  return submitted instanceof Response ? submitted.headers.get("location") : null;
}

/** The page of the order that a fake shopper places. */
export const ORDER_PAGE = "/checkout/order-received/7?key=k";

/** Of a shop without couriers' lists. */
export const NO_OFFICES: Pick<Offices, "listOffices" | "findOffice"> = {
  listOffices: () => Promise.resolve(succeed(null)),
  findOffice: () => Promise.resolve(succeed(null)),
};

type Order = (
  checkoutId: string,
  draft: CheckoutDraft,
  total: number,
  password?: string,
) => Promise<Result<PlacedOrder>>;

/** What a test says of the session behind a shopper. */
export type FakeParts = Partial<Omit<Shopper, "placeOrder">> & {
  placeOrder?: Order;
  startPayment?: (...given: Parameters<Order>) => Promise<Result<StartedPayment>>;
  /** The order of an earlier attempt. */
  findEarlier?: () => Promise<Result<PlacedOrder> | null>;
};

/** A fake Shopper service that succeeds unless a test overrides it, and records its calls; orders are checked as a session does. */
export function fakeShopper(parts: FakeParts = {}) {
  const calls: unknown[][] = [];
  const note =
    <T>(name: string, answer: T) =>
    (...args: unknown[]): Promise<T> => (calls.push([name, ...args]), Promise.resolve(answer));
  const changed = { cart: { ...CART, chosenRateId: "econt", total: 14900 }, restored: false };
  const session = {
    readCheckout: note("read", succeed(STATE)),
    storeForm: () => Promise.resolve(succeed(undefined)),
    updateCheckout: note("update", succeed(STATE)),
    changeCart: note("change", succeed(changed)),
    placeOrder: note("place", succeed({ databaseId: 7, orderKey: "k", redirect: null })),
    startPayment: note("pay", fail({ kind: "timeout" })),
    findEarlier: () => Promise.resolve(null),
    ...parts,
  };
  const asGiven = ({ checkoutId, draft, total, password = "" }: PlaceOrderInput) =>
    [checkoutId, draft, total, password] as const;
  const submission = new OrderSubmission({
    checkout: {
      read: () => session.readCheckout(),
      update: (draft) => session.updateCheckout(draft),
      saveForm: async (...given) => void (await session.storeForm(...given)),
    },
    cart: { change: (change) => session.changeCart(change), readStored: () => Promise.resolve(undefined) },
    offices: NO_OFFICES,
    order: { findEarlier: () => session.findEarlier(), send: (input) => session.placeOrder(...asGiven(input)) },
    payment: {
      findStarted: () => Promise.resolve(undefined),
      isClear: () => Promise.resolve(true),
      start: (input) => session.startPayment(...asGiven(input)),
    },
    limit: (_, work) => work(),
  });
  const placeOrder = (form: OrderForm) =>
    submission.submit(form, { officeRates: [], officeOrStreetRates: [], freeRates: [] }, () => 0);
  return { fake: { ...session, placeOrder } as unknown as Shopper, calls, names: () => calls.map(([name]) => name) };
}
