import type { Catalog, Shopper } from "../../context";
import type { Product } from "../../shop/product";
import { readStockRequest, type StockRequest, type StockRequestReply } from "../../shop/stock-request";
import { variationText } from "../../shop/variation";
import { failureText } from "../../strings/failures";
import { STOCK_REQUEST } from "../../strings/stock-request";

interface Submitted {
  reply: StockRequestReply;
  status: number;
}

interface Sources {
  shopper: Pick<Shopper, "askForStock">;
  catalog: Pick<Catalog, "findProduct" | "listVariations">;
}

/** Writes a wish down, for a product that the shop really has; its name is the catalogue's. Never throws for a fault. */
export async function submitStockRequest(form: FormData, { shopper, catalog }: Sources): Promise<Submitted> {
  const { slug, variationId, email, problem } = readStockRequest(form);
  if (problem) return refuse(problem === "required" ? STOCK_REQUEST.required : STOCK_REQUEST.wrong, 422);
  const product = await catalog.findProduct(slug).catch(() => undefined);
  if (product === undefined) return refuse(STOCK_REQUEST.failed, 503);
  const wanted = product && (await nameWanted(product, variationId, catalog));
  if (!product || wanted === null) return refuse(STOCK_REQUEST.unknown, 422);
  const request: StockRequest = { productId: product.databaseId, variationId, slug: product.slug, name: wanted, email };
  const written = await shopper.askForStock(request);
  if (written.ok) return { status: 200, reply: { isWritten: true, message: "" } };
  const { text, status } = failureText(written.failure);
  return refuse(status === 503 ? STOCK_REQUEST.failed : text, status);
}

/** null: the product has no such variation. */
async function nameWanted(
  product: Product,
  variationId: number | null,
  catalog: Sources["catalog"],
): Promise<string | null> {
  if (variationId === null) return product.name;
  const isIt = ({ databaseId }: { databaseId: number }) => databaseId === variationId;
  const first = product.variations.find(isIt);
  // More variations than come with a page are asked for (design §8).
  const all = first ? null : await catalog.listVariations(product.slug);
  const variation = first ?? (all?.ok ? all.value.find(isIt) : undefined);
  return variation ? `${product.name} · ${variationText(product.choices, variation)}` : null;
}

function refuse(message: string, status: number): Submitted {
  return { status, reply: { isWritten: false, message } };
}
