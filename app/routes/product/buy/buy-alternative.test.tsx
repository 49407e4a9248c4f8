import { expect, test } from "vitest";
import { renderInShop } from "../../../../tests/fixtures/render-in-shop";
import type { ProductView } from "../../../domain/product/product-view";
import { BuyAlternative } from "./buy-alternative";

const SUBSCRIPTION = {
  type: "other",
  databaseId: 7,
  slug: "abonament",
  stockStatus: "in-stock",
  variations: [],
} as unknown as ProductView;

const ENGRAVED = { ...SUBSCRIPTION, type: "simple", needsWordPress: true } as ProductView;

test("a product of a type that the shop has no form for, or with add-ons, leads to WooCommerce's own page", () => {
  for (const product of [SUBSCRIPTION, ENGRAVED]) {
    const html = renderInShop(<BuyAlternative product={product} />);
    expect(html).toContain('href="/checkout/wordpress?product=7"');
    expect(html).not.toContain("<form");
  }
});

test("sold out, it leads nowhere", () => {
  const soldOut = { ...SUBSCRIPTION, stockStatus: "out-of-stock" } as ProductView;
  expect(renderInShop(<BuyAlternative product={soldOut} />)).not.toContain("/checkout/wordpress");
});
