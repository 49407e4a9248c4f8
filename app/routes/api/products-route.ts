import { parseProductIds } from "../../domain/product/product-url";
import type { Route } from "./+types/products-route";
import { catalogContext } from "../../services/catalog";

/** Cards by id as JSON, for the wishlist, which is stored only in the browser. Public: the same for everybody. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const ids = parseProductIds(url.searchParams.get("ids"));
  const products = await context.get(catalogContext).listByIds(ids);
  if (products.ok) return Response.json(products.value, { headers: { "Cache-Control": "public, max-age=60" } });
  // The browser keeps its list and retries.
  return Response.json(null, { status: 503, headers: { "Cache-Control": "no-store" } });
}
