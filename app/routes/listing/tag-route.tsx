import type { Route } from "./+types/tag-route";
import { ListingPage } from "./listing-page";
import { loadTermListing } from "./load-listing";
import { catalogContext } from "../../services/catalog";

export { meta, shouldRevalidate } from "../public-page";

export async function loader(args: Route.LoaderArgs) {
  return loadTermListing(args, "tag", args.context.get(catalogContext).findTag(args.params.slug));
}

export default function TagListing({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />;
}
