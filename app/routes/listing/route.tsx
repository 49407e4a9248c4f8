import { bareListingHeader } from "../../domain/catalog/listing-header";
import { WHOLE_SHOP, scopePath } from "../../domain/catalog/listing-scope";
import type { Route } from "./+types/route";
import { ListingPage } from "./listing-page";
import { parsePageSegment } from "./listing-path";
import { loadListing } from "./load-listing";

export { meta, shouldRevalidate } from "../public-page";

/** The whole shop, and every search. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const header = bareListingHeader(WHOLE_SHOP, scopePath(WHOLE_SHOP));
  return loadListing({ url: new URL(request.url), page: parsePageSegment(params["*"]), context }, header);
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />;
}
