import { expect } from "vitest";
import type { BuiltShop } from "./built-shop";
import { findProducts } from "../fixtures/demo-products";

export const CACHED_PRODUCTS = findProducts(12, (product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20);

/** A page of each kind that is cached. */
export const CACHED_PAGES = [
  "/",
  "/magazin",
  "/magazin/page/2",
  "/produkt-kategoriya",
  "/produkt-kategoriya/proteini",
  `/produkt/${CACHED_PRODUCTS[0]!.slug}`,
];

/** Opens a path as a new visitor; `from`: "hit" where it was cached. */
export async function openPage(shop: BuiltShop, path: string) {
  const answer = await shop.visit().open(path);
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, from: answer.headers.get("x-cache") };
}

/** Opens a page until it comes from the cache, which is filled after a response. */
export async function waitUntilCached(shop: BuiltShop, path: string): Promise<void> {
  await expect.poll(async () => (await openPage(shop, path)).from, { interval: 50 }).toBe("hit");
}

/** Waits for work after the response. */
export function settle(ms = 400): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A page without its nonces, which differ in every response. */
export function withoutNonces(html: string): string {
  return html.replace(/"?nonce"?[=:]"[^"]*"/g, "");
}
