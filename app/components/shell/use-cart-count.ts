import { useSyncExternalStore } from "react";
import { onAccountChanged } from "../../browser/account-events";
import { onCartChanged } from "../../browser/cart-events";
import { readCartHint } from "../../browser/cart-hint";

/** How many things are in the cart: public pages know nothing of the shopper but the hint (design §2). */
export function useCartCount(): number {
  return useSyncExternalStore(subscribe, readCartHint, () => 0);
}

function subscribe(listener: () => void): () => void {
  const stop = onCartChanged(listener);
  const stopAccount = onAccountChanged(listener);
  // Another tab may have changed the cart meanwhile.
  window.addEventListener("focus", listener);
  return () => {
    stop();
    stopAccount();
    window.removeEventListener("focus", listener);
  };
}
