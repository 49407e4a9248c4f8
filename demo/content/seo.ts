import type { DemoProduct } from "../catalog/types.ts";
import tags from "../catalog/tags.json" with { type: "json" };
import { categories } from "../catalog/categories.ts";
import { DEMO_ORIGIN } from "../http/origin.ts";
import type { Language } from "../languages/language.ts";
import { translatePage, translatePost, translatePostCategory } from "../languages/translate-content.ts";
import { translateTerm } from "../languages/translate-term.ts";
import { BLOG_PAGE_ID, CATEGORIES_PAGE_ID, HOME_PAGE_ID, SHOP_PAGE_ID } from "./pages/pages.ts";
import { findCategoryPath, findPagePath, findPostPath, findProductPath } from "./paths.ts";
import { postCategories } from "./posts/posts.ts";
import { writeSeoSchema } from "./seo-schema.ts";
import type { DemoPage, DemoPost, DemoSeo } from "./types.ts";

interface Words {
  siteName: string;
  home: string;
  blog: string;
  describeTerm: (name: string) => string;
  /** Texts of the pages that the shop renders itself, by id. */
  pages: Record<number, { title: string; description: string }>;
}

const WORDS: Record<Language["code"], Words> = {
  bg: {
    siteName: "Сила",
    home: "Начало",
    blog: "Блог",
    describeTerm: (name) => `${name}: цени, наличности и отзиви в магазин „Сила“.`,
    pages: {
      [HOME_PAGE_ID]: {
        title: "Спортни стоки и хранителни добавки",
        description:
          "Тежести, добавки, облекло и екипировка, подбрани от хора, които тренират. Поръчвате днес до 15 часа, вдигате утре.",
      },
      [BLOG_PAGE_ID]: {
        title: "Блог за тренировки и хранене",
        description:
          "Техника, хранене, рецепти и избор на екипировка. Пишат треньор, диетолог и човек, който бяга дълго.",
      },
      [SHOP_PAGE_ID]: {
        title: "Магазин за фитнес стоки",
        description:
          "Всички протеини, добавки, тежести, дрехи и обувки на „Сила“. Филтри по марка, размер, вкус и цена.",
      },
      [CATEGORIES_PAGE_ID]: {
        title: "Категории фитнес стоки и добавки",
        description:
          "Всички категории на „Сила“: протеини, креатин, витамини, тежести, уреди, облекло, обувки и програми.",
      },
    },
  },
  en: {
    siteName: "Sila",
    home: "Home",
    blog: "Blog",
    describeTerm: (name) => `${name}: prices, stock and reviews at Sila.`,
    pages: {
      [HOME_PAGE_ID]: {
        title: "Sports Gear and Food Supplements",
        description:
          "Weights, supplements, clothing and gear, chosen by people who train. Order by 3 p.m. today, lift tomorrow.",
      },
      [BLOG_PAGE_ID]: {
        title: "A Blog about Training and Nutrition",
        description:
          "Technique, nutrition, recipes and choosing gear, by a coach, a dietitian and a long-distance runner.",
      },
      [SHOP_PAGE_ID]: {
        title: "Fitness Shop",
        description:
          "All of Sila's protein, supplements, weights, clothing and shoes. Filter by brand, size, flavour and price.",
      },
      [CATEGORIES_PAGE_ID]: {
        title: "Categories of Fitness Gear and Supplements",
        description:
          "All categories at Sila: protein, creatine, vitamins, weights, machines, clothing, shoes and programmes.",
      },
    },
  },
};

/** Pictures of the pages that the shop renders itself. */
const PAGE_PICTURES: Record<number, string> = {
  [BLOG_PAGE_ID]: "home-gym",
  [SHOP_PAGE_ID]: "hero",
  [CATEGORIES_PAGE_ID]: "start-set",
};

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

type ProductSource = Pick<
  DemoProduct,
  "name" | "slug" | "shortDescription" | "date" | "visibility" | "pictures" | "categories" | "tags"
>;

/** Texts and slug are of the language, categories and tags by the slugs of the originals. */
export function writeProductSeo(language: Language, product: ProductSource): DemoSeo {
  const trails = product.categories
    .map((slug) => listCategoryTrail(slug, language))
    .toSorted((a, b) => b.length - a.length);
  return writeSeo(language, {
    title: product.name,
    description: product.shortDescription,
    path: findProductPath(product.slug, language),
    type: "product",
    schemaType: "ItemPage",
    picture: product.pictures[0],
    keywords: tags
      .filter(({ slug }) => product.tags.includes(slug))
      .map((tag) => translateTerm("product_tag", tag, language).name),
    isHidden: product.visibility === "HIDDEN",
    modified: product.date,
    trail: trails[0] ?? [],
  });
}

/** SEO data of a category, a tag or a brand. */
export function writeTermSeo(
  language: Language,
  term: { name: string; path: string; description?: string } & Pick<SeoSource, "picture" | "trail">,
): DemoSeo {
  const { name, description, ...rest } = term;
  return writeSeo(language, {
    ...rest,
    title: name,
    description: description || WORDS[language.code].describeTerm(name),
    schemaType: "CollectionPage",
  });
}

export function writePostSeo(original: DemoPost, language: Language): DemoSeo {
  const post = translatePost(original, language);
  const category = postCategories.find(({ slug }) => slug === post.category);
  return writeSeo(language, {
    title: post.title,
    description: post.excerpt,
    path: findPostPath(original.slug, language),
    type: "article",
    schemaType: "Article",
    picture: post.picture,
    keywords: category ? [translatePostCategory(category, language).name] : [],
    published: post.date,
    modified: post.modified,
    trail: [[WORDS[language.code].blog, findPagePath("blog", language)]],
  });
}

/** SEO data of any page, including the front page, the shop page and the page of categories. */
export function writePageSeo(original: DemoPage, language: Language): DemoSeo {
  const { id, title, content, modified } = translatePage(original, language);
  return writeSeo(language, {
    title,
    description: content,
    picture: PAGE_PICTURES[id] ?? SITE_PICTURE,
    ...WORDS[language.code].pages[id],
    path: findPagePath(original.slug, language),
    schemaType: "WebPage",
    modified,
  });
}

function writeSeo(language: Language, source: SeoSource): DemoSeo {
  const { siteName, home } = WORDS[language.code];
  const { type = "website", picture = null, trail = [], keywords = [] } = source;
  const title = `${source.title} – ${siteName}`;
  const description = shorten(source.description);
  const canonical = toAddress(source.path);
  const breadcrumbs = [
    { text: home, url: toAddress(`${language.prefix}/`) },
    ...trail.map(([text, path]) => ({ text, url: toAddress(path) })),
    ...(source.path === `${language.prefix}/` ? [] : [{ text: source.title, url: canonical }]),
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
    opengraphSiteName: siteName,
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
        language: language.locale.replace("_", "-"),
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

function listCategoryTrail(slug: string, language: Language): [text: string, path: string][] {
  const found = categories.find((category) => category.slug === slug);
  if (!found) return [];
  const above = categories.find(({ id }) => id === found.parent);
  return [
    ...(above ? listCategoryTrail(above.slug, language) : []),
    [translateTerm("product_cat", found, language).name, findCategoryPath(slug, language)],
  ];
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
