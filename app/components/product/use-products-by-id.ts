import { href } from "react-router";
import { useEffect, useState } from "react";
import { fetchJson } from "../../browser/fetch-json";
import { PRODUCTS_BY_ID_MAX } from "../../config/limits";
import type { ProductSummary } from "../../domain/product/product";
import * as paths from "#paths";

/** Loaded products: the card, null when it no longer exists, no entry while loading. */
type ProductsById = ReadonlyMap<number, ProductSummary | null>;

/** Loads the current cards of these products, ten at a time; stops at a failure until retried. */
export function useProductsById(ids: readonly number[]) {
  const [products, setProducts] = useState<ProductsById>(() => new Map());
  const [failed, setFailed] = useState("");
  const unknown = ids.filter((id) => !products.has(id));
  const batch = unknown.slice(0, PRODUCTS_BY_ID_MAX).join(",");
  const isFailed = batch !== "" && batch === failed;

  useEffect(() => {
    if (!batch || isFailed) return undefined;
    const leaving = new AbortController();
    const load = async () => {
      const found = await fetchJson<ProductSummary[]>(`${href(paths.productsById)}?ids=${batch}`, leaving.signal);
      if (found) setProducts((known) => new Map([...known, ...byId(batch, found)]));
      else if (!leaving.signal.aborted) setFailed(batch);
    };
    void load();
    return () => leaving.abort();
  }, [batch, isFailed]);

  return { products, isFailed, retry: () => setFailed("") };
}

function byId(batch: string, found: ProductSummary[]): [number, ProductSummary | null][] {
  return batch
    .split(",")
    .map(Number)
    .map((id) => [id, found.find(({ databaseId }) => databaseId === id) ?? null]);
}
