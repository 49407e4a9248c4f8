import { BackendFault } from "../../woocommerce/errors";
import { createBitset } from "../index/encoding/bits";
import { FORMAT_VERSION, splitSnapshots } from "../index/encoding/snapshot-format";
import { SEARCH_LANGUAGES } from "../index/search-languages";
import { openIndex, type CatalogIndex } from "../index/open-index";
import { LISTS_DOCUMENT, type PublishedLists } from "./published-lists";
import { CHUNKS_SQL, joinChunks, type SnapshotPointer } from "./snapshot-store";
import type { Term } from "../../../app/domain/product/product";
import { decodeSlug } from "../../../app/domain/values/slug";
import { TAXONOMIES } from "../rows/rows";
import { log } from "../../../app/services/log";

/** An opened published snapshot with the lists published with it. */
export interface LoadedCatalog {
  pointer: SnapshotPointer;
  index: CatalogIndex;
  /** The index of posts and pages, by their ids in WordPress. */
  articles: CatalogIndex;
  lists: PublishedLists;
  names: TermNames;
}

/** The last catalog that this isolate opened, by database and scope. */
const opened = new WeakMap<D1Database, Map<string, LoadedCatalog>>();

/** The catalog that this isolate opened last; null: none yet. */
export function findOpened(db: D1Database, scope: string): LoadedCatalog | null {
  return opened.get(db)?.get(scope) ?? null;
}

/**
 * Opens the pointer's snapshot with the session that has read the pointer; if that fails, returns the isolate's previous one.
 * Throws BackendFault if there is none. Requests don't share a load in progress, because the request that started it may be
 * canceled.
 */
export async function openCatalog(
  db: D1Database,
  scope: string,
  pointer: SnapshotPointer,
  session: D1DatabaseSession,
): Promise<LoadedCatalog> {
  try {
    const catalog = await readCatalog(session, scope, pointer);
    const current = findOpened(db, scope);
    if (current && current.pointer.version >= pointer.version) return current;
    const scopes = opened.get(db) ?? new Map<string, LoadedCatalog>();
    opened.set(db, scopes.set(scope, catalog));
    return catalog;
  } catch (error) {
    log("catalog-index-load-failed", { version: pointer.version, error });
    const current = findOpened(db, scope);
    if (current) return current;
    throw new BackendFault({ kind: "unreachable" });
  }
}

// Lists are written before the snapshot, so they may be newer than it for a moment.
const LISTS_SQL = "SELECT data FROM catalog_document WHERE scope = ?1 AND name = ?2";
const ATTRIBUTES_SQL =
  "SELECT taxonomy, slug, name, language FROM catalog_attribute WHERE scope = ?1 ORDER BY taxonomy, slug";
// Categories are in the lists.
const TERMS_SQL = `SELECT taxonomy, slug, data ->> '$.name' AS name, data ->> '$.language' AS language FROM catalog_term
  WHERE scope = ?1 AND taxonomy <> 'category' ORDER BY taxonomy, position, id`;

async function readCatalog(
  session: D1DatabaseSession,
  scope: string,
  pointer: SnapshotPointer,
): Promise<LoadedCatalog> {
  const [chunks, lists, attributes, terms] = await session.batch<unknown>([
    session.prepare(CHUNKS_SQL).bind(scope, FORMAT_VERSION, pointer.version),
    session.prepare(LISTS_SQL).bind(scope, LISTS_DOCUMENT),
    session.prepare(ATTRIBUTES_SQL).bind(scope),
    session.prepare(TERMS_SQL).bind(scope),
  ]);
  const bytes = joinChunks(chunks!.results as { digits: string }[], pointer.size);
  const [document] = lists!.results as { data: string }[];
  if (!bytes || !document) throw new Error("it has been deleted");
  return {
    pointer,
    ...openIndexes(bytes),
    lists: JSON.parse(document.data) as PublishedLists,
    names: toTermNames([...attributes!.results, ...terms!.results] as NamedTerm[]),
  };
}

function openIndexes(bytes: Uint8Array): Pick<LoadedCatalog, "index" | "articles"> {
  const snapshots = splitSnapshots(bytes);
  const articles = openIndex(snapshots.articles, ...SEARCH_LANGUAGES);
  // Articles have no kinds of things: the first noun of a title is its subject.
  return {
    index: openIndex(snapshots.products, ...SEARCH_LANGUAGES),
    articles: { ...articles, kindWords: createBitset(articles.words.size) },
  };
}

/** Display names of attributes, their terms, brands and tags. */
interface TermNames {
  /** Attribute labels by taxonomy: "pa_brands" -> "Brand". */
  labels: ReadonlyMap<string, string>;
  /**
   * Display names by taxonomy ("pa_razmer", "product_brand", "product_tag") and decoded slug, in the merchant's order.
   */
  terms: ReadonlyMap<string, ReadonlyMap<string, TermName>>;
}

type TermName = Omit<Term, "slug">;

interface NamedTerm {
  taxonomy: string;
  slug: string;
  name: string;
  language: string | null;
}

const WORDPRESS_NAMES: Record<string, string> = TAXONOMIES;

function toTermNames(named: NamedTerm[]): TermNames {
  const labels = new Map<string, string>();
  const names = new Map<string, Map<string, TermName>>();
  for (const { taxonomy, slug, name, language } of named) {
    const key = WORDPRESS_NAMES[taxonomy] ?? taxonomy;
    if (slug === "") {
      labels.set(key, name);
      continue;
    }
    const ofTaxonomy = names.get(key) ?? new Map<string, TermName>();
    names.set(key, ofTaxonomy.set(decodeSlug(slug), { name, ...(language !== null && { language }) }));
  }
  return { labels, terms: names };
}
