import type { Route } from "./+types/route";
import { BlogPage } from "./blog-page";
import { loadBlog } from "./load-blog";
import { linkSheets } from "../../styles/links";

export const links = linkSheets("content");

export const handle = { sheets: ["content"] };

export { meta, shouldRevalidate } from "../public-page";

/** All posts, newest first. */
export function loader({ params, context }: Route.LoaderArgs) {
  return loadBlog({ page: params.page, context }, null);
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData} />;
}
