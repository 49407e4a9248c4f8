import { BackendFault } from "../../woocommerce/errors";
import { createBitset } from "../index/encoding/bits";
import { splitSnapshots } from "../index/encoding/snapshot-format";
import { openIndex, type CatalogIndex } from "../index/open-index";
import { LISTS_DOCUMENT, type PublishedLists } from "./published-lists";
import { SnapshotStore, type SnapshotPointer } from "./snapshot-store";
import { decodeSlug } from "../../../app/domain/values/slug";
import { BRAND, TAG } from "../index/catalog-product";

/** An opened published snapshot with the lists published with it. */
export interface LoadedCatalog {
  pointer: SnapshotPointer;
  index: CatalogIndex;
  /** Of posts and pages, by their ids in WordPress. */
  articles: CatalogIndex;
  lists: PublishedLists;
  names: TermNames;
}

/** The last catalog that this isolate opened, by database and scope. */
const opened = new WeakMap<D1Database, Map<string, LoadedCatalog>>();

/** The isolate's snapshot: loaded once, and replaced when the pointer refers to a newer one. */
export class IndexCache {
  readonly #db: D1Database;
  readonly #kv: KVNamespace;
  readonly #scope: string;

  constructor(db: D1Database, kv: KVNamespace, scope: string) {
    this.#db = db;
    this.#kv = kv;
    this.#scope = scope;
  }

  /** null: this isolate hasn't loaded one yet. */
  get current(): LoadedCatalog | null {
    return opened.get(this.#db)?.get(this.#scope) ?? null;
  }

  /**
   * Loads the pointer's snapshot; if that fails, returns the isolate's previous one. Throws BackendFault if there is none.
   * Requests don't share a load in progress, because the request that started it may be canceled.
   */
  async load(pointer: SnapshotPointer): Promise<LoadedCatalog> {
    try {
      const catalog = await this.#read(pointer);
      const { current } = this;
      if (current && current.pointer.version > pointer.version) return current;
      const scopes = opened.get(this.#db) ?? new Map<string, LoadedCatalog>();
      opened.set(this.#db, scopes.set(this.#scope, catalog));
      return catalog;
    } catch (error) {
      const { version } = pointer;
      console.error(
        JSON.stringify({ event: "catalog-index-load-failed", version, message: String(error).slice(0, 200) }),
      );
      if (this.current) return this.current;
      throw new BackendFault({ kind: "unreachable" });
    }
  }

  async #read(pointer: SnapshotPointer): Promise<LoadedCatalog> {
    const snapshots = new SnapshotStore(this.#db, this.#kv, this.#scope);
    const [bytes, lists, names] = await Promise.all([
      snapshots.read(pointer),
      this.#readLists(),
      readTermNames(this.#db, this.#scope),
    ]);
    if (this.current?.pointer.version === pointer.version) return this.current;
    if (!bytes || !lists) throw new Error("neither KV nor D1 has it");
    try {
      return { pointer, lists, names, ...openIndexes(bytes) };
    } catch (error) {
      // The copy from KV was corrupt; read the one in D1, unless that was it.
      const copy = pointer.key === null ? null : await snapshots.read({ ...pointer, key: null });
      if (!copy) throw error;
      return { pointer, lists, names, ...openIndexes(copy) };
    }
  }

  // They are written before the pointer: at worst newer than the snapshot for a moment.
  async #readLists(): Promise<PublishedLists | null> {
    const lists = await this.#db
      .prepare("SELECT data FROM catalog_document WHERE scope = ?1 AND name = ?2")
      .bind(this.#scope, LISTS_DOCUMENT)
      .first<string>("data");
    return lists === null ? null : (JSON.parse(lists) as PublishedLists);
  }
}

function openIndexes(bytes: Uint8Array): Pick<LoadedCatalog, "index" | "articles"> {
  const snapshots = splitSnapshots(bytes);
  const articles = openIndex(snapshots.articles);
  // What begins a title is a subject, not the only kind of thing that a search for it means.
  return {
    index: openIndex(snapshots.products),
    articles: { ...articles, kindWords: createBitset(articles.words.size) },
  };
}

/** Display names of attributes, their terms, brands and tags. */
interface TermNames {
  /** Attribute labels by taxonomy: "pa_brands" -> "Brand". */
  labels: ReadonlyMap<string, string>;
  /** By taxonomy ("pa_razmer", "product_brand", "product_tag") and decoded slug, in the merchant's order. */
  terms: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

interface Row {
  taxonomy: string;
  slug: string;
  name: string;
}

const WORDPRESS_NAMES: Record<string, string> = { brand: BRAND, tag: TAG };

/** All names of a scope; categories are in the published lists (published-lists.ts). */
async function readTermNames(db: D1Database, scope: string): Promise<TermNames> {
  const [attributes, terms] = await db.batch<Row>([
    db
      .prepare("SELECT taxonomy, slug, name FROM catalog_attribute WHERE scope = ?1 ORDER BY taxonomy, slug")
      .bind(scope),
    db
      .prepare(
        `SELECT taxonomy, slug, data ->> '$.name' AS name FROM catalog_term
        WHERE scope = ?1 AND taxonomy <> 'category' ORDER BY taxonomy, position, id`,
      )
      .bind(scope),
  ]);
  const labels = new Map<string, string>();
  const names = new Map<string, Map<string, string>>();
  for (const { taxonomy, slug, name } of [...attributes!.results, ...terms!.results]) {
    const key = WORDPRESS_NAMES[taxonomy] ?? taxonomy;
    if (slug === "") labels.set(key, name);
    else names.set(key, (names.get(key) ?? new Map<string, string>()).set(decodeSlug(slug), name));
  }
  return { labels, terms: names };
}
