import { beforeAll, expect, inject, test } from "vitest";
import { probeCapabilities, fetchCurrency } from "../../worker/woocommerce/capabilities";
import type { Capabilities } from "../../worker/catalog/rows/document-data";
import { createBackendClient, type BackendClient } from "../../worker/woocommerce/client";
import {
  GetCatalogBrandsDocument,
  GetCatalogCategoryExtrasDocument,
  GetContentNodesWithSeoDocument,
} from "../../graphql/generated/documents";

let client: BackendClient;
let capabilities: Capabilities;

beforeAll(async () => {
  client = createBackendClient({ name: "public", url: inject("endpoint"), fetch, onFailure: () => undefined });
  const found = await probeCapabilities(inject("endpoint"), fetch);
  if (!found) throw new Error("the backend didn't answer the probe");
  capabilities = found;
});

test("the probe knows every capability of this shop, or that it lacks it", () => {
  for (const isAvailable of Object.values(capabilities)) expect(isAvailable).toBeTypeOf("boolean");
});

test("a capability that it reports is answered, and one that it reports missing is refused", async () => {
  const queries = {
    seo: () => client.query(GetContentNodesWithSeoDocument, { ids: ["1"], first: 1 }),
    productBrands: () => client.query(GetCatalogBrandsDocument, {}),
    categoryExtras: () => client.query(GetCatalogCategoryExtrasDocument, {}),
  };
  for (const [name, ask] of Object.entries(queries)) {
    const { failure } = await ask();
    const isMissing =
      failure?.kind === "refused" && /Cannot query field|got invalid value|does not exist/.test(failure.message);
    expect(!isMissing, name).toBe(capabilities[name as keyof Capabilities]);
  }
});

test.runIf(inject("isDemo"))("the demo offers them all", () => {
  expect(Object.entries(capabilities).filter(([, isAvailable]) => !isAvailable)).toEqual([]);
});

test("an empty cart's total has the shop's currency", async () => {
  const asked = await fetchCurrency(client);
  expect(["BGN", "EUR"]).toContain(asked.ok ? asked.value : asked.failure);
});
