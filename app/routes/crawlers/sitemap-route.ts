import { withZone } from "../../domain/values/dates";
import { pictureUrlOfWidth } from "../../domain/values/image-url";
import { SITEMAP_KINDS, collectParents, sitemapPath, writeSitemap, type SitemapUrl } from "../../domain/seo/sitemap";
import { withDefault } from "../../domain/seo/page-head";
import { retryLaterResponse, xmlResponse } from "./xml-response";
import { listOwnPages } from "./own-pages";
import type { Route } from "./+types/sitemap-route";
import { shopContext } from "../../services/page";
import { catalogContext } from "../../services/catalog";
import { contentContext } from "../../services/content";

const PICTURE_WIDTH = 1280;

/** Up to a hundred URLs of one kind. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [, name, number = ""] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(params.name) ?? [];
  const kind = SITEMAP_KINDS.find((one) => one === name);
  if (!kind) return new Response(null, { status: 404 });
  const { site } = context.get(shopContext);
  const content = context.get(contentContext);
  const read = await content.readSitemap(kind, Number(number));
  if (!read.ok) return retryLaterResponse();
  const entries = read.value;
  if (entries === null) return new Response(null, { status: 404 });
  const tree = kind === "categories" ? await context.get(catalogContext).listKnownCategories() : [];
  const parents = collectParents(entries, tree);
  const urls = entries.flatMap((entry) => {
    const path = sitemapPath(kind, entry, parents);
    if (path === null) return [];
    const image = entry.image && site.baseUrl + pictureUrlOfWidth(entry.image, PICTURE_WIDTH, 80);
    return { loc: site.baseUrl + path, lastmod: withZone(entry.modified ?? "") || null, image };
  });
  const own = kind === "pages" && number === "1" ? listOwnPages(site, await content.listPostCategories()) : [];
  const known = new Set(urls.map(({ loc }) => loc));
  const listed = [...own.filter(({ loc }) => !known.has(loc)), ...urls];
  const addAlternates = async (url: SitemapUrl): Promise<SitemapUrl> => {
    const alternates = withDefault(await content.listAlternates(url.loc.slice(site.baseUrl.length)));
    return { ...url, alternates: alternates.map(({ language, path }) => ({ language, url: site.baseUrl + path })) };
  };
  return xmlResponse(writeSitemap(await Promise.all(listed.map(addAlternates))));
}
