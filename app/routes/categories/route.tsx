import { href } from "react-router";
import { Breadcrumb } from "../../components/ui/breadcrumb";
import { RichText } from "../../components/ui/rich-text";
import { describeHtml } from "../../domain/values/text";
import { CATEGORIES } from "#strings/catalog/categories";
import type { Route } from "./+types/route";
import { CategoryBranches, toTopBranch } from "./category-branches";
import { describePageContext } from "../../services/page";
import { catalogContext } from "../../services/catalog";
import { contentContext } from "../../services/content";
import { requireValue } from "../replies";
import * as paths from "#paths";

export { meta, shouldRevalidate } from "../public-page";

/** All non-empty categories, three levels deep, with the merchant's text. */
export async function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const [listed, text, seo] = await Promise.all([
    context.get(catalogContext).listCategoryTree(),
    content.readText("all-categories"),
    content.readSeo({ kind: "all-categories" }),
  ]);
  const tree = requireValue(listed).map(toTopBranch);
  const head = await context.get(describePageContext)({
    title: CATEGORIES.title,
    description: describeHtml(text?.html ?? "") || CATEGORIES.description,
    path: href(paths.categories),
    seo,
    trail: [{ name: CATEGORIES.title }],
  });
  return { tree, text, head };
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  return (
    <div className="container">
      <Breadcrumb trail={[{ name: CATEGORIES.title }]} />
      <div className="page-head">
        <h1>{CATEGORIES.title}</h1>
        {loaderData.text ? <RichText {...loaderData.text} /> : <p>{CATEGORIES.lead}</p>}
      </div>
      <CategoryBranches tree={loaderData.tree} />
    </div>
  );
}
