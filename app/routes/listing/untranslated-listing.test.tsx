import { expect, test } from "vitest";
import { renderInShop, textsIn } from "../../../tests/fixtures/render-in-shop";
import { bareListingHeader, type ListingHeader } from "../../domain/catalog/listing-header";
import { PLAIN_LISTING } from "../../domain/catalog/listing-query";
import type { ListingFacets } from "../../domain/catalog/facets";
import type { InLanguage } from "../../domain/values/text-language";
import { ListingPage } from "./listing-page";

const LISTING = { products: [], page: 1, found: 0, match: "all", correction: null } as const;

function draw(own: InLanguage, search = ""): string {
  const header: ListingHeader = {
    ...bareListingHeader({ kind: "category", slug: "protein" }, "/protein", "Protein"),
    description: "<p>About</p>",
    ancestors: [{ slug: "food", name: "Food", ...own }],
    children: [{ slug: "whey", name: "Whey", count: 2, image: null, ...own }],
    extras: { secondDescription: "<p>More</p>", secondImage: null },
    ...own,
  };
  const terms = ["Berry", "Strawberry"].map((name) => ({ slug: name, name, count: 1, ...own }));
  const facets: ListingFacets = {
    attributes: [
      { name: "pa_vkus", label: "Вкус", terms },
      { name: "pa_razmer", label: "Размер", terms: [{ slug: "l", name: "Large", count: 1, ...own }] },
    ],
    ratings: [],
    priceRange: null,
    categories: { whey: 2 },
    onSale: 0,
  };
  const query = { ...PLAIN_LISTING, search };
  const data = { query, listing: { ...LISTING, products: [] }, articles: [], header, facets, head: [] };
  return renderInShop(<ListingPage {...data} />);
}

test("a category's texts, and the names of filters, have their language; translated ones have none", () => {
  expect(draw({})).not.toMatch(/ lang=/);
  const marked = textsIn("en", draw({ language: "en" })).filter((text) => !/продукт/.test(text));
  const head = ["Food", "Food", "Protein", "Protein", "About"];
  const filters = ["Whey", "Berry", "Strawberry", "Large 1"];
  expect(marked).toEqual([...head, ...filters, "More"]);
});

test("the heading of a search is in the page's language", () => {
  expect(draw({ language: "en" }, "whey")).toMatch(/<h1>/);
});
