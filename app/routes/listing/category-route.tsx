import type { CategoryBranch } from "../../domain/catalog/category";
import { categoryPath } from "../../domain/catalog/listing-scope";
import type { Term } from "../../domain/product/product";
import { pickLanguage } from "../../domain/values/text-language";
import { decodeSlug } from "../../domain/values/slug";
import { bareListingHeader, type ListingHeader } from "../../domain/catalog/listing-header";
import type { Route } from "./+types/category-route";
import { ListingPage } from "./listing-page";
import { splitPageSegment } from "./listing-path";
import { loadListing } from "./load-listing";
import { catalogContext, type Catalog } from "../../services/catalog";
import { requireFound } from "../replies";

export { meta, shouldRevalidate } from "../public-page";

/** A category under any parents: the last slug counts, and a wrong path redirects to the canonical one. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { base, page } = splitPageSegment(params["*"]);
  const slugs = base.split("/");
  const slug = slugs.at(-1)!;
  const catalog = context.get(catalogContext);
  const read = await catalog.findCategory(slug);
  const requested = { url: new URL(request.url), page, context };
  if (!read.ok) return loadListing(requested, await headerFromTree(slugs, catalog), false);
  const { slug: own, ...shown } = requireFound(read.value);
  const scope = { kind: "category" as const, slug: own };
  return loadListing(requested, { scope, path: categoryPath(own, shown.ancestors), ...shown });
}

/** Listing header from the category tree when the category itself is unavailable; without the tree from its path. */
async function headerFromTree(slugs: string[], catalog: Catalog): Promise<ListingHeader> {
  const slug = slugs.at(-1)!;
  const trail = findTrail(await catalog.listKnownCategories(), decodeSlug(slug));
  const own: Term = trail?.at(-1) ?? { slug, name: decodeSlug(slug) };
  const ancestors = (trail ?? []).slice(0, -1).map((one) => ({
    slug: one.slug,
    name: one.name,
    ...pickLanguage(one),
  }));
  const above = trail ? ancestors : slugs.slice(0, -1).map((term) => ({ slug: term }));
  const scope = { kind: "category" as const, slug: own.slug };
  return { ...bareListingHeader(scope, categoryPath(own.slug, above), own.name), ancestors, ...pickLanguage(own) };
}

/** From the top level down to the category itself; null when it isn't in the tree. */
function findTrail(tree: CategoryBranch[], slug: string): CategoryBranch[] | null {
  for (const branch of tree) {
    const below = decodeSlug(branch.slug) === slug ? [] : findTrail(branch.children, slug);
    if (below) return [branch, ...below];
  }
  return null;
}

export default function CategoryListing({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />;
}
