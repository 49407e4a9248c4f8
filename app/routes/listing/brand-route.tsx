import { data } from "react-router";
import { catalogContext } from "../../context";
import { scopePath } from "../../shop/listing-scope";
import { bareShelf } from "../../shop/listing-shelf";
import type { Route } from "./+types/brand-route";
import { describeListing } from "./listing-meta";
import { ListingPage } from "./listing-page";
import { readPageStep } from "./listing-path";
import { loadListing } from "./load-listing";

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? describeListing(loaderData) : []);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const brand = await context.get(catalogContext).findBrand(params.slug);
  if (!brand) throw data(null, { status: 404 });
  const scope = { kind: "brand" as const, slug: brand.slug };
  const shelf = { ...bareShelf(scope, scopePath(scope), brand.name), description: brand.description };
  return loadListing({ url: new URL(request.url), page: readPageStep(params["*"]), context }, shelf);
}

export { keepPublicData as shouldRevalidate } from "../../components/keep-public-data";

export default function BrandListing({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />;
}
