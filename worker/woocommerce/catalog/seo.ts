import {
  GetPageSeoDocument,
  GetPostSeoDocument,
  type PostSeoFragment,
  type TermSeoFragment,
} from "../../../graphql/generated/documents";
import type { Seo, SeoSubject } from "../../../app/domain/seo/page-head";
import { readPart } from "../answers";
import type { Answer, BackendClient } from "../client";
import { plainText } from "../html";
import { toImage, toWebAddress } from "../image";
import { text } from "../fields";
import type { Result } from "../../../app/domain/values/result";

/** The SEO block of a page or a post, where the shop has Yoast; null when the backend knows no such thing. */
export async function fetchSeo(
  client: BackendClient,
  subject: Extract<SeoSubject, { kind: "page" | "post" }>,
): Promise<Result<Seo | null>> {
  return subject.kind === "page"
    ? readSeo(await client.query(GetPageSeoDocument, { uri: subject.uri }), (data) => data.page)
    : readSeo(await client.query(GetPostSeoDocument, { id: subject.slug, idType: "SLUG" }), (data) => data.post);
}

/** The SEO block of what `pick` finds in an answer. */
export function readSeo<D>(answer: Answer<D>, pick: (data: D) => Subject | null | undefined): Result<Seo | null> {
  return readPart(
    answer,
    (data) => (answer.failure && !pick(data)?.seo ? null : { node: pick(data) }),
    ({ node }) => (node?.seo ? toSeo(node.seo) : null),
  );
}

interface Subject {
  seo: PostSeoFragment | TermSeoFragment | null;
}

function toSeo(node: PostSeoFragment | TermSeoFragment): Seo {
  return {
    title: plainText(node.title),
    metaDesc: plainText(node.metaDesc),
    metaKeywords: plainText(node.metaKeywords),
    noindex: text(node.metaRobotsNoindex) === "noindex",
    nofollow: text(node.metaRobotsNofollow) === "nofollow",
    canonical: toWebAddress(node.canonical),
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

// JSON only, written anew, and "<" escaped: in a script element "</script>" or "<!--" would end or swallow the page.
function toSchema(raw: unknown): string | null {
  try {
    const schema: unknown = JSON.parse(text(raw));
    return typeof schema === "object" && schema !== null ? JSON.stringify(schema).replaceAll("<", "\\u003c") : null;
  } catch {
    return null;
  }
}
