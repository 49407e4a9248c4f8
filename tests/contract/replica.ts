import { inject } from "vitest";
import { GetCatalogProtectedDocument } from "../../graphql/generated/documents";
import { probeCapabilities } from "../../worker/woocommerce/capabilities";
import { createBackendClient, type BackendClient } from "../../worker/woocommerce/client";
import { openIndex, type CatalogIndex } from "../../worker/catalog/index/open-index";
import type { EntryData } from "../../worker/catalog/rows/row-data";
import type { ProductRow, TermRow } from "../../worker/catalog/rows/rows";
import { SnapshotBuild } from "../../worker/catalog/publication/build-snapshot";
import type { SourceProducts, SourceTerms } from "../../worker/catalog/rows/catalog-source";
import { SYNC_READ_TIMEOUT_MS, WooCatalogSource } from "../../worker/woocommerce/catalog-source/catalog-source";
import { readCursorId } from "../../worker/woocommerce/catalog-source/protected-products";
import { openStorage } from "../doubles/map-storage";

export interface Replica {
  index: CatalogIndex;
  /** By id. */
  entries: Map<number, EntryData>;
  /** By id, how many products are sold less. */
  sold: Map<number, number>;
  malformed: SourceProducts["malformed"];
  /** Behind a password: the backend lists and counts them, and the shop doesn't show them. */
  hidden: number[];
  /** How many queries it took. */
  queries: number;
}

/** What the synchronization asks the backend of this suite with. */
export function openSource() {
  const counted = { queries: 0 };
  const endpoint = inject("endpoint");
  const fetcher: typeof fetch = (...given) => {
    counted.queries++;
    return fetch(...given);
  };
  const client = createBackendClient({
    name: "public",
    url: endpoint,
    fetch: fetcher,
    onFailure: (failure) => console.error(failure),
    readTimeoutMs: SYNC_READ_TIMEOUT_MS,
  });
  const documents = { origin: new URL(endpoint).origin, menus: ["PRIMARY"] };
  const source = new WooCatalogSource(client, () => probeCapabilities(endpoint, fetcher), documents, openStorage());
  return { source, counted, listProtected: () => listProtected(client) };
}

/** The catalog of the backend that the suite runs against, as a full synchronization reads it, and its index. */
export async function readReplica(): Promise<Replica> {
  const { source, counted, listProtected: listHidden } = openSource();
  const terms = await walk<SourceTerms>((after) => source.listTerms(after));
  const products = await walk<SourceProducts>((after) => source.listProducts(25, after));
  const ranking = await walk((after) => source.listIds(100, after, "POPULARITY"));
  const best = ranking.flatMap(({ ids }) => ids);
  const hidden = await listHidden();
  const sold = new Map(best.map((id, place) => [id, best.length - place]));
  const rows = products.flatMap((page) => page.rows);
  const entries = new Map(
    rows.map(({ id, entry }) => [id, { ...(JSON.parse(entry) as EntryData), totalSales: sold.get(id) ?? 0 }]),
  );
  const bytes = await index(
    rows.map((row) => ({ ...row, entry: JSON.stringify(entries.get(row.id)) })),
    terms.flatMap((page) => page.rows),
    sold,
  );
  return {
    index: openIndex(bytes),
    entries,
    sold,
    malformed: products.flatMap((page) => page.malformed),
    hidden,
    queries: counted.queries,
  };
}

async function listProtected(client: BackendClient): Promise<number[]> {
  const { data } = await client.query(GetCatalogProtectedDocument, {});
  return (data?.contentNodes?.edges ?? []).map(({ cursor }) => readCursorId(cursor));
}

async function walk<Page extends { next: string | null }>(
  read: (after: string | null) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
    const page: Page = await read(after);
    pages.push(page);
    after = page.next;
  }
  return pages;
}

async function index(rows: ProductRow[], terms: TermRow[], sold: Map<number, number>): Promise<Uint8Array> {
  const sorted = rows.toSorted((a, b) => a.id - b.id);
  const parts = {
    rows: {
      listEntries: (after: number, limit: number) =>
        Promise.resolve(
          sorted
            .filter(({ id }) => id > after)
            .slice(0, limit)
            .map(({ id, entry, card }) => ({ id, entry, card })),
        ),
      listAttributes: () => Promise.resolve(rows.flatMap(({ attributes }) => attributes)),
    },
    terms: { list: () => Promise.resolve(terms) },
    // Discounts are the shop's own: the backend has no order by them to compare with.
    prices: { findLowestPrices: () => Promise.resolve(new Map<number, number>()) },
    sold,
    log: () => undefined,
  };
  const build = new SnapshotBuild(parts);
  await build.addPages(Infinity);
  return build.finish();
}
