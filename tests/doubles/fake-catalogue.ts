import recordedSimple from "../contract/samples/product-simple.json";
import type { BackendClient } from "../../worker/woocommerce/client";

export interface FakeProduct {
  id: number;
  name: string;
  /** In whole units; null: none. */
  price: number | null;
  regular?: number;
  rating?: number;
}

interface Variables {
  first?: number;
  after?: string | null;
  search?: string | null;
  include?: number[] | null;
  onSale?: boolean | null;
  orderby?: { field: string; order: string }[];
}

export interface FakeQuestion extends Variables {
  operation: string;
}

const CARD = recordedSimple.response.body.data.product;

/** A backend with these products that pages as WooGraphQL does: by price and rating it loses what ties. */
export function fakeCatalogue(products: FakeProduct[]): { client: BackendClient; asked: FakeQuestion[] } {
  const asked: FakeQuestion[] = [];
  const query = (document: { definitions: { name?: { value: string } }[] }, variables: Variables) => {
    const operation = document.definitions[0]?.name?.value ?? "";
    asked.push({ operation, ...variables });
    return Promise.resolve({ data: { products: answer(products, variables) }, failure: null, sessionToken: null });
  };
  return { client: { query } as unknown as BackendClient, asked };
}

function answer(products: FakeProduct[], { first = 10, after, orderby, ...where }: Variables) {
  const { field = "DATE", order = "DESC" } = orderby?.[0] ?? {};
  const sign = order === "ASC" ? 1 : -1;
  const kept = products.filter((product) => isCached(product, where)).toSorted((a, b) => sign * compare(a, b, field));
  const from = after ? startAfter(kept, Number(after), field) : 0;
  const page = kept.slice(from, from + Math.min(first, 100));
  const hasNextPage = from + page.length < kept.length;
  return {
    found: after || kept.length === 0 ? null : kept.length,
    pageInfo: { hasNextPage, endCursor: page.length > 0 ? String(page.at(-1)!.id) : null },
    nodes: page.map(toNode),
    edges: page.map(({ id }) => ({ cursor: String(id) })),
  };
}

// Real cursors compare the value alone where values tie, and jump over the rest of the tie.
function startAfter(kept: FakeProduct[], id: number, field: string): number {
  const at = kept.findIndex((product) => product.id === id);
  if (field === "DATE" || field === "NAME") return at + 1;
  const next = kept.findIndex((product, index) => index > at && compare(product, kept[at]!, field) !== 0);
  return next < 0 ? kept.length : next;
}

function isCached(product: FakeProduct, { search, include, onSale }: Variables): boolean {
  if (search && !product.name.toLowerCase().includes(search.toLowerCase())) return false;
  if (onSale) return isReduced(product);
  return !include || include.includes(product.id);
}

function isReduced({ price, regular }: FakeProduct): boolean {
  return price !== null && regular !== undefined && regular > price;
}

function compare(a: FakeProduct, b: FakeProduct, field: string): number {
  if (field === "PRICE") return (a.price ?? 0) - (b.price ?? 0);
  if (field === "RATING") return (a.rating ?? 0) - (b.rating ?? 0);
  return field === "NAME" ? (a.name < b.name ? -1 : 1) : a.id - b.id;
}

function toNode(product: FakeProduct) {
  const { id, name, price, regular = price, rating = 0 } = product;
  return {
    ...CARD,
    databaseId: id,
    name,
    purchasable: price !== null,
    averageRating: rating,
    onSale: isReduced(product),
    price: price === null ? null : String(price),
    regularPrice: regular === null ? null : String(regular),
    salePrice: isReduced(product) ? String(price) : null,
  };
}
