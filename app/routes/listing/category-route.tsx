import { data } from "react-router";
import { catalogContext } from "../../context";
import { categoryPath } from "../../shop/listing-scope";
import type { Route } from "./+types/category-route";
import { ListingPage } from "./listing-page";
import { splitPageStep } from "./listing-path";
import { loadListing } from "./load-listing";

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** A category under whatever parents: the last name of the path counts, and a wrong way there leads to the right one. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shelf: way, page } = splitPageStep(params["*"]);
  const slug = way.split("/").at(-1)!;
  const catalog = context.get(catalogContext);
  const [category, extras] = await Promise.all([catalog.findCategory(slug), catalog.readCategoryExtras(slug)]);
  if (!category) throw data(null, { status: 404 });
  const { name, description, image } = category;
  const ancestors = category.ancestors.map(({ slug: term, name: own }) => ({ slug: term, name: own }));
  const children = category.children.map(({ databaseId: _id, ...child }) => child);
  const path = categoryPath(category.slug, ancestors);
  const scope = { kind: "category" as const, slug: category.slug };
  const shelf = { scope, path, name, description, image, ancestors, children, extras };
  return loadListing({ url: new URL(request.url), page, context }, shelf);
}

export { keepPublicData as shouldRevalidate } from "../../components/keep-public-data";

export default function CategoryListing({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />;
}
