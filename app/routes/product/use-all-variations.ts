import { useCallback, useEffect, useRef, useState } from "react";
import type { Variation } from "../../domain/product/product";

/** Variations beyond those that came with the page: `load` asks for them, once, when the shopper turns to the choice. */
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
    try {
      const answer = await fetch(`/api/variations/${slug}`, { signal: asking.current.signal });
      const list = answer.ok ? ((await answer.json()) as Variation[] | null) : null;
      if (list) setAll(list);
      else asking.current = null;
    } catch {
      // The next touch asks again, and a purchase works without: the Worker finds the variation.
      asking.current = null;
    }
  }, [slug, isNeeded]);
  return { all, load };
}
