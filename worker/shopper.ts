import { EMPTY_CART } from "../app/backend/cart";
import { fail, succeed, type Result } from "../app/backend/result";
import type { CartState, CheckoutState } from "../app/context";
import { EMPTY_ADDRESS } from "../app/shop/address";
import type { Bindings } from "./bindings";
import type { Environment } from "./env";
import type { CountedCalls, SessionCalls } from "./shopper-session";

/** Where a request stands with its session; the session middleware writes it into cookies afterwards. */
export interface ShopperSeat {
  id: string | null;
  /** null: this request didn't learn it. */
  itemCount: number | null;
  /** By which orders are counted (shopper-address.ts). */
  address: string | null;
  /** Seconds until what was refused may be tried again; null: nothing was refused for being tried too often. */
  retryAfter: number | null;
}

/** The shopper behind a request. A session is made at the first thing put into a cart, never by looking (design §3). */
export function connectShopper(
  namespace: Bindings["SHOPPER_SESSION"],
  environment: Environment,
  seat: ShopperSeat,
): SessionCalls {
  return {
    async readCart() {
      return seat.id ? noteCart(await session().readCart()) : noteCart(succeed({ cart: EMPTY_CART, restored: false }));
    },
    async changeCart(change) {
      if (!seat.id && change.type !== "add") return fail({ kind: "session-expired" });
      seat.id ??= makeSessionId();
      return noteCart(await session().changeCart(change));
    },
    async readCheckout() {
      return seat.id ? noteCheckout(await session().readCheckout()) : noteCheckout(succeed(EMPTY_CHECKOUT));
    },
    async keepForm(typed) {
      if (seat.id) await session().keepForm(typed);
    },
    async updateCheckout(draft) {
      return seat.id ? noteCheckout(await session().updateCheckout(draft)) : fail({ kind: "session-expired" });
    },
    async placeOrder(checkoutId, draft, password) {
      if (!seat.id) return fail({ kind: "session-expired" });
      const placed = await session().placeOrder(checkoutId, draft, password, seat.address);
      if (placed.ok) seat.itemCount = 0;
      return placed;
    },
    async startPayment(checkoutId, draft, password) {
      if (!seat.id) return fail({ kind: "session-expired" });
      return session().startPayment(checkoutId, draft, password, seat.address);
    },
    async finishPayment(intentId) {
      if (!seat.id) return { kind: "unknown" };
      const outcome = await session().finishPayment(intentId);
      if (outcome.kind === "placed") seat.itemCount = 0;
      return outcome;
    },
    findOrder: async (databaseId, orderKey) => (seat.id ? session().findOrder(databaseId, orderKey) : null),
  };

  function session(): CountedCalls {
    const options = environment.sessionLocation ? { locationHint: environment.sessionLocation } : {};
    // The generated stub type maps every interface to `never`; what is called is exactly CountedCalls.
    return namespace.get(namespace.idFromName(seat.id!), options) as unknown as CountedCalls;
  }

  function noteCart(result: Result<CartState>): Result<CartState> {
    if (result.ok) seat.itemCount = result.value.cart.itemCount;
    return result;
  }

  function noteCheckout(result: Result<CheckoutState>): Result<CheckoutState> {
    if (result.ok) seat.itemCount = result.value.cart.itemCount;
    return result;
  }
}

const EMPTY_CHECKOUT: CheckoutState = {
  checkoutId: "",
  cart: EMPTY_CART,
  gateways: [],
  countries: [],
  regions: {},
  draft: {
    billing: EMPTY_ADDRESS,
    shipping: EMPTY_ADDRESS,
    shipToDifferentAddress: false,
    paymentMethod: "",
    customerNote: "",
  },
  card: null,
};

// 256 random bits: a session is as hard to guess as its cookie is to forge.
function makeSessionId(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
