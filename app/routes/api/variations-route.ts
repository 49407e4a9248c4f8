import type { Route } from "./+types/variations-route";
import { catalogContext } from "../../services/catalog";

/** Every variation of a product with more than its page loads; null when unavailable. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const variations = await context.get(catalogContext).listVariations(params.slug);
  return Response.json(variations.ok ? variations.value : null);
}
