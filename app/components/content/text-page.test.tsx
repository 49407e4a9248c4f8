import { expect, test } from "vitest";
import { renderInShop, textsIn } from "../../../tests/fixtures/render-in-shop";
import { toPostCard } from "../../domain/content/blog";
import type { InLanguage } from "../../domain/values/text-language";
import { PostCard } from "./post-card";
import { TextPage } from "./text-page";

const EN = { language: "en" };

test("a page's title and text have their language", () => {
  const draw = (own: InLanguage) =>
    renderInShop(<TextPage title="About" html="<p>Us</p>" image={null} defaultText={null} {...own} />);
  expect(draw({})).not.toContain("lang=");
  expect(textsIn("en", draw(EN))).toEqual(["About", "About", "Us"]);
});

test("a post's title and excerpt have theirs, and so has its topic", () => {
  const post = { databaseId: 1, title: "Title", slug: "a", date: "", excerpt: "Excerpt", image: null, topic: "" };
  const draw = (own: InLanguage) => renderInShop(<PostCard post={{ ...post, ...own }} />);
  expect(draw({})).not.toContain("lang=");
  expect(textsIn("en", draw(EN))).toEqual(["Title", "Excerpt"]);
  const inTopic = (topic: InLanguage) => ({
    ...post,
    author: "",
    categories: [{ databaseId: 1, name: "Topic", slug: "t", ...topic }],
  });
  const drawCard = (topic: InLanguage) => renderInShop(<PostCard post={toPostCard(inTopic(topic))} />);
  expect(drawCard({})).not.toContain("lang=");
  expect(textsIn("en", drawCard(EN))).toEqual(["Topic"]);
});
