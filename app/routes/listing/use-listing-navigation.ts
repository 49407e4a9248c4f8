import { useEffect, useState } from "react";
import { useNavigation, type Location } from "react-router";
import { LOADING_TIMEOUT_MS } from "../../config/limits";
import { readListingForm } from "../../domain/catalog/listing-form";
import { type ListingQuery } from "../../domain/catalog/listing-query";
import { parseListingQuery } from "../../domain/catalog/parse-listing-query";
import { splitPageSegment } from "./listing-path";

/** A shorter indicator would only flicker. */
const LOADING_SHOWN_MS = 150;

/** The pending navigation of a listing; navigation to another page is ignored. */
export function useListingNavigation(query: ListingQuery, path: string) {
  const { location } = useNavigation();
  const target = location && splitPageSegment(location.pathname).base === path ? location : undefined;
  const stage = useStage(target?.key);
  return {
    /** The shopper's last selection, before its response: the next one is based on it. */
    intended: target ? readTarget(target) : query,
    /** Loading takes long enough to be shown. */
    isLoading: stage === "shown",
    /** Loading takes too long; the URL to retry. */
    overdue: target && stage === "overdue" ? target.pathname + target.search : null,
  };
}

/** Stage of a load: too short to show, shown, or overdue. */
function useStage(key: string | undefined): "shown" | "overdue" | null {
  const [stage, setStage] = useState<{ key: string; name: "shown" | "overdue" } | null>(null);
  useEffect(() => {
    if (key === undefined) return undefined;
    const timers = [
      setTimeout(() => setStage({ key, name: "shown" }), LOADING_SHOWN_MS),
      setTimeout(() => setStage({ key, name: "overdue" }), LOADING_TIMEOUT_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [key]);
  return key !== undefined && stage?.key === key ? stage.name : null;
}

function readTarget({ pathname, search }: Location): ListingQuery {
  const params = new URLSearchParams(search);
  return readListingForm(params) ?? parseListingQuery(params, splitPageSegment(pathname).page);
}
