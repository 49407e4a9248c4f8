import { useEffect, useState } from "react";
import { href } from "react-router";
import type { Office } from "../../../domain/delivery/office";
import type { OfficeQuery } from "../../../services/delivery";

/** null: being loaded; "failed": it couldn't be. */
type Loaded = Office[] | "failed" | null;

/** The courier's offices in a settlement, loaded again when one of them changes, or by `retry`. */
export function useOffices(query: OfficeQuery): { offices: Loaded; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const address = officesAddress(query);
  const key = `${attempt} ${address}`;
  const [loaded, setLoaded] = useState<{ key: string; offices: Loaded }>({ key, offices: null });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (offices: Loaded) => {
      if (!signal.aborted) setLoaded({ key, offices });
    };
    void fetchOffices(address, signal).then(settle);
    return () => controller.abort();
  }, [address, key]);

  return { offices: loaded.key === key ? loaded.offices : null, retry: () => setAttempt((count) => count + 1) };
}

/** Addresses of the same settlement are the same, so that the browser and the edge keep one copy. */
function officesAddress({ courier, kind, city, region, postcode }: OfficeQuery): string {
  const query = new URLSearchParams({ courier, ...(kind && { kind }), city: city.trim().toLowerCase() });
  if (region) query.set("region", region);
  if (postcode) query.set("postcode", postcode.trim());
  return `${href("/api/offices")}?${query}`;
}

async function fetchOffices(address: string, signal: AbortSignal): Promise<Loaded> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? (await answer.json<{ offices: Office[] }>()).offices : "failed";
  } catch {
    return "failed";
  }
}
