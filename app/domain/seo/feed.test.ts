import { expect, test } from "vitest";
import type { PostSummary } from "../content/blog";
import { writeFeed } from "./feed";

const POST: PostSummary = {
  databaseId: 1,
  title: "Клек & тяга <без> грешки",
  slug: "klek",
  date: "2026-02-09T09:00:00",
  excerpt: "]]></description><script>",
  image: null,
  categories: [{ databaseId: 1, slug: "t", name: "Тренировки" }],
  author: "Димитър",
};
const feedOf = (...posts: PostSummary[]) =>
  writeFeed({ title: "Блог", description: "За сила", baseUrl: "https://shop.test", posts });

test("a feed item has the post's URL, date and topics (RSS 2.0)", () => {
  const feed = feedOf(POST, { ...POST, slug: "тяга", date: "" });
  expect(feed).toContain("<title>Клек &amp; тяга &lt;без&gt; грешки</title>");
  expect(feed).toContain('<guid isPermaLink="true">https://shop.test/blog/klek</guid>');
  expect(feed).toContain("<pubDate>Mon, 09 Feb 2026 07:00:00 GMT</pubDate>");
  expect(feed).toContain("<category>Тренировки</category>");
  expect(feed.match(/<pubDate>/g)).toHaveLength(1);
});

test("no text of a post breaks out of its element", () => {
  expect(feedOf(POST)).not.toContain("<script");
  expect(feedOf(POST).match(/<\/description>/g)).toHaveLength(2);
});
