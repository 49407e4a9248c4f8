import { useSyncExternalStore } from "react";
import { onCartChanged } from "./cart-events";

/** How many things are in the cart, from the readable hint cookie: public pages know nothing of the shopper (design §2). */
export function useCartCount(): number {
  return useSyncExternalStore(subscribe, readCount, () => 0);
}

function subscribe(listener: () => void): () => void {
  const stop = onCartChanged(listener);
  // Another tab may have changed the cart meanwhile.
  window.addEventListener("focus", listener);
  return () => {
    stop();
    window.removeEventListener("focus", listener);
  };
}

function readCount(): number {
  const count = /(?:^|; )cart_items=(\d+)/.exec(document.cookie)?.[1];
  return count ? Number(count) : 0;
}
