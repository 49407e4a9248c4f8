import { escapeXml } from "../values/xml";

/** A page that robots are told of. */
export interface SitemapAddress {
  loc: string;
  /** ISO 8601 with a zone; null: not known. */
  lastmod: string | null;
  /** Whole address of its picture. */
  image: string | null;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** A sitemap after sitemaps.org, with Google's pictures. */
export function writeSitemap(addresses: SitemapAddress[]): string {
  const urls = addresses.map(({ loc, lastmod, image }) =>
    [
      `<url><loc>${escapeXml(loc)}</loc>`,
      lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : "",
      image ? `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>` : "",
      "</url>",
    ].join(""),
  );
  const images = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  return [HEAD, `<urlset xmlns="${SCHEMA}"${images}>`, ...urls, "</urlset>"].join("\n");
}

/** The list of all sitemaps. */
export function writeSitemapIndex(addresses: string[]): string {
  const sitemaps = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return [HEAD, `<sitemapindex xmlns="${SCHEMA}">`, ...sitemaps, "</sitemapindex>"].join("\n");
}
