import type { DemoProduct } from "../catalog/types.ts";
import tags from "../catalog/tags.json" with { type: "json" };
import { categories } from "../catalog/categories.ts";
import { DEMO_ORIGIN } from "../http/origin.ts";
import { BLOG_PAGE_ID, CATEGORIES_PAGE_ID, HOME_PAGE_ID, SHOP_PAGE_ID } from "./pages/pages.ts";
import { findCategoryPath, findPagePath, findPostPath, findProductPath } from "./paths.ts";
import { postCategories } from "./posts/posts.ts";
import { writeSeoSchema } from "./seo-schema.ts";
import type { DemoPage, DemoPost, DemoSeo } from "./types.ts";

const SITE_NAME = "Сила";
const SITE_PICTURE = "site-image";
/** Length of a description that search engines show. */
const DESCRIPTION_LENGTH_MAX = 156;

interface SeoSource {
  /** Without the name of the site. */
  title: string;
  /** HTML or plain text. */
  description: string;
  path: string;
  type?: DemoSeo["opengraphType"];
  schemaType?: string;
  picture?: string | null | undefined;
  keywords?: string[];
  isHidden?: boolean;
  published?: string;
  modified?: string;
  /** Names and paths between the front page and this one. */
  trail?: [text: string, path: string][];
}

const drawnPages: Record<number, Pick<SeoSource, "title" | "description" | "picture">> = {
  [HOME_PAGE_ID]: {
    title: "Спортни стоки и хранителни добавки",
    description:
      "Тежести, добавки, облекло и екипировка, подбрани от хора, които тренират. Поръчвате днес до 15 часа, вдигате утре.",
    picture: SITE_PICTURE,
  },
  [BLOG_PAGE_ID]: {
    title: "Блог за тренировки и хранене",
    description: "Техника, хранене, рецепти и избор на екипировка. Пишат треньор, диетолог и човек, който бяга дълго.",
    picture: "home-gym",
  },
  [SHOP_PAGE_ID]: {
    title: "Магазин за фитнес стоки",
    description: "Всички протеини, добавки, тежести, дрехи и обувки на „Сила“. Филтри по марка, размер, вкус и цена.",
    picture: "hero",
  },
  [CATEGORIES_PAGE_ID]: {
    title: "Категории фитнес стоки и добавки",
    description: "Всички категории на „Сила“: протеини, креатин, витамини, тежести, уреди, облекло, обувки и програми.",
    picture: "start-set",
  },
};

type ProductSource = Pick<
  DemoProduct,
  "name" | "slug" | "shortDescription" | "date" | "visibility" | "pictures" | "categories" | "tags"
>;

export function writeProductSeo(product: ProductSource): DemoSeo {
  const trails = product.categories.map(listCategoryTrail).toSorted((a, b) => b.length - a.length);
  return writeSeo({
    title: product.name,
    description: product.shortDescription,
    path: findProductPath(product.slug),
    type: "product",
    schemaType: "ItemPage",
    picture: product.pictures[0],
    keywords: tags.filter(({ slug }) => product.tags.includes(slug)).map(({ name }) => name),
    isHidden: product.visibility === "HIDDEN",
    modified: product.date,
    trail: trails[0] ?? [],
  });
}

/** Of a category, a tag or a brand. */
export function writeTermSeo(
  term: { name: string; path: string; description?: string } & Pick<SeoSource, "picture" | "trail">,
): DemoSeo {
  const { name, description, ...rest } = term;
  return writeSeo({
    ...rest,
    title: name,
    description: description || `${name}: цени, наличности и отзиви в магазин „${SITE_NAME}“.`,
    schemaType: "CollectionPage",
  });
}

export function writePostSeo(post: DemoPost): DemoSeo {
  const category = postCategories.find(({ slug }) => slug === post.category);
  return writeSeo({
    title: post.title,
    description: post.excerpt,
    path: findPostPath(post.slug),
    type: "article",
    schemaType: "Article",
    picture: post.picture,
    keywords: category ? [category.name] : [],
    published: post.date,
    modified: post.modified,
    trail: [["Блог", findPagePath("blog")]],
  });
}

/** Of any page, including the front page, the shop page and the page of categories. */
export function writePageSeo(page: DemoPage): DemoSeo {
  const source = { title: page.title, description: page.content, picture: SITE_PICTURE, ...drawnPages[page.id] };
  return writeSeo({ ...source, path: findPagePath(page.slug), schemaType: "WebPage", modified: page.modified });
}

function writeSeo(source: SeoSource): DemoSeo {
  const { type = "website", picture = null, trail = [], keywords = [] } = source;
  const title = `${source.title} – ${SITE_NAME}`;
  const description = shorten(source.description);
  const canonical = toAddress(source.path);
  const breadcrumbs = [
    { text: "Начало", url: toAddress("/") },
    ...trail.map(([text, path]) => ({ text, url: toAddress(path) })),
    ...(source.path === "/" ? [] : [{ text: source.title, url: canonical }]),
  ];
  return {
    title,
    metaDesc: description,
    metaKeywords: keywords.join(", "),
    metaRobotsNoindex: source.isHidden ? "noindex" : "index",
    metaRobotsNofollow: "follow",
    canonical,
    opengraphType: type,
    opengraphTitle: title,
    opengraphDescription: description,
    opengraphUrl: canonical,
    opengraphSiteName: SITE_NAME,
    opengraphPublishedTime: source.published ?? null,
    opengraphModifiedTime: source.modified ?? null,
    opengraphImage: picture,
    twitterTitle: title,
    twitterDescription: description,
    twitterImage: picture,
    twitterCardType: "summary_large_image",
    breadcrumbs,
    schema: {
      raw: writeSeoSchema({
        type: source.schemaType ?? "WebPage",
        url: canonical,
        name: title,
        description,
        picture,
        published: source.published,
        modified: source.modified,
        breadcrumbs,
      }),
    },
  };
}

function listCategoryTrail(slug: string): [text: string, path: string][] {
  const found = categories.find((category) => category.slug === slug);
  if (!found) return [];
  const above = categories.find(({ id }) => id === found.parent);
  return [...(above ? listCategoryTrail(above.slug) : []), [found.name, findCategoryPath(slug)]];
}

function shorten(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= DESCRIPTION_LENGTH_MAX) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH_MAX).replace(/[\s,.:;]*\s\S*$/, "")} …`;
}

/** WordPress ends its paths with a slash. */
function toAddress(path: string): string {
  return path.endsWith("/") ? `${DEMO_ORIGIN}${path}` : `${DEMO_ORIGIN}${path}/`;
}
