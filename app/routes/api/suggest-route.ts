import { NO_SUGGESTIONS, suggestionTerm } from "../../domain/catalog/suggestions";
import type { Route } from "./+types/suggest-route";
import { catalogContext } from "../../services/catalog";

const KEPT = { "cache-control": "public, max-age=60" };

const NOT_KEPT = { "cache-control": "no-store" };

/** Suggestions for the search field, as JSON and the same for everybody; junk gets an empty answer. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const term = suggestionTerm(new URL(request.url).searchParams.get("q") ?? "");
  if (!term) return Response.json(NO_SUGGESTIONS, { headers: KEPT });
  const answer = await context.get(catalogContext).suggest(term);
  if (!answer.ok) return Response.json(NO_SUGGESTIONS, { status: 503, headers: NOT_KEPT });
  return Response.json(answer.value, { headers: KEPT });
}
