import { href } from "react-router";
import { useEffect, useState, useCallback, useRef } from "react";
import { fetchJson } from "../../browser/fetch-json";
import { STOCK_REFRESH_MS } from "../../config/limits";
import type { LiveStock } from "../../domain/product/stock";
import type { Variation } from "../../domain/product/product";
import { decodeSlug } from "../../domain/values/slug";
import * as paths from "#paths";

/** Current stock, because the page may be cached. Fetched after hydration and when the page becomes visible again. */
export function useLiveStock(slug: string, isCounted: boolean): LiveStock | null {
  const [stock, setStock] = useState<LiveStock | null>(null);
  useEffect(() => {
    if (!isCounted) return;
    const control = new AbortController();
    let requestedAt = 0;
    const refreshIfVisible = async () => {
      if (document.visibilityState !== "visible" || Date.now() - requestedAt < STOCK_REFRESH_MS) return;
      requestedAt = Date.now();
      const now = await fetchJson<LiveStock>(href(paths.stock, { slug: decodeSlug(slug) }), control.signal);
      // If live stock is unavailable, the page keeps its own stock, and the cart decides.
      if (now) setStock(now);
    };
    void refreshIfVisible();
    document.addEventListener("visibilitychange", refreshIfVisible);
    return () => {
      document.removeEventListener("visibilitychange", refreshIfVisible);
      control.abort();
    };
  }, [slug, isCounted]);
  return stock;
}

/** Variations beyond those loaded with the page: `load` fetches them once, when the shopper starts selecting. */
export function useAllVariations(slug: string, isNeeded: boolean) {
  const [all, setAll] = useState<Variation[] | null>(null);
  const asking = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      asking.current?.abort();
      asking.current = null;
    },
    [],
  );
  const load = useCallback(async () => {
    if (!isNeeded || asking.current) return;
    asking.current = new AbortController();
    const path = href(paths.variations, { slug: decodeSlug(slug) });
    const list = await fetchJson<Variation[]>(path, asking.current.signal);
    if (list) setAll(list);
    // The next interaction tries again. Buying works without these variations, because the Worker finds them.
    else asking.current = null;
  }, [slug, isNeeded]);
  return { all, load };
}
