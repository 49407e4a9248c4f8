import type { Route } from "./+types/category-route";
import { BlogPage } from "./blog-page";
import { loadBlog } from "./load-blog";
import { linkSheets } from "../../styles/links";

export const links = linkSheets("content");

export const handle = { sheets: ["content"] };

export { meta, shouldRevalidate } from "../public-page";

/** Posts of one category. */
export function loader({ params, context }: Route.LoaderArgs) {
  return loadBlog({ page: params.page, context }, params.slug);
}

export default function BlogCategory({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData} />;
}
