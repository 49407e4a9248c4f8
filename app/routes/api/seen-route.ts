import { data } from "react-router";
import { BROWSED_RETENTION_DAYS, SEEN_MAX } from "../../config/limits";
import { addSeen, SEEN_HINT, type Browsed } from "../../domain/wishlist/browsing-history";
import { readForm, readLine } from "../../domain/forms/form-data";
import type { Route } from "./+types/seen-route";
import { browsingContext } from "../../services/browsing-history";
import { readableCookie } from "../replies";

/** Ids of viewed products, newest first; null when the shopper hasn't opted in. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return Response.json((await context.get(browsingContext).read()).seen);
}

/** `remember` opts in, `note` adds a product if opted in, `forget` opts out. Replies with the list. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const form = await readForm(request);
  const ids = form.getAll("id").slice(0, SEEN_MAX).map(Number);
  const browsing = context.get(browsingContext);
  const browsed = await browsing.read();
  const next = change(readLine(form, "intent"), browsed, ids);
  if (next === "unknown") throw data(null, { status: 400 });
  const isMoved = String(next.seen) !== String(browsed.seen);
  const saved = isMoved ? await browsing.save(next) : null;
  if (saved && !saved.ok) return Response.json(null, { status: saved.failure.kind === "too-many" ? 429 : 503 });
  // Product pages are cached and public: this cookie shows them whether there is a list to add to.
  const hint = readableCookie(request, SEEN_HINT, "1", next.seen ? BROWSED_RETENTION_DAYS : 0);
  return Response.json(next.seen, { headers: { "Set-Cookie": hint } });
}

function change(intent: string, browsed: Browsed, ids: number[]): Browsed | "unknown" {
  if (intent === "remember") return { ...browsed, seen: addSeen(browsed.seen ?? [], ids) };
  if (intent === "note") return browsed.seen ? { ...browsed, seen: addSeen(browsed.seen, ids) } : browsed;
  return intent === "forget" ? { ...browsed, seen: null } : "unknown";
}
