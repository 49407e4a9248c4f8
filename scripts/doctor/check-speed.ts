import {
  GetBackendFactsDocument,
  GetCartDocument,
  GetCatalogCategoriesDocument,
  GetCatalogIdsDocument,
  GetCatalogProductsDocument,
  GetContentTimesDocument,
  GetMenuDocument,
  GetProductReviewsDocument,
  GetStockStatusDocument,
  GetStorePagesDocument,
} from "../../graphql/generated/documents.ts";
import { PAGE_DEADLINE_MS } from "../../app/config/limits.ts";
import type { Finding } from "./findings.ts";
import type { Guest } from "./wordpress.ts";

const ROUNDS = 3;
const LONGEST_MS = 30_000;
const SLOW_MS = 1000;

/** Ten queries as the shop sends them. Shoppers wait for the first three. */
function listQueries(guest: Guest, slug: string): [name: string, send: () => Promise<unknown>][] {
  return [
    ["cart", () => guest.ask(GetCartDocument, {})],
    ["stock of a product", () => guest.ask(GetStockStatusDocument, { slug })],
    ["reviews of a product", () => guest.ask(GetProductReviewsDocument, { slug, first: 10 })],
    ["24 products", () => guest.ask(GetCatalogProductsDocument, { first: 24, facts: [], reviews: 10 })],
    ["ids of 100 products", () => guest.ask(GetCatalogIdsDocument, { first: 100 })],
    ["categories", () => guest.ask(GetCatalogCategoriesDocument, {})],
    ["posts and pages", () => guest.ask(GetContentTimesDocument, { after: null })],
    ["pages of the shop's screens", () => guest.ask(GetStorePagesDocument, {})],
    ["menu", () => guest.ask(GetMenuDocument, { location: "PRIMARY" })],
    ["name and currency", () => guest.ask(GetBackendFactsDocument, {})],
  ];
}

const WAITED_FOR = 3;

/**
 * The median of three times of each query, one after the other. The first round fills WordPress's caches, so it
 * counts only if no other follows. After half a minute no further round begins.
 */
export async function checkSpeed(guest: Guest, slug: string): Promise<Finding> {
  const end = performance.now() + LONGEST_MS;
  const times: { name: string; ms: number }[] = [];
  const queries = listQueries(guest, slug);
  const first = new Map<string, number>();
  for (const [name, send] of queries) first.set(name, await time(send));
  for (const [name, send] of queries) {
    const taken: number[] = [];
    while (taken.length < ROUNDS && performance.now() < end) taken.push(await time(send));
    times.push({ name, ms: taken.length > 0 ? median(taken) : first.get(name)! });
  }
  return judgeSpeed(times);
}

/** A query is slow from one second on. A query that shoppers wait for must end within the deadline of a page. */
export function judgeSpeed(times: { name: string; ms: number }[]): Finding {
  const subject = "Speed";
  const details = times.map(
    ({ name, ms }) => `${String(Math.round(ms)).padStart(6)} ms  ${name}${ms > SLOW_MS ? "  (slow)" : ""}`,
  );
  const late = times.slice(0, WAITED_FOR).filter(({ ms }) => ms > PAGE_DEADLINE_MS);
  const slow = times.filter(({ ms }) => ms > SLOW_MS);
  const said = "ten queries of the shop, in the median:";
  const todo = "PHP's OPcache on, a persistent object cache (Redis), fewer plugins, or a faster host";
  if (late.length > 0) return { level: "wrong", subject, said, todo, details };
  return slow.length > 0 ? { level: "advice", subject, said, todo, details } : { level: "ok", subject, said, details };
}

/** The duration in milliseconds. A failed query counts with the time until it failed. */
async function time(send: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await send().catch(() => undefined);
  return performance.now() - start;
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
