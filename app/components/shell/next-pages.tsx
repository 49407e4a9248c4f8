import { startTransition, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { useShopperAction } from "../../browser/shopper-action";

/**
 * Prefetches the likely next step from a page with products, once the shopper has pressed anything: the scripts of an
 * add, which the router sends only when it has them, and a product's page, the first one's, whose scripts serve all.
 */
export function NextPages() {
  const [pages, setPages] = useState<string[]>([]);
  useShopperAction(() => {
    if (pages.length > 0 || !document.querySelector("#buy, form[action^='/cart?']")) return;
    const product = document.querySelector<HTMLAnchorElement>("main:not(:has(#buy)) a[href^='/produkt/']");
    // A transition, so that the press is handled first.
    startTransition(() => setPages(["/cart", ...(product ? [product.pathname] : [])]));
  });
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
