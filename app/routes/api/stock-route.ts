import type { Route } from "./+types/stock-route";
import { catalogContext } from "../../services/catalog";

/** Current stock for a page that may be an hour old. null: unavailable, and the page keeps its own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const stock = await context.get(catalogContext).readStock(params.slug);
  return Response.json(stock.ok ? stock.value : null);
}
