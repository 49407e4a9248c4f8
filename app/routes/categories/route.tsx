import { Breadcrumb } from "../../components/breadcrumb";
import { catalogContext, shopContext } from "../../context";
import { pageTitle } from "../../shop/page-title";
import { CATEGORIES } from "../../strings/categories";
import type { Route } from "./+types/route";
import { CategoryBranches } from "./category-branches";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = pageTitle(CATEGORIES.title, loaderData?.site.name);
  return [
    { title },
    { name: "description", content: CATEGORIES.description },
    { property: "og:title", content: title },
    { property: "og:description", content: CATEGORIES.description },
    { tagName: "link", rel: "canonical", href: `${loaderData?.site.baseUrl ?? ""}/produkt-kategoriya` },
  ];
};

/** All categories that hold something, three levels deep (design §2, Routes). */
export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(shopContext);
  return { site, tree: await context.get(catalogContext).listCategoryTree() };
}

export { keepPublicData as shouldRevalidate } from "../../components/keep-public-data";

export default function Categories({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumb trail={[{ name: CATEGORIES.title }]} />
      <div className="lh">
        <h1>{CATEGORIES.title}</h1>
        <p>{CATEGORIES.lead}</p>
      </div>
      <CategoryBranches tree={loaderData.tree} />
    </div>
  );
}
