import type { Route } from "./+types/brand-route";
import { ListingPage } from "./listing-page";
import { loadTermListing } from "./load-listing";

export { meta, shouldRevalidate } from "../public-page";

export function loader(args: Route.LoaderArgs) {
  return loadTermListing(args, "brand");
}

export default function BrandListing({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />;
}
