import type { DemoContext } from "../../context.ts";
import { countProducts, findProducts } from "../../database/products/find-products.ts";
import { normalizeSlug } from "../../database/terms/normalize-slug.ts";
import type { ProductsWhere } from "../../database/products/products-where.ts";
import { findProductId, readProducts } from "../../database/products/read-products.ts";
import { UserError } from "../../http/user-error.ts";
import { findOriginalSlugs } from "../../languages/find-original-slugs.ts";
import { decodeCursor, encodeCursor, limitFirst, type ConnectionArguments } from "../connections.ts";
import { showProduct } from "./product-object.ts";

interface ProductArguments {
  id: string;
  idType?: string | null;
}

interface ProductsArguments extends ConnectionArguments {
  where?: ProductsWhere | null;
}

/** Where WooCommerce hides sold-out products, a list without this argument omits them. */
const SHOWN: ProductsWhere["stockStatus"] = ["IN_STOCK", "ON_BACKORDER"];

export const productQueries = { product, products };

/** A draft is null without an error; an unknown product is null *and* an error. */
async function product({ id, idType }: ProductArguments, { db, language }: DemoContext) {
  const productId = await resolveId(db, id, idType ?? "ID");
  const kind = (idType ?? "ID").toLowerCase();
  if (!productId) throw new UserError(`No product ID was found corresponding to the ${kind}: ${id}`);
  const [found] = await readProducts(db, [productId]);
  if (!found) throw new UserError(`No product exists with the ${kind}: ${id}`);
  return found.published ? showProduct(found, language) : null;
}

/** By slug or number; global ids and SKUs aren't supported. */
async function resolveId(db: D1Database, id: string, idType: string): Promise<number | null> {
  if (idType === "SLUG") {
    const [slug = ""] = await findOriginalSlugs(db, [normalizeSlug(id)]);
    return findProductId(db, slug);
  }
  return idType === "DATABASE_ID" ? Number.parseInt(id, 10) || null : null;
}

async function products({ first, after, where: given }: ProductsArguments, { db, options, language }: DemoContext) {
  const where: ProductsWhere = options.hidesSoldOut ? { stockStatus: SHOWN, ...given } : { ...given };
  if (where.slugIn) where.slugIn = await findOriginalSlugs(db, where.slugIn);
  const limit = limitFirst(first);
  const cursor = decodeCursor(after);
  const found = await findProducts(db, where, limit, cursor);
  const page = found.slice(0, limit);
  const shown = page.filter(({ published }) => published).map(({ id }) => id);
  const last = page.at(-1);
  return {
    /** null for an empty list, as in WPGraphQL, and after a cursor. */
    found: async () => (cursor === null ? (await countProducts(db, where)) || null : null),
    pageInfo: {
      hasNextPage: found.length > limit,
      endCursor: last ? encodeCursor(last.id) : null,
    },
    edges: shown.map((id) => ({ cursor: encodeCursor(id) })),
    nodes: async () => (await readProducts(db, shown)).map((one) => showProduct(one, language)),
  };
}
