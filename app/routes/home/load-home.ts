import type { RouterContextProvider } from "react-router";
import { toPostCard } from "../../domain/content/blog";
import { describeHtml } from "../../domain/values/text";
import { organizationData, siteData } from "../../domain/seo/structured-data";
import { describePageContext, shopContext } from "../../services/page";
import { catalogContext } from "../../services/catalog";
import { contentContext } from "../../services/content";
import * as paths from "#paths";

const CARDS_A_ROW = 4;

const POSTS_MAX = 3;

const BRANDS_MAX = 6;

const TILES_MAX = 8;

/** Everything but the hero is optional: the home page works without the backend. */
export async function loadHome(context: Readonly<RouterContextProvider>) {
  const { site, home: words } = context.get(shopContext);
  const catalog = context.get(catalogContext);
  const content = context.get(contentContext);
  const [onSale, newest, bestSelling, tree, allBrands, posts, text, seo] = await Promise.all([
    catalog.listHighlights("on-sale", CARDS_A_ROW),
    catalog.listHighlights("newest", CARDS_A_ROW),
    catalog.listHighlights("best-selling", CARDS_A_ROW),
    catalog.listKnownCategories(),
    catalog.listBrands(),
    content.listNewestPosts(),
    content.readText("home"),
    content.readSeo({ kind: "home" }),
  ]);
  const brands = allBrands.toSorted((one, other) => other.count - one.count).slice(0, BRANDS_MAX);
  const head = await context.get(describePageContext)({
    title: words.title || site.shortDescription || site.name,
    description: site.longDescription || describeHtml(text?.html ?? "") || site.shortDescription,
    path: paths.home,
    seo,
    trail: [],
    data: [organizationData(site), siteData(site)],
  });
  return {
    words,
    onSale,
    newest,
    bestSelling,
    categories: tree.slice(0, TILES_MAX).map(({ databaseId: _id, children: _children, ...tile }) => tile),
    brands: brands.map(({ count: _count, ...brand }) => brand),
    posts: posts.slice(0, POSTS_MAX).map(toPostCard),
    text,
    head,
  };
}
