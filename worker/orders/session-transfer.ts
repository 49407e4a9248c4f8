import { ANY_ORDER } from "../woocommerce/checkout/checkout-queries";
import { sendTransfer } from "../woocommerce/checkout/transfer-queries";
import { fetchCart, sendCartChange } from "../woocommerce/checkout/cart-queries";
import type { BackendClient } from "../woocommerce/client";
import type { Result } from "../../app/domain/values/result";
import type { PlacedOrder } from "../../app/domain/cart/cart";
import type { SessionCart } from "../cart/session-cart";
import type { SessionStore } from "../session/session-store";
import type { SessionCheckout } from "./checkout-state";
import type { SessionOrder } from "./place-order";

interface TransferParts {
  /** A client that acts as the signed-in customer, if there is one. */
  client: BackendClient;
  store: SessionStore;
  cart: SessionCart;
  checkout: SessionCheckout;
  order: SessionOrder;
}

/**
 * Hands a session over to WooCommerce's own checkout (docs/payments.md). Both checkouts have the same checkout id, of
 * which the plugin makes one order. The browser may see the order because its session has the id; knowing the order's
 * URL isn't enough.
 */
export class SessionTransfer {
  readonly #parts: TransferParts;

  constructor(parts: TransferParts) {
    this.#parts = parts;
  }

  /** Requests a ticket that only the browser with this hash can use. */
  async start(browser: string, productId: number | null): Promise<Result<string>> {
    const { client, store, cart, checkout } = this.#parts;
    const checkoutId = await checkout.readCheckoutId();
    const { result } = await cart.send((token) => sendTransfer(client, { browser, checkoutId, productId }, token));
    if (result.ok) await store.write("transferred", checkoutId);
    return result;
  }

  /**
   * Records the order that WooCommerce's checkout has placed, if there is one. `orderKey`: of an order whose payment
   * page the browser returns from; it counts as placed, though it may be unpaid.
   */
  async settle(orderKey = ""): Promise<PlacedOrder | null> {
    const { store, order } = this.#parts;
    const checkoutId = await store.read("transferred");
    if (!checkoutId) return null;
    const known = await store.readPlaced(checkoutId);
    const found = known === undefined ? await order.findTransferred(checkoutId, orderKey || ANY_ORDER) : null;
    if (found?.ok) await this.#emptyCart();
    if (known !== undefined || found?.ok) await store.forget("transferred");
    return known ?? (found?.ok ? found.value : null);
  }

  // WooCommerce empties the cart of an order paid elsewhere on its own thank-you page, which nobody reaches here.
  async #emptyCart(): Promise<void> {
    const { client, cart } = this.#parts;
    // Missing lines of a lost session may have been ordered, so they aren't restored.
    const left = await cart.sendAsIs((token) => fetchCart(client, token));
    if (left.ok && !left.value.cart.isEmpty)
      await cart.sendAsIs((token) => sendCartChange(client, { type: "empty" }, token));
  }

  /**
   * The order that the browser returns from; the session stores it from now on. null: it isn't this session's order.
   */
  async finish(databaseId: number, orderKey: string): Promise<PlacedOrder | null> {
    if (await this.#parts.store.findOrder(databaseId, orderKey)) return { databaseId, orderKey, redirect: null };
    const placed = await this.settle(orderKey);
    return placed?.databaseId === databaseId && placed.orderKey === orderKey ? placed : null;
  }
}
