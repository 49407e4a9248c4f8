import { parseProductIds } from "../../domain/product/product-url";
import type { Route } from "./+types/products-route";
import { catalogContext } from "../../services/catalog";

/** Cards by id, in JSON, for what only the browser knows (wishlist). Public: the same for whoever asks. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const ids = parseProductIds(url.searchParams.get("ids"));
  try {
    const products = ids.length > 0 ? await context.get(catalogContext).listByIds(ids) : [];
    return Response.json(products, { headers: { "Cache-Control": "public, max-age=60" } });
  } catch {
    // The client has logged it already; whoever asks keeps the list and tries again.
    return Response.json(null, { status: 503, headers: { "Cache-Control": "no-store" } });
  }
}
