import type { PostSeoFragment, TermSeoFragment } from "../../../graphql/generated/documents";
import type { Seo } from "../../../app/domain/seo/page-head";
import { readPart } from "../responses";
import type { GraphqlResponse } from "../client";
import { plainText } from "../html";
import { toImage, toWebUrl } from "../image";
import { text } from "../fields";
import type { Result } from "../../../app/domain/values/result";

/** The SEO data of the node that `pick` finds in a response. */
export function readSeo<D>(
  response: GraphqlResponse<D>,
  pick: (data: D) => Subject | null | undefined,
): Result<Seo | null> {
  return readPart(
    response,
    (data) => (response.failure && !pick(data)?.seo ? null : { node: pick(data) }),
    ({ node }) => (node?.seo ? toSeo(node.seo) : null),
  );
}

interface Subject {
  seo: PostSeoFragment | TermSeoFragment | null;
}

/** Yoast's SEO data of one node. */
export function toSeo(node: PostSeoFragment | TermSeoFragment): Seo {
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
