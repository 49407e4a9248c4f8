import {
  GetBrandSeoDocument,
  GetCategoriesPageSeoDocument,
  GetCategorySeoDocument,
  GetHomeSeoDocument,
  GetPageSeoDocument,
  GetPostSeoDocument,
  GetProductSeoDocument,
  GetShopPageSeoDocument,
  GetTagSeoDocument,
  type PostSeoFragment,
  type TermSeoFragment,
} from "../../graphql/generated/documents";
import type { Seo } from "../shop/seo";
import { readPart } from "./answers";
import type { Answer, BackendClient } from "./client";
import { isAt, lastStep } from "./content";
import { plainText } from "./html";
import { toImage, toWebAddress } from "./image";
import { text } from "./read";
import type { Result } from "./result";

/** What a page is about; its texts come from the merchant's Yoast. */
export type SeoSubject =
  | { kind: "home" | "all-categories" }
  | { kind: "shop" }
  | { kind: "page"; uri: string }
  | { kind: "product" | "post" | "category" | "tag" | "brand"; slug: string };

/** The SEO block of the page that WooCommerce calls the shop, by its path. */
export async function askShopSeo(client: BackendClient, path: string): Promise<Result<Seo | null>> {
  const answer = await client.query(GetShopPageSeoDocument, { name: lastStep(path) });
  return readSeo(answer, ({ pages }) => pages?.nodes.find((node) => isAt(node, path)));
}

/** The SEO block of any other page, where the shop has Yoast (design §6); null when the backend knows no such thing. */
export async function askSeo(
  client: BackendClient,
  subject: Exclude<SeoSubject, { kind: "shop" }>,
): Promise<Result<Seo | null>> {
  switch (subject.kind) {
    case "home":
      return readSeo(await client.query(GetHomeSeoDocument, {}), (data) => data.page);
    case "all-categories":
      return readSeo(await client.query(GetCategoriesPageSeoDocument, {}), (data) => data.page);
    case "page":
      return readSeo(await client.query(GetPageSeoDocument, { uri: subject.uri }), (data) => data.page);
    case "product":
      return readSeo(await client.query(GetProductSeoDocument, { slug: subject.slug }), (data) => data.product);
    case "post":
      return readSeo(await client.query(GetPostSeoDocument, { id: subject.slug, idType: "SLUG" }), (data) => data.post);
    case "category":
      return readSeo(
        await client.query(GetCategorySeoDocument, { slug: subject.slug }),
        (data) => data.productCategory,
      );
    case "tag":
      return readSeo(await client.query(GetTagSeoDocument, { slug: subject.slug }), (data) => data.productTag);
    case "brand":
      return readSeo(await client.query(GetBrandSeoDocument, { slug: subject.slug }), (data) => data.productBrand);
  }
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
