import { useEffect, useState } from "react";
import { href } from "react-router";
import { fetchJson } from "../../../browser/fetch-json";
import type { Office } from "../../../domain/delivery/office";
import { writeOfficeQuery, type OfficeQuery } from "../../../domain/delivery/office-query";
import * as paths from "#paths";

/** null: still loading; "failed": loading failed. */
type Loaded = Office[] | "failed" | null;

/** The courier's offices in a settlement, loaded again when the query changes, or by `retry`. */
export function useOffices(query: OfficeQuery): { offices: Loaded; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const address = `${href(paths.offices)}?${writeOfficeQuery(query)}`;
  const key = `${attempt} ${address}`;
  const [loaded, setLoaded] = useState<{ key: string; offices: Loaded }>({ key, offices: null });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (found: { offices: Office[] } | null) => {
      if (!signal.aborted) setLoaded({ key, offices: found?.offices ?? "failed" });
    };
    void fetchJson<{ offices: Office[] }>(address, signal).then(settle);
    return () => controller.abort();
  }, [address, key]);

  return { offices: loaded.key === key ? loaded.offices : null, retry: () => setAttempt((count) => count + 1) };
}
