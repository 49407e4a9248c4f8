import type { Product } from "../../domain/product/product";
import { viewProduct } from "../../domain/product/product-view";
import { isSoldOut } from "../../domain/product/stock";
import { readStockRequest, type StockRequest, type StockRequestReply } from "../../domain/product/stock-request";
import { variationText } from "../../domain/product/variation";
import { failureText } from "#strings/errors/failures";
import { STOCK_REQUEST } from "#strings/catalog/stock-request";
import type { Catalog } from "../../services/catalog";
import type { StockRequests } from "../../services/stock-requests";

interface Submitted {
  reply: StockRequestReply;
  status: number;
}

interface Sources {
  stockRequests: Pick<StockRequests, "requestStockNotice">;
  catalog: Pick<Catalog, "findProduct" | "listVariations" | "fetchStock">;
}

/**
 * Stores a back-in-stock request for a product that exists and is sold out; its name comes from the catalog. Never
 * throws on a backend failure.
 */
export async function submitStockRequest(form: FormData, { stockRequests, catalog }: Sources): Promise<Submitted> {
  const { slug, variationId, email, problem } = readStockRequest(form);
  if (problem) return refuse(problem === "required" ? STOCK_REQUEST.required : STOCK_REQUEST.wrong, 422);
  const found = await catalog.findProduct(slug);
  if (!found.ok) return refuse(STOCK_REQUEST.failed, 503);
  const product = found.value;
  const requested = product && (await findRequested(product, variationId, catalog));
  if (!product || !requested) return refuse(STOCK_REQUEST.unknown, 422);
  // Otherwise anybody could make the shop e-mail a stranger at once, again and again.
  if (!requested.isSoldOut) return refuse(STOCK_REQUEST.there, 422);
  const { name } = requested;
  const request: StockRequest = { productId: product.databaseId, variationId, slug: product.slug, name, email };
  const written = await stockRequests.requestStockNotice(request);
  if (written.ok) return { status: 200, reply: { isWritten: true, message: "" } };
  const { text, status } = failureText(written.failure);
  return refuse(status === 503 ? STOCK_REQUEST.failed : text, status);
}

/** What was requested, by live stock or else the catalog's; null when the product has no such variation. */
async function findRequested(
  product: Product,
  variationId: number | null,
  catalog: Sources["catalog"],
): Promise<{ name: string; isSoldOut: boolean } | null> {
  const isIt = ({ databaseId }: { databaseId: number }) => databaseId === variationId;
  // The variations may be truncated: then all are loaded.
  const isListed = variationId === null || product.variations.some(isIt);
  const [all, live] = await Promise.all([
    isListed ? null : catalog.listVariations(product.slug),
    catalog.fetchStock(product.slug),
  ]);
  const view = viewProduct(product, all?.ok ? all.value : null, live.ok ? live.value : null);
  if (variationId === null) return { name: product.name, isSoldOut: isSoldOut(view) };
  const variation = view.variations.find(isIt);
  if (!variation) return null;
  const name = `${product.name} · ${variationText(product.variationAttributes, variation)}`;
  return { name, isSoldOut: variation.stockStatus === "out-of-stock" };
}

function refuse(message: string, status: number): Submitted {
  return { status, reply: { isWritten: false, message } };
}
