import { language } from "#locale";
import * as paths from "#paths";
import type { PostSummary } from "../content/blog";
import { postPath } from "../content/blog-path";
import { withZone } from "../values/dates";
import { escapeXml } from "./xml";

interface Feed {
  title: string;
  description: string;
  baseUrl: string;
  posts: PostSummary[];
}

/** Writes an RSS 2.0 feed of the newest posts. */
export function writeFeed({ title, description, baseUrl, posts }: Feed): string {
  const items = posts.map((post) => {
    const url = escapeXml(baseUrl + postPath(post.slug));
    const moment = new Date(withZone(post.date));
    const date = Number.isNaN(moment.getTime()) ? "" : `<pubDate>${moment.toUTCString()}</pubDate>`;
    const topics = post.categories.map(({ name }) => `<category>${escapeXml(name)}</category>`).join("");
    return [
      `<item><title>${escapeXml(post.title)}</title><link>${url}</link>`,
      `<guid isPermaLink="true">${url}</guid>${date}${topics}`,
      `<description>${escapeXml(post.excerpt)}</description></item>`,
    ].join("");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(title)}</title><link>${escapeXml(baseUrl + paths.blog)}</link>`,
    `<description>${escapeXml(description)}</description><language>${language}</language>`,
    `<atom:link href="${escapeXml(baseUrl + paths.blogFeed)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    "</channel></rss>",
  ].join("\n");
}
