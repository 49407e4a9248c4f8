import { expect, test } from "vitest";
import { answerWith } from "../../tests/doubles/answering-client";
import recordedBrands from "../../tests/contract/samples/brands-taxonomy.json";
import { listBrandLinks } from "./brands";

const WHOLE = { pageInfo: { hasNextPage: false, endCursor: null } };
const TAXONOMY = { data: { productBrands: { ...WHOLE, ...recordedBrands.response.body.data.productBrands } } };
const NO_TAXONOMY = { data: { productBrands: { ...WHOLE, nodes: [] } } };
const ATTRIBUTE = { data: { terms: { nodes: [{ databaseId: 42, slug: "dr-vita", name: "Dr. Vita", count: 7 }] } } };
const REFUSED = { failure: { kind: "refused", message: "Cannot query field." } } as const;
const OWN = { productBrands: true };
const OFF_THE_SHELF = { name: "Dr. Vita", count: 7, path: "/magazin?filter=pa_brands%5Bdr-vita%5D" };

test("WooCommerce's own brands lead to their pages, and the attribute isn't asked for (design §6)", async () => {
  const { client, asked } = answerWith(TAXONOMY);
  const brands = await listBrandLinks(client, OWN);
  expect(brands.ok && brands.value[0]).toEqual({ name: "Atlet", count: 29, path: "/marka-produkt/atlet" });
  expect(asked).toHaveLength(1);
});

test.each([
  ["refuses them", [REFUSED, ATTRIBUTE], { productBrands: true, brandAttribute: true }, 2],
  ["has none", [NO_TAXONOMY, ATTRIBUTE], { productBrands: true, brandAttribute: true }, 2],
  ["is known to lack them", [ATTRIBUTE], { brandAttribute: true }, 1],
])(
  "a shop that %s has those of its attribute, each leading to its products (design §6)",
  async (_, answers, offers, times) => {
    const { client, asked } = answerWith(...answers);
    expect(await listBrandLinks(client, offers)).toEqual({ ok: true, value: [OFF_THE_SHELF] });
    expect(asked).toHaveLength(times);
    expect(asked.at(-1)?.variables).toEqual({ taxonomies: ["PABRANDS"] });
  },
);

test("a shop without any brands has none, and a fault is no answer", async () => {
  expect(await listBrandLinks(answerWith(REFUSED).client, OWN)).toEqual({ ok: true, value: [] });
  const nothing = answerWith(TAXONOMY);
  expect(await listBrandLinks(nothing.client, {})).toEqual({
    ok: true,
    value: [],
  });
  expect(nothing.asked).toEqual([]);
  const failure = { kind: "timeout" } as const;
  expect(await listBrandLinks(answerWith({ failure }).client, OWN)).toEqual({ ok: false, failure });
  expect(await listBrandLinks(answerWith(NO_TAXONOMY, { failure }).client, { ...OWN, brandAttribute: true })).toEqual({
    ok: false,
    failure,
  });
});
