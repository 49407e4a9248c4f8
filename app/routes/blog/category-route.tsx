import type { Route } from "./+types/category-route";
import { BlogPage } from "./blog-page";
import { loadBlog } from "./load-blog";

export { linkContent as links, contentHandle as handle } from "../../styles/links";

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** Posts of one category. */
export function loader({ params, context }: Route.LoaderArgs) {
  return loadBlog({ page: params.page, context }, params.slug);
}

export { keepPublicData as shouldRevalidate } from "../../browser/revalidation";

export default function BlogCategory({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData} />;
}
