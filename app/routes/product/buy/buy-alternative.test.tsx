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

test.each(["wordpress", "choose"] as const)(
  "a product of a type that the shop doesn't sell itself, or with add-ons, leads to WooCommerce's own page (checkout: %s)",
  (checkout) => {
    for (const product of [SUBSCRIPTION, ENGRAVED]) {
      const html = renderInShop(<BuyAlternative product={product} />, { checkout });
      expect(html).toContain('href="/checkout/wordpress?product=7"');
      expect(html).not.toContain("<form");
    }
  },
);

test("without the hand-over, or sold out, it leads nowhere and has no form to buy", () => {
  expect(renderInShop(<BuyAlternative product={SUBSCRIPTION} />)).not.toContain("/checkout/wordpress");
  const soldOut = { ...SUBSCRIPTION, stockStatus: "out-of-stock" } as ProductView;
  expect(renderInShop(<BuyAlternative product={soldOut} />, { checkout: "choose" })).not.toContain(
    "/checkout/wordpress",
  );
});
