import {
  GetCatalogIdsDocument,
  GetCatalogProductsDocument,
  GetCatalogProductsWithSeoDocument,
  type GetCatalogIdsQuery,
  type GetCatalogIdsQueryVariables,
  type GetCatalogProductsQuery,
  type GetCatalogProductsQueryVariables,
} from "../../../graphql/generated/documents";
import { requirePart } from "../responses";
import type { Capabilities } from "../../catalog/rows/document-data";
import type { GraphqlResponse, BackendClient } from "../client";
import { BackendFault } from "../errors";
import { REVIEWS_PER_PAGE } from "../../../app/config/limits";
import { FACT_KEYS } from "../../../app/config/product-facts";
import { decodeSlug } from "../../../app/domain/values/slug";
import type {
  CatalogSource,
  SourceDocument,
  SourceDocuments,
  SourceIds,
  SourcePosts,
  SourcePostTimes,
  SourceProducts,
  SourceSettings,
  SourceTerms,
} from "../../catalog/rows/catalog-source";
import { requireNext } from "./complete-product";
import { findPosts, listPostTimes } from "./catalog-posts";
import { readDocuments, type DocumentOptions } from "./catalog-documents";
import { ProtectedProducts, readCursorId } from "./protected-products";
import { readProducts } from "./read-products";
import { querySettings } from "../catalog/catalog-settings";
import { readTerms } from "./catalog-terms";
import { readShopSettings } from "./shop-settings";
import { NO_COURIERS, readCouriers } from "./couriers";
import { StoredValue, type ValueStorage } from "./stored-value";

/** Read timeout of the sync's client: a page of complete products takes WooGraphQL seconds. */
export const SYNC_READ_TIMEOUT_MS = 20_000;

const NO_PRODUCTS: GraphqlResponse<GetCatalogProductsQuery & GetCatalogIdsQuery> = {
  data: { products: { found: null, pageInfo: { hasNextPage: false, endCursor: null }, nodes: [], edges: [] } },
  failure: null,
  sessionToken: null,
};

type IdsQuery = Omit<GetCatalogIdsQueryVariables, "include" | "exclude"> & { include?: number[] };

type ProductsQuery = Pick<GetCatalogProductsQueryVariables, "first" | "after" | "slugIn" | "orderby"> & {
  include?: number[];
};

/** WooCommerce's public catalog over WooGraphQL, without credentials (docs/catalog.md) except for couriers' offices. */
export class WooCatalogSource implements CatalogSource {
  readonly #client: BackendClient;
  readonly #shop: BackendClient;
  readonly #probe: () => Promise<Capabilities | null>;
  readonly #documents: DocumentOptions;
  readonly #protected: ProtectedProducts;
  readonly #capabilities: StoredValue<Capabilities>;
  #sent = 0;

  /**
   * `shop`: a client that the plugin trusts, for couriers' offices; `client` is public. `probe` detects capabilities;
   * null: unknown now. `storage` persists these and the ids of protected products; each sync run refreshes both.
   */
  constructor(
    client: BackendClient,
    probe: () => Promise<Capabilities | null>,
    documents: DocumentOptions,
    storage: ValueStorage,
    shop: BackendClient = client,
  ) {
    this.#client = { ...client, query: (...given) => this.#count(client.query(...given)) };
    this.#shop = { ...shop, query: (...given) => this.#count(shop.query(...given)) };
    this.#probe = probe;
    this.#documents = documents;
    this.#capabilities = new StoredValue(storage, "backend-capabilities");
    this.#protected = new ProtectedProducts(this.#client, storage);
  }

  get sent(): number {
    return this.#sent;
  }

  listProducts(first: number, after: string | null): Promise<SourceProducts> {
    return this.#read({ first, after, orderby: [{ field: "DATE", order: "DESC" }] });
  }

  listModified(first: number, after: string | null): Promise<SourceProducts> {
    return this.#read({ first, after, orderby: [{ field: "MODIFIED", order: "DESC" }] });
  }

  async findProducts(ids: number[]): Promise<SourceProducts> {
    const found = await this.#read({ first: ids.length, include: ids });
    const requested = new Set<number | null>([...ids, null]);
    const isUnrequested = ({ id }: { id: number | null }) => !requested.has(id);
    if (found.rows.some(isUnrequested) || found.malformed.some(isUnrequested))
      throw new BackendFault({ kind: "bad-answer" });
    return found;
  }

  async findBySlug(slug: string): Promise<SourceProducts> {
    const found = await this.#read({ first: 1, slugIn: [slug] });
    const [row] = found.rows;
    if (!row || row.slug === decodeSlug(slug)) return found;
    // WordPress reads "Bar 1" as "bar-1", and the plugin finds a product by its slug in another language, too.
    return { ...found, rows: [] };
  }

  async findIds(ids: number[]): Promise<number[]> {
    const found = await this.#readIds({ first: ids.length, include: ids, orderby: [{ field: "DATE", order: "DESC" }] });
    const requested = new Set(ids);
    if (found.next !== null || found.ids.some((id) => !requested.has(id)))
      throw new BackendFault({ kind: "bad-answer" });
    return found.ids;
  }

  listIds(first: number, after: string | null, order: "DATE" | "POPULARITY" = "DATE"): Promise<SourceIds> {
    return this.#readIds({ first, after, orderby: [{ field: order, order: "DESC" }] });
  }

  async listTerms(cursor: string | null): Promise<SourceTerms> {
    return readTerms(this.#client, await this.#readCapabilities(), cursor);
  }

  listPostTimes(after: string | null): Promise<SourcePostTimes> {
    return listPostTimes(this.#client, after);
  }

  async findPosts(ids: number[]): Promise<SourcePosts> {
    const { seo } = await this.#readCapabilities();
    return findPosts(this.#client, ids, { origin: this.#documents.origin, home: this.#documents.home, withSeo: seo });
  }

  /** The pages' language if WordPress can report texts in others; null: it can't, or the shop has only one language. */
  async readPageLanguage(): Promise<string | null> {
    const { language } = this.#documents;
    return language !== null && (await this.#readCapabilities()).textLanguages ? language : null;
  }

  async readSettings(): Promise<SourceSettings> {
    await this.#capabilities.clear();
    await this.#protected.invalidate();
    const { seo, categoryExtras, productBrands, catalogSettings } = await this.#readCapabilities();
    const { prices, hidesSoldOut } = await querySettings(this.#client, catalogSettings);
    const language = await this.readPageLanguage();
    return {
      fingerprint: JSON.stringify([...prices, seo, categoryExtras, productBrands, ...(language ? [language] : [])]),
      hidesSoldOut,
    };
  }

  async readShopSettings(): Promise<SourceDocument[]> {
    const { shopSettings } = await this.#readCapabilities();
    return readShopSettings(this.#client, shopSettings, this.#documents.checkSettings);
  }

  async readDocuments(between?: () => Promise<void>): Promise<SourceDocuments> {
    return readDocuments(waitBetween(this.#client, between), this.#documents, await this.#readCapabilities());
  }

  async readCouriers(between?: () => Promise<void>): Promise<SourceDocuments> {
    const { couriers } = await this.#readCapabilities();
    return couriers ? readCouriers(waitBetween(this.#shop, between)) : NO_COURIERS;
  }

  async #read(variables: ProductsQuery): Promise<SourceProducts> {
    const { seo } = await this.#readCapabilities();
    const document = seo ? GetCatalogProductsWithSeoDocument : GetCatalogProductsDocument;
    const query = { ...variables, facts: FACT_KEYS, reviews: REVIEWS_PER_PAGE };
    const response = await this.#protected.queryWithout((exclude) => {
      // WordPress ignores `exclude` for ids in `include`, so they are removed here. An empty `include` would return
      // every product.
      const include = variables.include?.filter((id) => !exclude.includes(id));
      return include?.length === 0
        ? Promise.resolve(NO_PRODUCTS)
        : this.#client.query(document, { ...query, include, exclude });
    });
    return readProducts(this.#client, response, variables.after ?? null);
  }

  async #readIds({ include, ...query }: IdsQuery): Promise<SourceIds> {
    const response = await this.#protected.queryWithout((exclude) => {
      const named = include?.filter((id) => !exclude.includes(id));
      return named?.length === 0
        ? Promise.resolve(NO_PRODUCTS)
        : this.#client.query(GetCatalogIdsDocument, { ...query, include: named, exclude });
    });
    return requirePart(
      response,
      ({ products }) => products,
      ({ edges, pageInfo }) => ({
        ids: edges.map(({ cursor }) => readCursorId(cursor)),
        next: requireNext(pageInfo, query.after ?? null),
      }),
    );
  }

  #count<T>(response: Promise<T>): Promise<T> {
    this.#sent++;
    return response;
  }

  async #readCapabilities(): Promise<Capabilities> {
    return this.#capabilities.getOrSet(async () => {
      const capabilities = await this.#probe();
      if (!capabilities) throw new BackendFault({ kind: "unreachable" });
      return capabilities;
    });
  }
}

function waitBetween(client: BackendClient, between?: () => Promise<void>): BackendClient {
  const query: BackendClient["query"] = async (...given) => {
    await between?.();
    return client.query(...given);
  };
  return { ...client, query };
}
