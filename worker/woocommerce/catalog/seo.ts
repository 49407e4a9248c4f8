import type { PostSeoFragment, TermSeoFragment } from "../../../graphql/generated/documents";
import type { Seo } from "../../../app/domain/seo/page-head";
import { plainText } from "../html";
import { toImage, toWebUrl } from "../image";
import { text } from "../fields";

/** Yoast's SEO data of one node; null for a node without it. */
export function toSeo(node: PostSeoFragment | TermSeoFragment | null | undefined): Seo | null {
  if (!node) return null;
  return {
    title: plainText(node.title),
    metaDesc: plainText(node.metaDesc),
    metaKeywords: plainText(node.metaKeywords),
    noindex: text(node.metaRobotsNoindex) === "noindex",
    nofollow: text(node.metaRobotsNofollow) === "nofollow",
    canonical: toWebUrl(node.canonical),
    openGraph: {
      title: plainText(node.opengraphTitle),
      description: plainText(node.opengraphDescription),
      image: toImage(node.opengraphImage),
    },
    twitter: {
      title: plainText(node.twitterTitle),
      description: plainText(node.twitterDescription),
      image: toImage(node.twitterImage),
    },
    schema: toSchema(node.schema?.raw),
  };
}

// Parsed and re-serialized JSON with "<" escaped: "</script>" or "<!--" would end or swallow the page.
function toSchema(raw: unknown): string | null {
  try {
    const schema: unknown = JSON.parse(text(raw));
    return typeof schema === "object" && schema !== null ? JSON.stringify(schema).replaceAll("<", "\\u003c") : null;
  } catch {
    return null;
  }
}
