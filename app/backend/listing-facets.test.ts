import { expect, test } from "vitest";
import { makeMemory } from "../../tests/doubles/map-memory";
import { parseListingQuery } from "../shop/listing-query";
import { WHOLE_SHOP, type ListingScope } from "../shop/listing-scope";
import type { BackendClient } from "./client";
import { toChoice, type ListingTerms } from "./listing-filters";
import { readFacets } from "./listing-facets";

const TERMS: ListingTerms = {
  currency: "BGN",
  priceDisplay: "leva",
  productsPerPage: 24,
  filterAttributes: ["pa_cvyat", "pa_razmer"],
};

interface Thing {
  id: number;
  pa_cvyat: string;
  pa_razmer: string;
}

const THINGS: Thing[] = [
  { id: 1, pa_cvyat: "sin", pa_razmer: "m" },
  { id: 2, pa_cvyat: "sin", pa_razmer: "xl" },
  { id: 3, pa_cvyat: "siv", pa_razmer: "m" },
  { id: 4, pa_cvyat: "byal", pa_razmer: "s" },
];

/** Counts as the recorded backend does: an attribute's own choice is left out, but a list of ids is taken as it is. */
function backendOf(things: Thing[], hasMore = false) {
  const asked: string[] = [];
  type Query = { taxonomy: string; terms: string[] };
  type Where = { include?: number[]; attributes?: { queries: Query[] }; taxonomyFilter?: { and: Query[] } | null };
  const has = (thing: Thing, { taxonomy, terms }: Query) =>
    terms.includes(thing[taxonomy.toLowerCase() as "pa_cvyat" | "pa_razmer"]);
  const count = (name: "pa_cvyat" | "pa_razmer", { include, attributes }: Where) => {
    const others = (attributes?.queries ?? []).filter(({ taxonomy }) => taxonomy.toLowerCase() !== name);
    const kept = things.filter(
      (one) => (!include?.length || include.includes(one.id)) && others.every((q) => has(one, q)),
    );
    const slugs = [...new Set(kept.map((one) => one[name]))];
    const terms = slugs.map((slug, index) => ({
      termId: String(index + 1),
      count: kept.filter((one) => one[name] === slug).length,
      node: { slug, name: slug.toUpperCase() },
    }));
    return { slug: name.toUpperCase(), name, label: name, terms };
  };
  const query = (document: { definitions: { name?: { value: string } }[] }, variables: Where) => {
    const operation = document.definitions[0]!.name!.value;
    asked.push(operation);
    if (operation === "getCollectionStats") {
      const attributeCounts = [count("pa_cvyat", variables), count("pa_razmer", variables)];
      return answer({ collectionStats: { priceRange: null, attributeCounts } });
    }
    const kept = things.filter((one) => (variables.taxonomyFilter?.and ?? []).every((q) => has(one, q)));
    const nodes = kept.map(({ id }) => ({ databaseId: id, purchasable: true, averageRating: 0, onSale: false }));
    return answer({ products: { found: nodes.length, pageInfo: { hasNextPage: hasMore, endCursor: "x" }, nodes } });
  };
  const answer = (data: unknown) => Promise.resolve({ data, failure: null, sessionToken: null });
  return { client: { query } as unknown as BackendClient, asked };
}

async function read(filter: string, { hasMore = false, scope = WHOLE_SHOP as ListingScope } = {}) {
  const { client, asked } = backendOf(THINGS, hasMore);
  const choice = toChoice(parseListingQuery(new URLSearchParams({ filter })), scope, TERMS);
  const facets = await readFacets(client, makeMemory(), choice, TERMS.filterAttributes);
  const counts = facets.ok
    ? facets.value.attributes.map(({ terms }) => Object.fromEntries(terms.map(({ slug, count }) => [slug, count])))
    : [];
  return { colours: counts[0], sizes: counts[1], asked };
}

test("with nothing chosen every term has its count, sizes in the order of sizes (design §4; §9)", async () => {
  const { colours, sizes, asked } = await read("");
  expect(colours).toEqual({ byal: 1, sin: 2, siv: 1 });
  expect(Object.entries(sizes!)).toEqual([
    ["s", 1],
    ["m", 2],
    ["xl", 1],
  ]);
  expect(asked).toEqual(["getCollectionStats"]);
});

test("inside a name it is OR, between names AND; what would give nothing has 0 and stays (design §4)", async () => {
  const one = await read("pa_cvyat[sin]");
  expect(one.colours).toEqual({ byal: 1, sin: 2, siv: 1 });
  expect(one.sizes).toEqual({ s: 0, m: 1, xl: 1 });
  const two = await read("pa_cvyat[sin,byal]");
  expect(two.colours).toEqual({ byal: 1, sin: 2, siv: 1 });
  expect(two.sizes).toEqual({ s: 1, m: 1, xl: 1 });
  const both = await read("pa_cvyat[sin,byal],pa_razmer[m,xl]");
  expect(both.colours).toEqual({ byal: 0, sin: 2, siv: 1 });
  expect(both.sizes).toEqual({ s: 1, m: 1, xl: 1 });
});

test("a count that isn't known yet is not guessed (design §4)", async () => {
  const { colours } = await read("pa_cvyat[sin,siv]", { hasMore: true });
  expect(colours).toEqual({ byal: null, sin: null, siv: null });
});

test("a backend that can't count leaves the listing without facets, not without products (design §6)", async () => {
  const failure = { kind: "refused" as const, message: "Cannot query field" };
  const client = { query: () => Promise.resolve({ data: null, failure, sessionToken: null }) };
  const choice = toChoice(parseListingQuery(new URLSearchParams()), WHOLE_SHOP, TERMS);
  const facets = await readFacets(client as unknown as BackendClient, makeMemory(), choice, ["pa_cvyat"]);
  expect(facets).toEqual({ ok: false, failure });
});
