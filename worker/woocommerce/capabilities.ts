import { createRequest, stringifyDocument } from "@urql/core";
import {
  GetBackendCurrencyDocument,
  GetCatalogBrandsDocument,
  GetCatalogCategoryExtrasDocument,
  GetCatalogPluginSettingsDocument,
  GetCatalogProductsWithSeoDocument,
  GetStorefrontStockDocument,
} from "../../graphql/generated/documents";
import { READ_TIMEOUT_MS } from "../../app/config/limits";
import { BackendFault } from "./errors";
import { fetchAnswer } from "./guarded-fetch";
import { blameParts, PROBE_NAME, writeProbe, type Probed } from "./schema-probe";
import { readCurrency } from "../../app/domain/values/money";
import type { BackendClient } from "./client";
import { readResult } from "./fields";
import { fail, type Result } from "../../app/domain/values/result";

/** Parts that a merchant's WordPress may lack; one of their fields in another operation would end all of it. */
const PARTS = {
  /** Yoast SEO. */
  seo: GetCatalogProductsWithSeoDocument,
  /** The taxonomy product_brand. */
  productBrands: GetCatalogBrandsDocument,
  categoryExtras: GetCatalogCategoryExtrasDocument,
  /** This shop's plugin, from 1.4 on. */
  stockLetters: GetStorefrontStockDocument,
  /** The same, from 1.8 on. */
  catalogSettings: GetCatalogPluginSettingsDocument,
};

type Capability = keyof typeof PARTS;

export type Capabilities = Record<Capability, boolean>;

const CAPABILITIES = Object.keys(PARTS) as Capability[];

/**
 * What the backend offers: one question that holds the very operations, which are validated and never run. null when it got
 * no answer: then nothing is known.
 */
export async function probeCapabilities(url: string, fetcher: typeof fetch): Promise<Capabilities | null> {
  const definitions = listDefinitions();
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: writeProbe(definitions), operationName: PROBE_NAME, variables: {} }),
  };
  try {
    const answer = await fetchAnswer(fetcher, url, init, READ_TIMEOUT_MS);
    const { errors = [] } = (await answer.json()) as { errors?: { message: string; locations?: { line: number }[] }[] };
    if (answer.status >= 500 || errors.some(({ message }) => /internal server error/i.test(message))) return null;
    // A mistake that can't be placed says nothing of any part: each is tried, and may be refused.
    const blamed = blameParts(definitions, errors) ?? new Map();
    return Object.fromEntries(CAPABILITIES.map((name) => [name, !blamed.has(name)])) as Capabilities;
  } catch (error) {
    if (error instanceof BackendFault) return null;
    throw error;
  }
}

/** Each operation and fragment once, with the parts that use it. */
function listDefinitions(): Probed[] {
  const found = new Map<string, Probed>();
  for (const [part, document] of Object.entries(PARTS)) {
    for (const definition of createRequest(document.toString(), {}).query.definitions) {
      const text = stringifyDocument(definition).trim();
      const known = found.get(text);
      if (known) known.parts.push(part);
      else found.set(text, { text, parts: [part] });
    }
  }
  return [...found.values()];
}

/** The currency that WooCommerce sells in; null where it is neither lev nor euro. */
export async function fetchCurrency(client: BackendClient): Promise<Result<"BGN" | "EUR" | null>> {
  const { data, failure } = await client.query(GetBackendCurrencyDocument, {});
  if (!data) return fail(failure ?? { kind: "bad-answer" });
  return readResult(() => readCurrency(data.cart?.total));
}
