import { startTransition, useState } from "react";
import { href, PrefetchPageLinks } from "react-router";
import { useShopperAction } from "../../browser/shopper-action";
import * as paths from "#paths";

/**
 * Prefetches the next step of a page with products, at the first press of the shopper: the scripts for adding to the
 * cart, which the router needs before it sends the form, and those of a product page, which are the same for all
 * products.
 */
export function NextPages() {
  const [pages, setPages] = useState<string[]>([]);
  useShopperAction(() => {
    if (pages.length > 0 || !document.querySelector(`#buy, form[action^='${href(paths.cart)}?']`)) return;
    const product = document.querySelector<HTMLAnchorElement>(
      `main:not(:has(#buy)) a[href^='${href(paths.product, { slug: "" })}']`,
    );
    // A transition, so that the press is handled first.
    startTransition(() => setPages([href(paths.cart), ...(product ? [product.pathname] : [])]));
  });
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
