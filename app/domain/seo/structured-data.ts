import type { InLanguage } from "../values/text-language";
import * as home from "#country/rules";
import { tag } from "#locale";
import * as paths from "#paths";
import { SHOP_PATH } from "../../config/shop-path";
import type { Site } from "../../config/site";
import type { BlogPost } from "../content/blog";
import { postPath } from "../content/blog-path";
import { withZone } from "../values/dates";
import { shareUrl } from "./page-head";

/** One block of JSON-LD. */
export type StructuredData = Record<string, unknown>;

const CONTEXT = "https://schema.org";

/** A breadcrumb step; the page itself needs no path. */
export interface TrailStep extends InLanguage {
  name: string;
  to?: string;
}

/** Breadcrumb of a page, from the home page down; `path` is the page's own. */
export function breadcrumbData(trail: TrailStep[], path: string, { baseUrl }: Pick<Site, "baseUrl">): StructuredData {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: baseUrl + (to ?? path),
    })),
  };
}

/** The organization, with the statutory return policy. */
export function organizationData(site: Site): StructuredData {
  return {
    "@context": CONTEXT,
    "@type": ["Organization", "OnlineStore"],
    "@id": organizationId(site),
    name: site.name,
    url: `${site.baseUrl}/`,
    logo: shareUrl(null, site),
    ...withoutEmpty({
      legalName: site.company,
      description: site.longDescription || site.shortDescription,
      email: site.email,
      telephone: site.phone,
      taxID: site.companyNumber,
      vatID: site.vatNumber,
    }),
    ...(site.address && {
      address: { "@type": "PostalAddress", streetAddress: site.address, addressCountry: home.code },
    }),
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: home.code,
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: home.withdrawalDays,
    },
  };
}

/** The shop as a searchable website. */
export function siteData(site: Site): StructuredData {
  return {
    "@context": CONTEXT,
    "@type": "WebSite",
    "@id": `${site.baseUrl}${paths.home}#site`,
    url: site.baseUrl + paths.home,
    name: site.name,
    ...withoutEmpty({ description: site.shortDescription }),
    inLanguage: tag,
    publisher: { "@id": organizationId(site) },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${site.baseUrl}${SHOP_PATH}?search={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

/** A blog post. */
export function articleData(post: BlogPost, site: Site): StructuredData {
  const url = site.baseUrl + postPath(post.slug);
  return {
    "@context": CONTEXT,
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt,
    image: [shareUrl(post.image, site)],
    datePublished: withZone(post.date),
    dateModified: withZone(post.modified || post.date),
    inLanguage: tag,
    author: post.author ? { "@type": "Person", name: post.author, url: site.baseUrl + paths.blog } : publisher(site),
    publisher: publisher(site),
  };
}

/** Serializes JSON-LD for a script element: nothing in it can close the element or open a comment. */
export function writeStructuredData(data: StructuredData): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

// Omits empty values.
function withoutEmpty(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
}

function publisher(site: Site): StructuredData {
  const logo = { "@type": "ImageObject", url: shareUrl(null, site) };
  return { "@type": "Organization", name: site.name, url: `${site.baseUrl}/`, logo };
}

function organizationId({ baseUrl }: Site): string {
  return `${baseUrl}/#organization`;
}
