import { DEMO_ORIGIN, PICTURES_PATH } from "../http/origin.ts";
import type { DemoSeo } from "./types.ts";

interface SchemaSource {
  /** "bg-BG" */
  language: string;
  /** A type of schema.org. */
  type: string;
  url: string;
  name: string;
  description: string;
  picture: string | null;
  published: string | undefined;
  modified: string | undefined;
  breadcrumbs: DemoSeo["breadcrumbs"];
}

/** The part of Yoast's graph that the shop reads: the page and its breadcrumbs. */
export function writeSeoSchema({
  language,
  type,
  picture,
  published,
  modified,
  breadcrumbs,
  ...page
}: SchemaSource): string {
  const itemListElement = breadcrumbs.map(({ text, url }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: text,
    item: url,
  }));
  return JSON.stringify({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": type,
        "@id": page.url,
        ...page,
        inLanguage: language,
        image: picture ? `${DEMO_ORIGIN}${PICTURES_PATH}${picture}.webp` : undefined,
        datePublished: published,
        dateModified: modified,
      },
      { "@type": "BreadcrumbList", "@id": `${page.url}#breadcrumb`, itemListElement },
    ],
  });
}
