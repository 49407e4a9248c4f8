import { NO_SUGGESTIONS, suggestionTerm } from "../../domain/catalog/suggestions";
import type { Route } from "./+types/suggest-route";
import { catalogContext } from "../../services/catalog";

const CACHED = { "cache-control": "public, max-age=60" };

const UNCACHED = { "cache-control": "no-store" };

/** Search suggestions as JSON, the same for everybody; an invalid term gets an empty reply. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const term = suggestionTerm(new URL(request.url).searchParams.get("q") ?? "");
  if (!term) return Response.json(NO_SUGGESTIONS, { headers: CACHED });
  const answer = await context.get(catalogContext).suggest(term);
  if (!answer.ok) return Response.json(NO_SUGGESTIONS, { status: 503, headers: UNCACHED });
  return Response.json(answer.value, { headers: CACHED });
}
