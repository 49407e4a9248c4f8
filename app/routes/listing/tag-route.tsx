import type { Route } from "./+types/tag-route";
import { ListingPage } from "./listing-page";
import { loadTermListing } from "./load-listing";

export { meta, shouldRevalidate } from "../public-page";

export function loader(args: Route.LoaderArgs) {
  return loadTermListing(args, "tag");
}

export default function TagListing({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />;
}
