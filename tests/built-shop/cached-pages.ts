import { startBuiltShop, type BuiltShop } from "./built-shop";
import { findProducts } from "../fixtures/demo-products";

export const KEPT_PRODUCTS = findProducts(12, (product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20);

/** A page of each kind that is kept. */
export const BROWSED = [
  "/",
  "/magazin",
  "/magazin/page/2",
  "/produkt-kategoriya",
  "/produkt-kategoriya/proteini",
  `/produkt/${KEPT_PRODUCTS[0]!.slug}`,
];

/** Opens an address as a new visitor: what came, and whether it was kept. */
export async function openPage(shop: BuiltShop, path: string) {
  const answer = await shop.visit().open(path);
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, from: answer.headers.get("x-cache") };
}

/** A shop whose menu and capabilities are known, which belong to no page. */
export async function startWarmShop(): Promise<BuiltShop> {
  const shop = await startBuiltShop();
  await openPage(shop, "/wishlist");
  await openPage(shop, "/produkt-kategoriya/obleklo");
  await settle();
  return shop;
}

/** Until what is put off until after an answer is done. */
export function settle(ms = 400): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A page without what differs from answer to answer. */
export function plain(html: string): string {
  return html.replace(/nonce="[^"]*"/g, "");
}
