import { EMPTY_CART } from "../app/backend/cart";
import { fail, succeed, type Result } from "../app/backend/result";
import type { CartState, CheckoutState } from "../app/context";
import { EMPTY_ADDRESS } from "../app/shop/address";
import type { Bindings } from "./bindings";
import type { Environment } from "./env";
import type { SessionCalls } from "./shopper-session";

/** Where a request stands with its session; the session middleware writes it into cookies afterwards. */
export interface ShopperSeat {
  id: string | null;
  /** null: this request didn't learn it. */
  itemCount: number | null;
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
    async keepForm(checkoutId, typed) {
      if (seat.id) await session().keepForm(checkoutId, typed);
    },
    async updateCheckout(draft) {
      return seat.id ? noteCheckout(await session().updateCheckout(draft)) : fail({ kind: "session-expired" });
    },
    async placeOrder(...order) {
      if (!seat.id) return fail({ kind: "session-expired" });
      const placed = await session().placeOrder(...order);
      if (placed.ok) seat.itemCount = 0;
      return placed;
    },
    async startPayment(...order) {
      return seat.id ? session().startPayment(...order) : fail({ kind: "session-expired" });
    },
    async finishPayment(intentId) {
      if (!seat.id) return { kind: "unknown" };
      const outcome = await session().finishPayment(intentId);
      if (outcome.kind === "placed") seat.itemCount = 0;
      return outcome;
    },
    hasUnseenOrder: async (checkoutId) => (seat.id ? session().hasUnseenOrder(checkoutId) : false),
    findOrder: async (databaseId, orderKey) => (seat.id ? session().findOrder(databaseId, orderKey) : null),
  };

  function session(): SessionCalls {
    const options = environment.sessionLocation ? { locationHint: environment.sessionLocation } : {};
    // The generated stub type maps every interface to `never`; what is called is exactly SessionCalls.
    return namespace.get(namespace.idFromName(seat.id!), options) as unknown as SessionCalls;
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
