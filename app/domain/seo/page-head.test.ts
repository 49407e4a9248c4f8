import { expect, test } from "vitest";
import { readSite } from "../../config/site";
import { writeHead, type HeadTag, type PageMetadata, type Seo } from "./page-head";

const SITE = readSite({ baseUrl: "https://shop.test", name: "Сила", image: "/site.webp" });
const METADATA: PageMetadata = {
  title: "Протеини",
  description: "Всички протеини",
  path: "/produkt-kategoriya/proteini",
};
const NOTHING = { title: "", description: "", image: null };
const SEO: Seo = {
  title: "Купи протеин | Сила",
  metaDesc: "Описание на търговеца",
  metaKeywords: "протеин, суроватка",
  noindex: false,
  nofollow: false,
  canonical: "https://wp.test/product-category/proteini/",
  openGraph: NOTHING,
  twitter: NOTHING,
  schema: null,
};

function read(tags: HeadTag[]): Record<string, string> {
  return Object.fromEntries(
    tags.map((tag) => {
      if ("title" in tag && !("tagName" in tag)) return ["title", tag.title];
      if ("tagName" in tag) return [tag.rel, tag.href];
      return "name" in tag
        ? [tag.name, tag.content]
        : [(tag as { property: string }).property, (tag as { content: string }).content];
    }),
  );
}

test("without the SEO plugin a page describes itself: title, description, canonical URL, previews", () => {
  expect(read(writeHead(METADATA, null, SITE))).toEqual({
    title: "Протеини – Сила",
    description: "Всички протеини",
    canonical: "https://shop.test/produkt-kategoriya/proteini",
    "og:site_name": "Сила",
    "og:locale": "bg_BG",
    "og:type": "website",
    "og:url": "https://shop.test/produkt-kategoriya/proteini",
    "og:title": "Протеини – Сила",
    "og:description": "Всички протеини",
    "og:image": "https://shop.test/site.webp",
    "og:image:width": "1200",
    "og:image:height": "630",
    "twitter:card": "summary_large_image",
  });
});

test("the SEO plugin's texts take precedence, but the canonical URL is the shop's own", () => {
  const image = { sourceUrl: "https://wp.test/og.jpg", altText: "Кутия" };
  const openGraph = { title: "За споделяне", description: "Виж", image };
  const head = read(writeHead(METADATA, { ...SEO, openGraph }, SITE));
  expect(head).toMatchObject({
    title: "Купи протеин | Сила",
    description: "Описание на търговеца",
    keywords: "протеин, суроватка",
    canonical: "https://shop.test/produkt-kategoriya/proteini",
    "og:title": "За споделяне",
    "og:image": "https://shop.test/img/share/1?src=https%3A%2F%2Fwp.test%2Fog.jpg",
    "og:image:alt": "Кутия",
  });
  const twitter = { title: "Т", description: "Д", image: null };
  expect(read(writeHead(METADATA, { ...SEO, twitter }, SITE))).toMatchObject({
    "twitter:title": "Т",
    "og:title": SEO.title,
  });
});

test.each([
  [{}, {}, undefined],
  [{ isHidden: true }, {}, "noindex, follow"],
  [{}, { noindex: true }, "noindex, follow"],
  [{}, { nofollow: true }, "index, nofollow"],
  [{ isHidden: true }, { nofollow: true }, "noindex, nofollow"],
])("a page %o for which the SEO plugin says %o has robots: %s", (facts, seo, robots) => {
  expect(read(writeHead({ ...METADATA, ...facts }, { ...SEO, ...seo }, SITE)).robots).toBe(robots);
});

test("the plugin's texts describe the first page of a list; its noindex applies to all", () => {
  const later = { ...METADATA, title: "Протеини – страница 2", isLater: true };
  const head = read(writeHead(later, { ...SEO, noindex: true }, SITE));
  expect(head).toMatchObject({ title: "Протеини – страница 2 – Сила", robots: "noindex, follow" });
});

test("a page without a description uses the shop's", () => {
  expect(read(writeHead({ ...METADATA, description: "" }, null, SITE)).description).toBe(SITE.shortDescription);
});
