import { href } from "react-router";
import { useEffect, useState } from "react";
import { PRODUCTS_BY_ID_MAX } from "../../config/limits";
import type { ProductSummary } from "../../domain/product/product";
import * as paths from "#paths";

/** Loaded products: the card, null when it no longer exists, no entry while loading. */
type ProductsById = ReadonlyMap<number, ProductSummary | null>;

interface ProductsRequest {
  products: ProductsById;
  isFailed: boolean;
  retry: () => void;
}

/** Loads the current cards of these products, ten at a time; stops at a failure until retried. */
export function useProductsById(ids: readonly number[]): ProductsRequest {
  const [products, setProducts] = useState<ProductsById>(() => new Map());
  const [failed, setFailed] = useState("");
  const unknown = ids.filter((id) => !products.has(id));
  const batch = unknown.slice(0, PRODUCTS_BY_ID_MAX).join(",");
  const isFailed = batch !== "" && batch === failed;

  useEffect(() => {
    if (!batch || isFailed) return undefined;
    const leaving = new AbortController();
    fetchProducts(batch, leaving.signal).then(
      (found) => setProducts((known) => new Map([...known, ...found])),
      () => leaving.signal.aborted || setFailed(batch),
    );
    return () => leaving.abort();
  }, [batch, isFailed]);

  return { products, isFailed, retry: () => setFailed("") };
}

async function fetchProducts(batch: string, signal: AbortSignal): Promise<[number, ProductSummary | null][]> {
  const answer = await fetch(`${href(paths.productsById)}?ids=${batch}`, { signal });
  if (!answer.ok) throw new Error(`${href(paths.productsById)}: ${answer.status}`);
  const found = (await answer.json()) as ProductSummary[];
  return batch
    .split(",")
    .map(Number)
    .map((id) => [id, found.find(({ databaseId }) => databaseId === id) ?? null]);
}
