import { expect, test } from "vitest";
import { renderInShop } from "../../../tests/fixtures/render-in-shop";
import type { Pricing, Variation } from "../../domain/product/product";
import { PRODUCT } from "#strings/catalog/product";
import { ProductPrice } from "./product-price";

const REDUCED: Pricing = { lowest: 4790, highest: 4790, before: 5990, lowest30DayPrice: 5490 };

test("a struck-through price is shown with the lowest one of the 30 days before (Directive 98/6 art. 6a)", () => {
  const card = renderInShop(<ProductPrice product={{ pricing: REDUCED }} notes="short" />);
  expect(card).toMatch(/<s [^>]*>59,90\u00a0лв\./);
  expect(card).toContain(PRODUCT.lowest30DayShort);
  expect(card).toContain("54,90\u00a0лв.");
});

test("a price without its notes shows no reduction (Directive 98/6 art. 6a)", () => {
  const bar = renderInShop(<ProductPrice product={{ pricing: REDUCED }} />);
  expect(bar).toContain("47,90\u00a0лв.");
  expect(bar).not.toMatch(/<s>|59,90|54,90|class="price is-reduced"/);
});

test("a range with a percentage badge shows the price it is measured from (Directive 98/6 art. 6a)", () => {
  const pricing: Pricing = { lowest: 4790, highest: 9900 };
  const draw = (reduced: Pricing) => {
    const variations = [{ pricing: reduced, attributes: [] }] as unknown as Variation[];
    return renderInShop(<ProductPrice product={{ pricing, variations, variationAttributes: [] }} notes="short" />);
  };
  expect(draw(REDUCED)).toContain("54,90\u00a0лв.");
  expect(draw(REDUCED)).not.toContain("<s>");
  const { lowest30DayPrice: _, ...unknown } = REDUCED;
  expect(draw(unknown)).not.toContain(PRODUCT.lowest30DayShort);
});

test("no price is struck through when variations cost different amounts before; a selected one has its own", () => {
  const variations = [5990, 7990].map((before) => ({
    pricing: { lowest: 4790, highest: 4790, before },
    attributes: [],
  }));
  const product = {
    pricing: { lowest: 4790, highest: 4790 },
    variations: variations as unknown as Variation[],
    variationAttributes: [],
  };
  const draw = (variation: Variation | null) =>
    renderInShop(<ProductPrice product={product} variation={variation} notes="short" />);
  expect(draw(null)).not.toContain("<s>");
  expect(draw(product.variations[0]!)).toMatch(/<s [^>]*>59,90\u00a0лв\./);
});

test("the earlier price of an ended reduction isn't shown beside a variation that isn't reduced", () => {
  const [reduced, plain] = [REDUCED, { lowest: 9900, highest: 9900, lowest30DayPrice: 8800 }].map((pricing) => ({
    pricing,
    attributes: [],
  })) as unknown as [Variation, Variation];
  const product = { pricing: { lowest: 4790, highest: 9900 }, variations: [reduced, plain], variationAttributes: [] };
  const page = renderInShop(<ProductPrice product={product} variation={plain} notes="whole" />);
  expect(page).not.toContain(PRODUCT.lowest30Day);
});
