import { data } from "react-router";
import { catalogContext } from "../../context";
import { scopePath } from "../../shop/listing-scope";
import { bareShelf } from "../../shop/listing-shelf";
import type { Route } from "./+types/tag-route";
import { describeListing } from "./listing-meta";
import { ListingPage } from "./listing-page";
import { readPageStep } from "./listing-path";
import { loadListing } from "./load-listing";

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? describeListing(loaderData) : []);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const tag = await context.get(catalogContext).findTag(params.slug);
  if (!tag) throw data(null, { status: 404 });
  const scope = { kind: "tag" as const, slug: tag.slug };
  const shelf = { ...bareShelf(scope, scopePath(scope), tag.name), description: tag.description };
  return loadListing({ url: new URL(request.url), page: readPageStep(params["*"]), context }, shelf);
}

export { keepPublicData as shouldRevalidate } from "../../components/keep-public-data";

export default function TagListing({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />;
}
