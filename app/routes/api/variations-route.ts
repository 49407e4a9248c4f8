import type { Route } from "./+types/variations-route";
import { catalogContext } from "../../services/catalog";

/** All variations of a product that has more than its page loads; null: unavailable. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const variations = await context.get(catalogContext).listVariations(params.slug);
  return Response.json(variations.ok ? variations.value : null);
}
