import { authors, postCategories } from "../../content/posts/posts.ts";
import { writePostSeo } from "../../content/seo.ts";
import type { DemoPost } from "../../content/types.ts";
import { findPostPath } from "../../content/paths.ts";
import { DEMO_ORIGIN } from "../../http/origin.ts";
import type { Language } from "../../languages/language.ts";
import { translatePost } from "../../languages/translate-content.ts";
import { showAuthor } from "./author-object.ts";
import { toGlobalId, showNodePages } from "../connections.ts";
import { renderBlocks, showLocalTime, showText } from "./content-html.ts";
import { findContentPicture } from "./content-pictures.ts";
import { showPicture } from "./picture-object.ts";
import { showPostCategory } from "./post-categories.ts";
import { showSeo } from "./seo-object.ts";

export function showPost(original: DemoPost, language: Language) {
  const post = translatePost(original, language);
  const { id, slug, title, textLanguage } = post;
  const path = findPostPath(original.slug, language);
  const author = authors.find((one) => one.slug === post.author);
  const picture = findContentPicture(post.picture, title);
  return {
    id: toGlobalId("post", id),
    databaseId: id,
    slug,
    uri: `${path}/`,
    link: `${DEMO_ORIGIN}${path}/`,
    textLanguage,
    title: showText(title),
    date: showLocalTime(post.date),
    modified: showLocalTime(post.modified),
    modifiedGmt: showLocalTime(post.modified),
    excerpt: showText(`<p>${post.excerpt}</p>\n`),
    content: showText(renderBlocks(post.content)),
    featuredImage: { node: showPicture(picture) },
    categories: showNodePages(
      postCategories
        .filter((category) => category.slug === post.category)
        .map((one) => showPostCategory(one, language)),
    ),
    author: author ? { node: showAuthor(author) } : null,
    seo: () => showSeo(writePostSeo(original, language), picture),
  };
}
