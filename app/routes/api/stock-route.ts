import type { Route } from "./+types/stock-route";
import { catalogContext } from "../../services/catalog";

/** Stock of this moment for a page that may be an hour old. null: it can't be had, and the page stays as it is. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const stock = await context.get(catalogContext).fetchStock(params.slug);
  return Response.json(stock.ok ? stock.value : null, { headers: { "Cache-Control": "no-store" } });
}
