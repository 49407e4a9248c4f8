import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCurrency } from "../../app/domain/values/money.ts";
import { GetBackendFactsDocument, type GetBackendFactsQuery } from "../../graphql/generated/documents.ts";
import {
  findInvalidParts,
  PROBE_NAME,
  writeProbe,
  type ProbeDefinition,
} from "../../worker/woocommerce/schema-probe.ts";
import { describe, postQuery } from "./post-query.ts";

/** A shop over a WooCommerce in leva isn't deployed. */
export const LEVA_ADVICE =
  "WooCommerce > Settings > General > Currency: EUR, with its prices changed over. Bulgaria pays in euro since\n" +
  "2026-01-01: no bank takes leva, and no card is charged in them. To sell in leva all the same: SELL_IN_BGN=yes npm run deploy";

/** What the Worker needs to know about the WordPress behind it. */
export interface BackendFacts {
  currency: "BGN" | "EUR";
  title: string;
  tagline: string;
  /** Missing optional plugins, with what the shop lacks without them. */
  missing: string[];
}

const NAMED_MAX = 4;
const GRAPHQL = join(import.meta.dirname, "../..", "graphql");

const WPGRAPHQL = "WPGraphQL 2.20 or newer";
const WOOGRAPHQL = "WPGraphQL for WooCommerce (WooGraphQL) 1.0.2 or newer, over WooCommerce 9.6 or newer";
const OPTIONAL: [test: RegExp, plugin: string][] = [
  // WooGraphQL gives a registered customer tokens only where an authentication plugin is active.
  [
    /\/(login|loginWithProvider|refreshToken|getLoginClients|registerCustomer)$/,
    "Headless Login for WPGraphQL: nobody can sign in",
  ],
  [/\/seo\//, "Yoast SEO with Add WPGraphQL SEO: pages describe themselves"],
  // Headless Login offers logout only if it sets cookies, which the shop doesn't need.
  [/\/logout$|\/(extras|doctor)\//, ""],
];

/**
 * Checks whether a WordPress can back the shop. Throws an error that names the request, the response and what to try, or the
 * plugin that provides what the schema lacks.
 */
export async function queryBackend(url: string): Promise<BackendFacts> {
  const { required, optional } = await checkSchema(url);
  if (required.length > 0) {
    const missing = required.map(({ plugin, said }) => `  ${plugin} is missing:\n    ${said.join("\n    ")}`);
    throw new Error(`The schema at ${url} lacks what the shop asks for.\n${missing.join("\n")}`);
  }
  const query = String(GetBackendFactsDocument);
  const { data, errors } = (await postQuery<GetBackendFactsQuery>(url, { query })).answer;
  const total = data?.cart?.total;
  const currency = readCurrency(total);
  if (!currency)
    throw new Error(
      `WooCommerce has its prices neither in leva nor in euro: an empty cart is ${JSON.stringify(total ?? errors?.[0]?.message)}.\n` +
        "  Try:       WooCommerce > Settings > General > Currency: EUR",
    );
  return {
    currency,
    title: data?.generalSettings?.title?.trim() ?? "",
    tagline: data?.generalSettings?.description?.trim() ?? "",
    missing: optional,
  };
}

/** What a schema lacks that the shop queries. */
interface SchemaGaps {
  /** Required plugins, with GraphQL's messages about their missing fields. */
  required: { plugin: string; said: string[] }[];
  /** Optional plugins, with what the shop does without them. */
  optional: string[];
}

/** Validates every operation of the shop against the schema at `url`, in one request that runs none of them. */
export async function checkSchema(url: string): Promise<SchemaGaps> {
  const definitions = readDefinitions();
  const query = writeProbe(definitions);
  const { data, errors = [] } = (await postQuery(url, { query, operationName: PROBE_NAME })).answer;
  if (data) return { required: [], optional: [] };
  const blamed = findInvalidParts(definitions, errors);
  if (!blamed)
    throw new Error(describe(url, `GraphQL: ${errors[0]?.message}`, "the log of PHP and the plugins' versions"));
  const needed = [...blamed].filter(([part]) => !OPTIONAL.some(([test]) => test.test(part)));
  const lacks = (plugin: string) => needed.filter(([part]) => pluginOf(part) === plugin).flatMap(([, said]) => said);
  const required = [WPGRAPHQL, WOOGRAPHQL].flatMap((plugin) => {
    const said = [...new Set(lacks(plugin))];
    const more = said.length > NAMED_MAX ? [`… and ${said.length - NAMED_MAX} more`] : [];
    return said.length > 0 ? [{ plugin, said: [...said.slice(0, NAMED_MAX), ...more] }] : [];
  });
  const absent = OPTIONAL.filter(([test, plugin]) => plugin && [...blamed.keys()].some((part) => test.test(part)));
  return { required, optional: absent.map(([, plugin]) => plugin) };
}

function pluginOf(part: string): string {
  return /\/content\//.test(part) ? WPGRAPHQL : WOOGRAPHQL;
}

/** Every operation of the shop, and each fragment with the operations that use it. */
function readDefinitions(): ProbeDefinition[] {
  const paths = readdirSync(GRAPHQL, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".graphql") && path !== "schema.graphql",
  );
  const files = paths.toSorted().map((path) => ({
    part: `/${path.replace(/\.graphql$/, "").replaceAll("\\", "/")}`,
    text: readFileSync(join(GRAPHQL, path), "utf8").trim(),
  }));
  const fragments = new Map(
    files.flatMap(({ text }) =>
      /^fragment (\w+)/m.exec(text)?.[1] ? [[/^fragment (\w+)/m.exec(text)![1]!, text] as const] : [],
    ),
  );
  const uses = (text: string, name: string, passed = new Set<string>()): boolean =>
    [...text.matchAll(/\.\.\.(\w+)/g)].some(([, used = ""]) => {
      if (used === name) return true;
      if (used === "on" || passed.has(used)) return false;
      passed.add(used);
      return uses(fragments.get(used) ?? "", name, passed);
    });
  const operations = files.filter(({ text }) => !/^fragment /m.test(text));
  return files.map(({ part, text }) => {
    const name = /^fragment (\w+)/m.exec(text)?.[1];
    return { text, parts: name ? operations.filter((one) => uses(one.text, name)).map((one) => one.part) : [part] };
  });
}
