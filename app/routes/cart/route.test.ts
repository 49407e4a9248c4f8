import { expect, test, vi } from "vitest";
import { notifyCartChanged } from "../../browser/cart-events";
import { EMPTY_CART } from "../../domain/cart/cart";
import type { CartLoaded } from "../../domain/cart/cart-reply";
import { clientLoader } from "./route";

const cartOf = (itemCount: number) => ({ ...EMPTY_CART, itemCount });
const load = (serverLoader: () => Promise<CartLoaded>) => clientLoader({ serverLoader } as never);
const loaded = (itemCount: number): CartLoaded => ({ cart: cartOf(itemCount), restored: false, loadError: null });

test("a cart that was read before an add, and arrives after its reply, doesn't hide what was added", async () => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("BroadcastChannel", undefined);
  const read = await load(() => {
    notifyCartChanged(cartOf(2));
    return Promise.resolve(loaded(1));
  });
  expect(read.cart?.itemCount).toBe(2);
  notifyCartChanged(cartOf(3));
  expect((await load(() => Promise.resolve(loaded(4)))).cart?.itemCount).toBe(4);
});
