import { tag } from "#locale";
import type { Site } from "../../config/site";
import { pageTitle } from "./page-title";
import { BOX_PRESETS } from "../../config/images";
import { pictureUrl } from "../values/image-url";
import type { Image } from "../product/product";

/** Title, text and picture of a link preview. */
interface SharePreview {
  title: string;
  description: string;
  image: Image | null;
}

/** The SEO block of Yoast; "" and null for absent values. */
export interface Seo {
  title: string;
  metaDesc: string;
  metaKeywords: string;
  noindex: boolean;
  nofollow: boolean;
  /** The URL at the merchant's WordPress; the page replaces the host with its own. */
  canonical: string | null;
  openGraph: SharePreview;
  twitter: SharePreview;
  /** JSON-LD that is safe in a script element: it contains no "<". */
  schema: string | null;
}

/** One element of a page's head, as React Router accepts it. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string; type?: string; title?: string; hrefLang?: string };

/** A page's own metadata, for values that the SEO plugin lacks. */
export interface PageMetadata {
  /** Without the shop's name. */
  title: string;
  /** Plain text; "" for none. */
  description: string;
  /** The page's canonical path. */
  path: string;
  /** null: the shop's own picture. */
  image?: Image | null;
  type?: "website" | "article" | "product";
  /** The page isn't for search engines (noindex): a filtered listing, a search. */
  isHidden?: boolean;
  /** A later page of a list; the plugin's texts describe the first. */
  isLater?: boolean;
  published?: string;
  modified?: string;
}

/** Title, description, robots, canonical URL and previews of a page: the SEO plugin's values over the page's own. */
export function writeHead(metadata: PageMetadata, seo: Seo | null, site: Site, ...links: HeadTag[]): HeadTag[] {
  const pluginSeo = metadata.isLater ? null : seo;
  const title = pluginSeo?.title || pageTitle(metadata.title, site.name);
  const description = pluginSeo?.metaDesc || metadata.description || site.shortDescription || site.name;
  const url = site.baseUrl + metadata.path;
  const preview = {
    title: pluginSeo?.openGraph.title || title,
    description: pluginSeo?.openGraph.description || description,
    image: pluginSeo?.openGraph.image ?? metadata.image ?? null,
  };
  const card = pluginSeo?.twitter;
  const [noindex, nofollow] = [metadata.isHidden === true || seo?.noindex === true, seo?.nofollow === true];
  return [
    { title },
    named("description", description),
    ...(pluginSeo?.metaKeywords ? [named("keywords", pluginSeo.metaKeywords)] : []),
    ...(noindex || nofollow
      ? [named("robots", `${noindex ? "noindex" : "index"}, ${nofollow ? "nofollow" : "follow"}`)]
      : []),
    { tagName: "link", rel: "canonical", href: url },
    ...links,
    property("og:site_name", site.name),
    property("og:locale", tag.replace("-", "_")),
    property("og:type", metadata.type ?? "website"),
    property("og:url", url),
    property("og:title", preview.title),
    property("og:description", preview.description),
    property("og:image", shareUrl(preview.image, site)),
    property("og:image:width", String(BOX_PRESETS.share.width)),
    property("og:image:height", String(BOX_PRESETS.share.height)),
    ...(preview.image?.altText ? [property("og:image:alt", preview.image.altText)] : []),
    ...(metadata.published ? [property("article:published_time", metadata.published)] : []),
    ...(metadata.modified ? [property("article:modified_time", metadata.modified)] : []),
    named("twitter:card", "summary_large_image"),
    // Without these elements, Twitter shows the Open Graph values.
    ...(card?.title && card.title !== preview.title ? [named("twitter:title", card.title)] : []),
    ...(card?.description && card.description !== preview.description
      ? [named("twitter:description", card.description)]
      : []),
    ...(card?.image && card.image.sourceUrl !== preview.image?.sourceUrl
      ? [named("twitter:image", shareUrl(card.image, site))]
      : []),
  ];
}

/** Absolute URL of a picture in the size that networks show; the shop's own where a page has none. */
export function shareUrl(image: Image | null, site: Pick<Site, "baseUrl" | "image">): string {
  return new URL(image ? pictureUrl(image.sourceUrl, "share", 1) : site.image, site.baseUrl).href;
}

function named(name: string, content: string): HeadTag {
  return { name, content };
}

function property(name: string, content: string): HeadTag {
  return { property: name, content };
}

/** What a page is about; its SEO comes from the merchant's Yoast. */
export type SeoSubject =
  | { kind: "home" | "all-categories" | "shop" | "blog" }
  | { kind: "product" | "category" | "tag" | "brand"; slug: string };

/** The `hreflang` links of a page: none if only one language has it; the first language's is also `x-default`. */
export function withDefault<T extends { language: string }>(found: T[]): T[] {
  return found.length < 2 ? [] : [...found, { ...found[0]!, language: "x-default" }];
}
