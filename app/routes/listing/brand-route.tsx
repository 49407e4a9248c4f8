import type { Route } from "./+types/brand-route";
import { ListingPage } from "./listing-page";
import { loadTermListing } from "./load-listing";
import { catalogContext } from "../../services/catalog";

export { meta, shouldRevalidate } from "../public-page";

export async function loader(args: Route.LoaderArgs) {
  return loadTermListing(args, "brand", args.context.get(catalogContext).findBrand(args.params.slug));
}

export default function BrandListing({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />;
}
