import { href } from "react-router";
import type { ProductSummary } from "../product/product";
import type { MinorUnits } from "../values/money";
import type { CartLine, Cart } from "./cart";
import * as paths from "#paths";

interface Offer {
  product: Pick<ProductSummary, "databaseId" | "slug">;
  /** The unit price shown on the page; null for a price range. */
  shown: MinorUnits | null;
}

/** Action URL of a card's add-to-cart form: it names the product, the form's fields hold the selected options. */
export function addToCartUrl({ product, shown }: Offer): string {
  const params = new URLSearchParams({ productId: String(product.databaseId), slug: product.slug });
  if (shown !== null) params.set("shown", String(shown));
  return `${href(paths.cart)}?${params}`;
}

/** The submitted fields, completed by the parameters of the action URL. */
export function withUrlFields(form: FormData, url: string): FormData {
  const fields = new FormData();
  for (const [name, value] of form) fields.append(name, value);
  for (const [name, value] of new URL(url).searchParams) if (!form.has(name)) fields.append(name, value);
  return fields;
}

/**
 * A unit in the cart has another price than its page showed. Amounts include VAT, in minor units of the backend's
 * currency.
 */
export interface PriceMismatch {
  lineKey: string;
  name: string;
  shown: MinorUnits;
  now: MinorUnits;
}

/**
 * Compares a line with the unit price shown on the page; null when equal or not comparable. WooCommerce rounds the
 * VAT per line, which can shift each unit by half a minor unit.
 */
export function findPriceMismatch(line: CartLine | undefined, shown: MinorUnits | null): PriceMismatch | null {
  if (!line || shown === null || line.quantity < 1) return null;
  if (Math.abs(line.subtotal - shown * line.quantity) <= line.quantity / 2) return null;
  return { lineKey: line.key, name: line.name, shown, now: Math.round(line.subtotal / line.quantity) };
}

/** The single unit price shown for a product; null for none or for a range. */
export function singlePrice({ pricing: { lowest, highest } }: Pick<ProductSummary, "pricing">): MinorUnits | null {
  return lowest === highest ? lowest : null;
}

/** URL of the cart after an add without scripts; names the line whose price differed from the page. */
export function cartPath(change: PriceMismatch | undefined): string {
  if (!change) return href(paths.cart);
  return `${href(paths.cart)}?${new URLSearchParams({ line: change.lineKey, shown: String(change.shown) })}`;
}

/** The price difference that a `cartPath` names, in the current cart; null for none, or if it no longer exists. */
export function readPriceMismatch(params: URLSearchParams, cart: Cart): PriceMismatch | null {
  const shown = params.get("shown") ?? "";
  if (!/^\d{1,10}$/.test(shown)) return null;
  return findPriceMismatch(
    cart.lines.find(({ key }) => key === params.get("line")),
    Number(shown),
  );
}
