import {
  GetCatalogIdsDocument,
  GetCatalogProductsDocument,
  GetCatalogProductsWithSeoDocument,
  type GetCatalogIdsQuery,
  type GetCatalogIdsQueryVariables,
  type GetCatalogProductsQuery,
  type GetCatalogProductsQueryVariables,
} from "../../../graphql/generated/documents";
import { needPart } from "../answers";
import type { Capabilities } from "../capabilities";
import type { Answer, BackendClient } from "../client";
import { BackendFault } from "../errors";
import { REVIEWS_PER_PAGE } from "../../../app/config/limits";
import { FACT_KEYS } from "../../../app/config/product-facts";
import { readSlug } from "../../../app/domain/catalog/listing-scope";
import type {
  CatalogSource,
  SourceDocument,
  SourceIds,
  SourceProducts,
  SourceTerms,
} from "../../catalog/rows/catalog-source";
import { needNext } from "./all-variations";
import { readDocuments, type DocumentsWanted } from "./catalog-documents";
import { ProtectedProducts, readCursorId } from "./protected-products";
import { readProducts } from "./read-products";
import { querySettings } from "../catalog/catalog-settings";
import { readTerms } from "./catalog-terms";
import { StoredValue, type ValueStorage } from "./stored-value";

/** For the client of the synchronization: WooGraphQL takes seconds for a page of whole products. */
export const SYNC_READ_TIMEOUT_MS = 20_000;

const NOTHING: Answer<GetCatalogProductsQuery> = {
  data: { products: { found: null, pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] } },
  failure: null,
  sessionToken: null,
};

const NO_IDS: Answer<GetCatalogIdsQuery> = {
  data: { products: { pageInfo: { hasNextPage: false, endCursor: null }, edges: [] } },
  failure: null,
  sessionToken: null,
};

type IdsWanted = Omit<GetCatalogIdsQueryVariables, "include" | "exclude"> & { include?: number[] };

type ProductsWanted = Pick<GetCatalogProductsQueryVariables, "first" | "after" | "slugIn" | "orderby"> & {
  include?: number[];
};

/** The public catalog of WooCommerce over WooGraphQL, asked without credentials (docs/catalog.md). */
export class WooCatalogSource implements CatalogSource {
  readonly #client: BackendClient;
  readonly #probe: () => Promise<Capabilities | null>;
  readonly #documents: DocumentsWanted;
  readonly #protected: ProtectedProducts;
  readonly #offers: StoredValue<Capabilities>;
  readonly #hidesSoldOut: StoredValue<boolean>;
  readonly #hidesSoldOutElse: boolean;
  #sent = 0;

  /**
   * `client`: a public one. `probe`: what this WordPress offers beyond the stock; null: it can't be known now. `storage`: so
   * that an object that starts again asks neither for that nor for what a password protects; each run asks for both. `hidesSoldOut`: whether
   * sold out products are found by their links alone, where the backend doesn't tell.
   */
  constructor(
    client: BackendClient,
    probe: () => Promise<Capabilities | null>,
    documents: DocumentsWanted,
    storage: ValueStorage,
    hidesSoldOut = false,
  ) {
    this.#client = { ...client, query: (...given) => this.#count(client.query(...given)) };
    this.#probe = probe;
    this.#documents = documents;
    this.#offers = new StoredValue(storage, "backend-offers");
    this.#hidesSoldOut = new StoredValue(storage, "backend-hides-sold-out");
    this.#hidesSoldOutElse = hidesSoldOut;
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
    const wanted = new Set<number | null>([...ids, null]);
    const isStranger = ({ id }: { id: number | null }) => !wanted.has(id);
    if (found.rows.some(isStranger) || found.malformed.some(isStranger)) throw new BackendFault({ kind: "bad-answer" });
    return found;
  }

  async findBySlug(slug: string): Promise<SourceProducts> {
    const found = await this.#read({ first: 1, slugIn: [slug] });
    const [row] = found.rows;
    if (!row || row.slug === readSlug(slug)) return found;
    // WordPress reads "Bar 1" as "bar-1": a product of that slug was not asked for. Any other one is no answer.
    if (foldSlug(row.slug) !== foldSlug(readSlug(slug))) throw new BackendFault({ kind: "bad-answer" });
    return { ...found, rows: [] };
  }

  async findIds(ids: number[]): Promise<number[]> {
    const found = await this.#readIds({ first: ids.length, include: ids, orderby: [{ field: "DATE", order: "DESC" }] });
    const wanted = new Set(ids);
    if (found.next !== null || found.ids.some((id) => !wanted.has(id))) throw new BackendFault({ kind: "bad-answer" });
    return found.ids;
  }

  listIds(first: number, after: string | null, order: "DATE" | "POPULARITY" = "DATE"): Promise<SourceIds> {
    return this.#readIds({ first, after, orderby: [{ field: order, order: "DESC" }] });
  }

  async listTerms(place: string | null): Promise<SourceTerms> {
    return readTerms(this.#client, await this.#readOffers(), place);
  }

  async readSettings(): Promise<string> {
    await this.#offers.clear();
    await this.#protected.forget();
    const { seo, categoryExtras, productBrands, catalogSettings } = await this.#readOffers();
    const { prices, hidesSoldOut } = await querySettings(this.#client, catalogSettings);
    const hides = await this.#hidesSoldOut.set(hidesSoldOut ?? this.#hidesSoldOutElse);
    return JSON.stringify([...prices, seo, categoryExtras, productBrands, hides]);
  }

  async readDocuments(): Promise<SourceDocument[]> {
    return readDocuments(this.#client, this.#documents, (await this.#readOffers()).seo);
  }

  async #read(variables: ProductsWanted): Promise<SourceProducts> {
    const { seo } = await this.#readOffers();
    const document = seo ? GetCatalogProductsWithSeoDocument : GetCatalogProductsDocument;
    const wanted = { ...variables, facts: FACT_KEYS, reviews: REVIEWS_PER_PAGE };
    const answer = await this.#protected.queryWithout((exclude) => {
      // WordPress doesn't leave out what it is asked for by id; and no id at all would be every product.
      const include = variables.include?.filter((id) => !exclude.includes(id));
      return include?.length === 0
        ? Promise.resolve(NOTHING)
        : this.#client.query(document, { ...wanted, include, exclude });
    });
    // Each run reads the settings first.
    const hidesSoldOut = await this.#hidesSoldOut.getOrSet(async () => this.#hidesSoldOutElse);
    return readProducts(this.#client, answer, { after: variables.after ?? null, hidesSoldOut });
  }

  async #readIds({ include, ...wanted }: IdsWanted): Promise<SourceIds> {
    const answer = await this.#protected.queryWithout((exclude) => {
      const named = include?.filter((id) => !exclude.includes(id));
      return named?.length === 0
        ? Promise.resolve(NO_IDS)
        : this.#client.query(GetCatalogIdsDocument, { ...wanted, include: named, exclude });
    });
    if (answer.failure) throw new BackendFault(answer.failure);
    return needPart(
      answer,
      ({ products }) => products,
      ({ edges, pageInfo }) => ({
        ids: edges.map(({ cursor }) => readCursorId(cursor)),
        next: needNext(pageInfo, wanted.after ?? null),
      }),
    );
  }

  #count<T>(answer: Promise<T>): Promise<T> {
    this.#sent++;
    return answer;
  }

  async #readOffers(): Promise<Capabilities> {
    return this.#offers.getOrSet(async () => {
      const offers = await this.#probe();
      if (!offers) throw new BackendFault({ kind: "unreachable" });
      return offers;
    });
  }
}

/** Letters and digits of a slug, as far as WordPress tells them apart: without case and accents. */
function foldSlug(slug: string): string {
  return slug
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
