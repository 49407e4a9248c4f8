import { toProduct, toProductSummary } from "../catalog/product";
import { number, readTime, text } from "../fields";
import { readReviews } from "../catalog/reviews";
import { toSeo } from "../catalog/seo";
import { CARD_VARIATIONS_MAX } from "../../../app/config/limits";
import { largestReduction } from "../../../app/domain/pricing/sale-badge";
import { decodeSlug } from "../../../app/domain/values/slug";
import { parseAmount } from "../../../app/domain/values/money";
import type { Variation } from "../../../app/domain/product/product";
import type { CardData, PageData } from "../../catalog/rows/row-data";
import type { ChangedPrice, ProductRow, ScheduledSale } from "../../catalog/rows/rows";
import { digest } from "../../catalog/rows/digest";
import { listAttributeNames, readVisibility, toEntry, toHiddenEntry } from "./catalog-entry";
import type { CatalogNode } from "./catalog-nodes";

type OwnProduct = ReturnType<typeof toProduct>;

/** D1's limit is 2 MB per row. */
const ROW_LENGTH_MAX = 900_000;

/** A sale lasts through the second in which WooCommerce says that it ends. */
const LAST_SECOND_MS = 1000;

/** A product that can't become a row; the message is logged as the reason. */
export class MalformedProduct extends Error {}

/**
 * Maps one product with all its variations (completeProduct) to its rows. Throws MalformedProduct for one without a name or
 * slug, or too large to store.
 */
export async function toProductRow(node: CatalogNode): Promise<ProductRow> {
  const id = number(node.databaseId);
  const slug = decodeSlug(text(node.slug));
  if (id === null || id <= 0) throw new MalformedProduct("no id");
  if (slug === "") throw new MalformedProduct("no slug");
  // A password-protected product's content is stored nowhere; the row only keeps its slug from looking unknown.
  if (node.hasPassword === true) return finish({ id, slug, ...PROTECTED, entry: toHiddenEntry(id, node.date) });
  if (text(node.name).trim() === "") throw new MalformedProduct("no name");
  const product = toProduct(node);
  return finish({
    id,
    slug,
    entry: toEntry(node, product, readVisibility(node)),
    card: toCard(node, product),
    page: toPage(node, product),
    variations: product.variations.map((detail) => ({ id: detail.databaseId, detail: JSON.stringify(detail) })),
    attributes: listAttributeNames(node),
    prices: listPrices(node),
    sales: listSales(node),
  });
}

type Unfinished = Omit<ProductRow, "hash" | "entry" | "card" | "page"> &
  Record<"entry" | "card" | "page", object | null>;

const PROTECTED = { card: null, page: null, variations: [], attributes: [], prices: [], sales: [] };

async function finish(parts: Unfinished): Promise<ProductRow> {
  const [entry, card, page] = [JSON.stringify(parts.entry), JSON.stringify(parts.card), JSON.stringify(parts.page)];
  const length = entry.length + card.length + page.length;
  if (length > ROW_LENGTH_MAX) throw new MalformedProduct(`${length} characters`);
  const { slug, variations, attributes } = parts;
  const hash = await digest([slug, entry, card, page, JSON.stringify([variations, attributes])]);
  return { ...parts, entry, card, page, hash };
}

function toCard(node: CatalogNode, product: OwnProduct): CardData {
  const [shown, others] = pickShown(product.variations);
  const ids = new Set(shown.map(({ databaseId }) => databaseId));
  const card = toProductSummary(node);
  const most = Math.max(0, ...others.map(largestReduction));
  return {
    ...card,
    variations: card.variations.filter(({ databaseId }) => ids.has(databaseId)),
    pricing: { ...card.pricing, ...(most > 0 && { elsewhere: most }) },
  };
}

/** The variations of a card: the first ones, including the most discounted one, which its badge refers to. */
function pickShown(variations: Variation[]): [shown: Variation[], others: Variation[]] {
  const first = variations.slice(0, CARD_VARIATIONS_MAX);
  const others = variations.slice(CARD_VARIATIONS_MAX);
  const best = others.reduce<Variation | null>(
    (most, one) => (largestReduction(one) > (most ? largestReduction(most) : 0) ? one : most),
    null,
  );
  if (!best || first.some((one) => largestReduction(one) >= largestReduction(best))) return [first, others];
  const shown = [...first.slice(0, -1), best];
  return [shown, variations.filter((one) => !shown.includes(one))];
}

function toPage(node: CatalogNode, product: OwnProduct): PageData {
  const { variations: _, ...rest } = product;
  const reviews = readReviews({ data: { product: node }, failure: null, sessionToken: null });
  return {
    product: rest,
    groupedIds: "members" in node ? listIds(node.members) : [],
    relatedIds: listIds(node.related),
    reviews: reviews.ok ? reviews.value : null,
    seo: toSeo(node.seo),
    modified: text(node.modified) || null,
  };
}

function listIds(connection: { nodes: object[] } | null | undefined): number[] {
  return (connection?.nodes ?? []).flatMap((node) => ("databaseId" in node ? (number(node.databaseId) ?? []) : []));
}

/** The items that have a price of their own: a product without variations, otherwise each variation. */
function listPrices(node: CatalogNode): ChangedPrice[] {
  const priced = "variations" in node ? (node.variations?.nodes ?? []) : [node];
  return priced.flatMap(({ databaseId, price, regularPrice }): ChangedPrice[] => {
    const [id, amount] = [number(databaseId), parseAmount(price)];
    return id === null || amount === null ? [] : [{ id, price: amount, regular: parseAmount(regularPrice) }];
  });
}

interface SaleFields {
  onSale?: boolean | null;
  dateOnSaleFrom?: string | null;
  dateOnSaleTo?: string | null;
  price?: string | null;
  salePrice?: string | null;
}

/**
 * The scheduled sales of the product, its variations, or the members of its group. A group has no prices but theirs.
 */
function listSales(node: CatalogNode): ScheduledSale[] {
  const parts = "variations" in node ? node.variations?.nodes : "members" in node ? node.members?.nodes : [node];
  return (parts ?? []).flatMap((part): ScheduledSale[] => {
    const { onSale, dateOnSaleFrom, dateOnSaleTo, price, salePrice } = part as SaleFields;
    const [from, to] = [readTime(dateOnSaleFrom), readTime(dateOnSaleTo)];
    if (from === null && to === null) return [];
    // WooGraphQL returns null for a sale price of 0.
    const isCharged = salePrice ? parseAmount(price) === parseAmount(salePrice) : onSale === true;
    return [{ from, until: to === null ? null : to + LAST_SECOND_MS, isCharged }];
  });
}
