import { useEffect, useState } from "react";
import { STOCK_REFRESH_MS } from "../../config/limits";
import type { LiveStock } from "../../domain/product/stock";

/** Stock of this moment: the page may come from a cache. Asked when scripts start and when a left page is looked at again. */
export function useLiveStock(slug: string, isCounted: boolean): LiveStock | null {
  const [stock, setStock] = useState<LiveStock | null>(null);
  useEffect(() => {
    if (!isCounted) return;
    const control = new AbortController();
    let askedAt = 0;
    const askIfSeen = async () => {
      if (document.visibilityState !== "visible" || Date.now() - askedAt < STOCK_REFRESH_MS) return;
      askedAt = Date.now();
      try {
        const answer = await fetch(`/api/stock/${slug}`, { signal: control.signal });
        const now = answer.ok ? ((await answer.json()) as LiveStock | null) : null;
        if (now) setStock(now);
      } catch {
        // What the page came with stands; the cart has the last word.
      }
    };
    void askIfSeen();
    document.addEventListener("visibilitychange", askIfSeen);
    return () => {
      document.removeEventListener("visibilitychange", askIfSeen);
      control.abort();
    };
  }, [slug, isCounted]);
  return stock;
}
