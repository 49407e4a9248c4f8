import { expect, test } from "vitest";
import { drawInShop } from "../../tests/doubles/shop-frame";
import type { Pricing, Variation } from "../shop/product";
import { PRODUCT } from "../strings/product";
import { ProductPrice } from "./product-price";

const REDUCED: Pricing = { lowest: 4790, highest: 4790, highestRegular: 5990, highestSale: 4790, prior: 5490 };

test("a struck price stands with the lowest one of the 30 days before it (Directive 98/6 art. 6a)", () => {
  const card = drawInShop(<ProductPrice product={{ pricing: REDUCED }} notes="short" />);
  expect(card).toMatch(/<s>59,90\u00a0лв\./);
  expect(card).toContain(PRODUCT.lowestShort);
  expect(card).toContain("54,90\u00a0лв.");
});

test("where a price stands without its notes, nothing says that it is reduced (Directive 98/6 art. 6a)", () => {
  const bar = drawInShop(<ProductPrice product={{ pricing: REDUCED }} />);
  expect(bar).toContain("47,90\u00a0лв.");
  expect(bar).not.toMatch(/<s>|59,90|54,90|class="price red"/);
});

test("a range whose badge names a percentage says the price that it counts from (Directive 98/6 art. 6a)", () => {
  const pricing: Pricing = { lowest: 4790, highest: 9900, highestRegular: 9900, highestSale: 4790 };
  const draw = (reduced: Pricing) => {
    const variations = [{ pricing: reduced, attributes: [] }] as unknown as Variation[];
    return drawInShop(<ProductPrice product={{ pricing, variations, choices: [] }} notes="short" />);
  };
  expect(draw(REDUCED)).toContain("54,90\u00a0лв.");
  expect(draw(REDUCED)).not.toContain("<s>");
  const { prior: _, ...unknown } = REDUCED;
  expect(draw(unknown)).not.toContain(PRODUCT.lowestShort);
});
