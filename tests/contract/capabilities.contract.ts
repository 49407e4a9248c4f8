import { beforeAll, expect, inject, test } from "vitest";
import { listBrandLinks } from "../../app/backend/brands";
import { CAPABILITIES, probeCapabilities, type Capabilities } from "../../app/backend/capabilities";
import { createBackendClient, type BackendClient } from "../../app/backend/client";
import { askCurrency } from "../../app/backend/currency";
import { parseListingQuery } from "../../app/shop/listing-query";
import { BRAND_TAXONOMY } from "../../app/config/tracking";
import {
  GetBrandsDocument,
  GetCategoryExtrasDocument,
  GetCollectionStatsDocument,
  GetLoginClientsDocument,
  GetProductBrandsDocument,
  GetProductSeoDocument,
} from "../../graphql/generated/documents";

let client: BackendClient;
let capabilities: Capabilities;

beforeAll(async () => {
  client = createBackendClient({ name: "public", url: inject("endpoint"), fetch, onFailure: () => undefined });
  const found = await probeCapabilities(inject("endpoint"), fetch);
  if (!found) throw new Error("the backend didn't answer the probe");
  capabilities = found;
});

test("the probe knows of every optional part whether this shop has it (design §6)", () => {
  for (const name of CAPABILITIES) expect(capabilities[name]).toBeTypeOf("boolean");
});

test("what it calls offered is answered, and what it calls missing is refused (design §6)", async () => {
  const questions = {
    seo: () => client.query(GetProductSeoDocument, { slug: "" }),
    loginClients: () => client.query(GetLoginClientsDocument, {}),
    productBrands: () => client.query(GetProductBrandsDocument, {}),
    brandAttribute: () => client.query(GetBrandsDocument, { taxonomies: [BRAND_TAXONOMY as never] }),
    collectionStats: () => client.query(GetCollectionStatsDocument, {}),
    categoryExtras: () => client.query(GetCategoryExtrasDocument, { slug: "" }),
  };
  for (const [name, ask] of Object.entries(questions)) {
    const { failure } = await ask();
    const isMissing =
      failure?.kind === "refused" && /Cannot query field|got invalid value|does not exist/.test(failure.message);
    expect(!isMissing, name).toBe(capabilities[name as keyof Capabilities]);
  }
});

test("brands that are an attribute alone are found, each with its products and the way to them (design §6)", async ({
  skip,
}) => {
  if (!capabilities.brandAttribute) skip("this shop has no attribute pa_brands");
  const brands = await listBrandLinks(client, { brandAttribute: true });
  expect(brands.ok && brands.value.length).toBeGreaterThan(0);
  for (const { count, path } of brands.ok ? brands.value : []) {
    expect(count).toBeGreaterThan(0);
    expect(parseListingQuery(new URL(path, "https://shop.test").searchParams).attributes).toHaveProperty("pa_brands");
  }
});

test.runIf(inject("isDemo"))("the demo offers them all (design §6)", () => {
  expect(Object.entries(capabilities).filter(([, isOffered]) => !isOffered)).toEqual([]);
});

test("an empty cart's total names the currency that the shop sells in (design §8)", async () => {
  const asked = await askCurrency(client);
  expect(["BGN", "EUR"]).toContain(asked.ok ? asked.value : asked.failure);
});
