import type { Route } from "./+types/route";
import { BlogPage } from "./blog-page";
import { loadBlog } from "./load-blog";

export { linkContent as links, contentHandle as handle } from "../../styles/links";

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** All posts, newest first. */
export function loader({ params, context }: Route.LoaderArgs) {
  return loadBlog({ page: params.page, context }, null);
}

export { keepPublicData as shouldRevalidate } from "../../browser/revalidation";

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData} />;
}
