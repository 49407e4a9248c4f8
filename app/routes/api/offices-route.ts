import { parseOfficeQuery } from "../../domain/delivery/office-query";
import { deliveryContext } from "../../services/delivery";
import type { Route } from "./+types/offices-route";

const CACHED = { "cache-control": "public, max-age=300" };
const UNCACHED = { "cache-control": "no-store" };

/** A courier's offices in a settlement as JSON, the same for everybody; null: no list, an invalid query, or a fault. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const query = parseOfficeQuery(new URL(request.url).searchParams);
  if (!query) return Response.json({ offices: null }, { headers: CACHED });
  const offices = await context.get(deliveryContext).listOffices(query);
  if (!offices.ok) return Response.json({ offices: null }, { status: 503, headers: UNCACHED });
  return Response.json({ offices: offices.value }, { headers: CACHED });
}
