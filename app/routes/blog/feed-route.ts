import { pageTitle } from "../../domain/seo/page-title";
import { writeFeed } from "../../domain/seo/feed";
import { BLOG } from "#strings/blog";
import type { Route } from "./+types/feed-route";
import { shopContext } from "../../services/page";
import { contentContext } from "../../services/content";
import { publicFile } from "../replies";
import { HOUR_SECONDS } from "../../domain/values/durations";

/** The newest posts as an RSS feed; 503 when unavailable, which feed readers retry. */
export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(shopContext);
  const posts = await context.get(contentContext).listFeed();
  if (!posts.ok) return new Response(null, { status: 503, headers: { "retry-after": "300" } });
  const title = pageTitle(BLOG.title, site.name);
  const feed = writeFeed({ title, description: BLOG.description, baseUrl: site.baseUrl, posts: posts.value });
  return publicFile(feed, "application/rss+xml", HOUR_SECONDS);
}
