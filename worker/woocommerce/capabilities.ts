import { createRequest, stringifyDocument } from "@urql/core";
import {
  GetBackendCurrencyDocument,
  GetCatalogBrandsDocument,
  GetCatalogCategoryExtrasDocument,
  GetCatalogPluginSettingsDocument,
  GetCatalogProductsWithSeoDocument,
  GetLoginClientsDocument,
  GetStorefrontDeliveryDocument,
  GetStorefrontSettingsDocument,
  GetTextLanguagesDocument,
} from "../../graphql/generated/documents";
import { READ_TIMEOUT_MS } from "../../app/config/limits";
import { BackendFault } from "./errors";
import { fetchResponse } from "./connection";
import { findInvalidParts, PROBE_NAME, writeProbe, type ProbeDefinition } from "./schema-probe";
import { readCurrency } from "../../app/domain/values/money";
import type { BackendClient } from "./client";
import { readResult } from "./fields";
import type { Capabilities } from "../catalog/rows/document-data";
import { fail, type Result } from "../../app/domain/values/result";

/** Optional parts of WordPress, each with its own operation, which fails as a whole if the schema lacks a field. */
const PARTS = {
  /** Yoast SEO. */
  seo: GetCatalogProductsWithSeoDocument,
  /** The taxonomy product_brand. */
  productBrands: GetCatalogBrandsDocument,
  categoryExtras: GetCatalogCategoryExtrasDocument,
  /** The Sila Storefront plugin. */
  catalogSettings: GetCatalogPluginSettingsDocument,
  /** The Sila Storefront plugin, with the merchant's settings. */
  shopSettings: GetStorefrontSettingsDocument,
  /** The Sila Storefront plugin, with couriers and the parcels of orders. */
  couriers: GetStorefrontDeliveryDocument,
  /** The Sila Storefront plugin, which says what language a text is in. */
  textLanguages: GetTextLanguagesDocument,
  /** Headless Login. */
  accounts: GetLoginClientsDocument,
} satisfies Record<keyof Capabilities, unknown>;

const CAPABILITIES = Object.keys(PARTS) as (keyof Capabilities)[];

/**
 * Detects what the backend's schema supports: one request that contains the very operations, which are validated but never
 * executed. null if there is no usable response.
 */
export async function probeCapabilities(
  url: string,
  fetcher: typeof fetch,
  timeoutMs = READ_TIMEOUT_MS,
): Promise<Capabilities | null> {
  const definitions = listDefinitions();
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: writeProbe(definitions), operationName: PROBE_NAME, variables: {} }),
  };
  try {
    const response = await fetchResponse(fetcher, url, init, timeoutMs);
    const { errors = [] } = (await response.json()) as {
      errors?: { message: string; locations?: { line: number }[] }[];
    };
    if (response.status >= 500 || errors.some(({ message }) => /internal server error/i.test(message))) return null;
    // An error without a location can't be attributed: every part counts as supported, and its query may still be refused.
    const invalid = findInvalidParts(definitions, errors) ?? new Map();
    return Object.fromEntries(CAPABILITIES.map((name) => [name, !invalid.has(name)])) as Capabilities;
  } catch (error) {
    if (error instanceof BackendFault) return null;
    throw error;
  }
}

/** Each operation and fragment once, with the parts that use it. */
function listDefinitions(): ProbeDefinition[] {
  const found = new Map<string, ProbeDefinition>();
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

/** The currency WooCommerce sells in; null if it is neither BGN nor EUR. */
export async function fetchCurrency(client: BackendClient): Promise<Result<"BGN" | "EUR" | null>> {
  const { data, failure } = await client.query(GetBackendCurrencyDocument, {});
  if (!data) return fail(failure ?? { kind: "bad-answer" });
  return readResult(() => readCurrency(data.cart?.total));
}
