import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCurrency } from "../../app/domain/values/money.ts";
import {
  findInvalidParts,
  PROBE_NAME,
  writeProbe,
  type ProbeDefinition,
} from "../../worker/woocommerce/schema-probe.ts";

/** What the Worker needs to know about the WordPress behind it. */
interface BackendFacts {
  currency: "BGN" | "EUR";
  title: string;
  tagline: string;
  /** Optional plugins that are missing, with what the shop lacks without them. */
  missing: string[];
}

interface GraphqlAnswer {
  data?: Record<string, Record<string, unknown> | null> | null;
  errors?: { message: string; locations?: { line: number }[] }[];
}

const PATIENCE_MS = 20_000;
const FIRST_WORDS = 120;
const NAMED_MAX = 4;
const GRAPHQL = join(import.meta.dirname, "../..", "graphql");

const WPGRAPHQL = "WPGraphQL 2.20 or newer";
const WOOGRAPHQL = "WPGraphQL for WooCommerce (WooGraphQL) 1.0.2 or newer, over WooCommerce 9.6 or newer";
const OPTIONAL: [test: RegExp, plugin: string][] = [
  [
    /\/(login|loginWithProvider|logout|refreshToken|getLoginClients)$/,
    "Headless Login for WPGraphQL: nobody can sign in",
  ],
  [/\/seo\//, "Yoast SEO with Add WPGraphQL SEO: pages describe themselves"],
  [/\/extras\//, ""],
];

/**
 * Checks whether a WordPress can back the shop. Throws an error that names the request, the response and what to try, or the
 * plugin that provides what the schema lacks.
 */
export async function queryBackend(url: string): Promise<BackendFacts> {
  const missing = await checkSchema(url);
  const facts = readFileSync(join(GRAPHQL, "checkout/getBackendFacts.graphql"), "utf8");
  const { data, errors } = await ask(url, facts, "getBackendFacts");
  const total = data?.cart?.total;
  const currency = readCurrency(total);
  if (!currency)
    throw new Error(
      `WooCommerce has its prices neither in leva nor in euro: an empty cart is ${JSON.stringify(total ?? errors?.[0]?.message)}.\n` +
        "  Try:       WooCommerce > Settings > General > Currency: EUR",
    );
  const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");
  return {
    currency,
    title: text(data?.generalSettings?.title),
    tagline: text(data?.generalSettings?.description),
    missing,
  };
}

async function checkSchema(url: string): Promise<string[]> {
  const definitions = readDefinitions();
  const { data, errors = [] } = await ask(url, writeProbe(definitions), PROBE_NAME);
  if (data) return [];
  const blamed = findInvalidParts(definitions, errors);
  if (!blamed)
    throw new Error(describe(url, `GraphQL: ${errors[0]?.message}`, "the log of PHP and the plugins' versions"));
  const needed = [...blamed].filter(([part]) => !OPTIONAL.some(([test]) => test.test(part)));
  const lacks = (plugin: string) => needed.filter(([part]) => pluginOf(part) === plugin).flatMap(([, said]) => said);
  const told = [WPGRAPHQL, WOOGRAPHQL].flatMap((plugin) => {
    const said = [...new Set(lacks(plugin))];
    const more = said.length > NAMED_MAX ? `\n    … and ${said.length - NAMED_MAX} more` : "";
    return said.length > 0 ? [`  ${plugin} is missing:\n    ${said.slice(0, NAMED_MAX).join("\n    ")}${more}`] : [];
  });
  if (told.length > 0) throw new Error(`The schema at ${url} lacks what the shop asks for.\n${told.join("\n")}`);
  const absent = OPTIONAL.filter(([test, plugin]) => plugin && [...blamed.keys()].some((part) => test.test(part)));
  return absent.map(([, plugin]) => plugin);
}

function pluginOf(part: string): string {
  return /\/(blog|sitemap)\//.test(part) ? WPGRAPHQL : WOOGRAPHQL;
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

async function ask(url: string, query: string, operationName?: string): Promise<GraphqlAnswer> {
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, operationName }),
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (error) {
    throw new Error(describe(url, `nothing: ${causeOf(error)}`, adviseConnection(url, causeOf(error))), {
      cause: error,
    });
  }
  const body = await answer.text().catch(() => "");
  const said = readResponse(body);
  if (said) return said;
  const type = answer.headers.get("content-type")?.split(";")[0] ?? "no type";
  const words = body
    .replace(/<(script|style)[^]*?<\/\1>|<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, FIRST_WORDS);
  const back = `status ${answer.status}, ${type}${words ? `, “${words}”` : ", nothing in it"}`;
  throw new Error(describe(url, back, adviseAnswer(url, answer)));
}

function readResponse(body: string): GraphqlAnswer | null {
  try {
    const answer: unknown = JSON.parse(body);
    const isAnswer = typeof answer === "object" && answer !== null && ("data" in answer || "errors" in answer);
    return isAnswer ? (answer as GraphqlAnswer) : null;
  } catch {
    return null;
  }
}

function describe(url: string, back: string, advice: string): string {
  return `No shop can stand over BACKEND_URL.\n  Asked:     POST ${url}\n  Came back: ${back}\n  Try:       ${advice}`;
}

function causeOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === "TimeoutError") return `no answer within ${PATIENCE_MS / 1000} seconds`;
  return [cause?.code, cause?.message ?? message].filter(Boolean).join(", ");
}

function adviseConnection(url: string, cause: string): string {
  if (/CERT|SELF_SIGNED|SIGNATURE|ERR_TLS/i.test(cause))
    return "a certificate that browsers believe: the Worker takes no other. On one's own machine: http://";
  if (/ENOTFOUND|EAI_AGAIN/.test(cause)) return `the name: ${new URL(url).hostname} is known nowhere`;
  return "whether the server runs, and its port";
}

function adviseAnswer(url: string, { status, headers }: Response): string {
  const graphql = new URL("/graphql", url).href;
  if (status >= 300 && status < 400)
    return `the address that it leads to: ${headers.get("location") ?? "none is named"}`;
  if (status === 401) return "without a password: requests to /graphql must get through (docs/backend-setup.md)";
  if (status === 403)
    return "the firewall or security plugin: POSTs to /graphql must get through (docs/backend-setup.md)";
  if (!/\/graphql\/?$/.test(new URL(url).pathname)) return graphql;
  if (status >= 500) return "the log of PHP";
  return "whether WPGraphQL is active, and Settings > Permalinks, which must not be “plain”";
}
