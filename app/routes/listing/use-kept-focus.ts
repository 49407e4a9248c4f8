import { useEffect, useRef, type RefObject } from "react";
import type { ProductPage } from "../../domain/product/product";

/**
 * Where the keyboard goes on when what it stood on is gone (a chip, the button of an empty list), and after a step to
 * another page: at the top of the results, not at the pager below them. Whoever changes a filter stays where he is.
 */
export function useKeptFocus(address: string, listing: ProductPage | null): RefObject<HTMLHeadingElement | null> {
  const top = useRef<HTMLHeadingElement>(null);
  const seen = useRef({ address, listing });
  useEffect(() => {
    const before = seen.current;
    if (before.address === address && before.listing === listing) return;
    seen.current = { address, listing };
    const active = document.activeElement;
    const isStep = before.listing?.page !== listing?.page;
    const isLost = !active || active === document.body || (isStep && active.closest(".pg") !== null);
    if (isLost) top.current?.focus({ preventScroll: true });
  }, [address, listing]);
  return top;
}
