import type { CheckoutDraft } from "../../app/domain/checkout/checkout-draft";
import type { Cart, PaymentGateway } from "../../app/domain/cart/cart";
import type { CartLoss } from "../../app/domain/cart/cart-loss";
import type { CheckoutValues } from "../../app/domain/checkout/checkout-form";
import type { Viewer } from "../../app/domain/account/account";
import type { KeptAuth } from "./session-tokens";

/** What a session remembers by a name of its own; orders stand beside it, by their numbers. */
export interface Kept {
  token: string;
  cart: Cart;
  draft: CheckoutDraft;
  /** The checkout form as it was last typed; never with a password. */
  typed: Partial<CheckoutValues>;
  checkoutId: string;
  /** The checkout of the last order, until its page is shown or the cart changes: who comes back is led there. */
  lastPlaced: string;
  /** The session was lost and `cart` isn't back yet: a fault came in between. */
  isLost: boolean;
  /** The cart was put back, but for these, and no page has said so yet. */
  restored: CartLoss[];
  /** As they were offered last: what one says of itself stands on its orders' pages. */
  gateways: PaymentGateway[];
  /** How many sessions of the backend's were lost so far: what was sent in one can't be looked up in the next. */
  generation: number;
  /** What a cookie must carry beside the session's id, once somebody has signed in (docs/decisions/0035). */
  key: string;
  auth: KeptAuth;
  viewer: Viewer;
  /** A cart whose lines belong into this one: a guest's from before the sign-in, of an order that wasn't paid, of another session. */
  joining: Cart;
  /** Signed out of: no cookie opens it, not even one from before the sign-in. */
  isEnded: boolean;
  /** Into another session of the same browser. */
  moved: { into: string; at: number };
  /** It has orders or payments: it never moves, whatever is asked of it later. */
  staysPut: boolean;
  /** Sessions whose carts have come into this one, by the ids of their cookies; the newest last. */
  absorbed: string[];
  providerSignIn: { state: string; provider: string; returnTo: string; startedAt: number };
}
