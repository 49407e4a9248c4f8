import { NO_SUGGESTIONS, suggestionTerm } from "../../domain/catalog/suggestions";
import type { Route } from "./+types/suggest-route";
import { catalogContext } from "../../services/catalog";

const KEPT = { "cache-control": "public, max-age=60" };

const NOT_KEPT = { "cache-control": "no-store" };

/** Search suggestions as JSON, the same for everybody; an invalid term gets an empty reply. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const term = suggestionTerm(new URL(request.url).searchParams.get("q") ?? "");
  if (!term) return Response.json(NO_SUGGESTIONS, { headers: KEPT });
  const answer = await context.get(catalogContext).suggest(term);
  if (!answer.ok) return Response.json(NO_SUGGESTIONS, { status: 503, headers: NOT_KEPT });
  return Response.json(answer.value, { headers: KEPT });
}
