import { startTransition, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { useShopperAction } from "../../browser/shopper-action";

/**
 * Prefetches what shoppers of products need next, once they have pressed anything: the scripts of an add, which is
 * sent only when they are there, and those of a product's page, with the first product's data.
 */
export function NextPages() {
  const [pages, setPages] = useState<string[]>([]);
  useShopperAction(() => {
    if (pages.length > 0 || !document.querySelector("form[action^='/cart']")) return;
    const product = document.querySelector<HTMLAnchorElement>("main:not(:has(#buy)) a[href^='/produkt/']");
    // The press itself comes first.
    startTransition(() => setPages(["/cart", ...(product ? [product.pathname] : [])]));
  });
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
