import { findPagePath } from "../../content/paths.ts";
import { pages as allPages, SHOP_PAGE_ID } from "../../content/pages/pages.ts";
import { writePageSeo } from "../../content/seo.ts";
import type { DemoPage } from "../../content/types.ts";
import { DEMO_ORIGIN } from "../../http/origin.ts";
import type { DemoContext } from "../../context.ts";
import type { Language } from "../../languages/language.ts";
import { translatePage } from "../../languages/translate-content.ts";
import { showNodePages, type ConnectionArguments } from "../connections.ts";
import { showUri } from "./content-path.ts";
import { renderBlocks, showLocalTime, showText } from "./content-html.ts";
import { findContentPicture } from "./content-pictures.ts";
import { showSeo } from "./seo-object.ts";

export const pageQueries = { pages, contentType, generalSettings };

/** The title of the WordPress site. */
async function generalSettings() {
  return { title: "Сила", description: "Спортни стоки и хранителни добавки", url: DEMO_ORIGIN, language: "bg_BG" };
}

interface PagesArguments extends ConnectionArguments {
  where?: { search?: string | null } | null;
}

/** Newest first. A search matches the raw content, not the rendered one. */
async function pages({ where, ...args }: PagesArguments, { language }: DemoContext) {
  const { search } = where ?? {};
  const found = allPages
    .filter((one) => !search || `${one.title} ${one.written ?? one.content}`.includes(search))
    .toSorted((a, b) => Date.parse(b.modified) - Date.parse(a.modified));
  return showNodePages(found.map((one) => showContentPage(one, language)))(args);
}

/** Products have an archive; posts have none without a posts page: their URI is the front page's. */
async function contentType({ id }: { id: string }, { language }: DemoContext) {
  if (id === "post") return { uri: `${language.prefix}/` };
  const shop = allPages.find((one) => one.id === SHOP_PAGE_ID)!;
  return id === "product" ? { uri: showUri(findPagePath(shop.slug, language)) } : null;
}

export function showContentPage(original: DemoPage, language: Language) {
  const one = translatePage(original, language);
  return {
    databaseId: one.id,
    slug: one.slug,
    textLanguage: one.textLanguage,
    title: showText(one.title),
    uri: showUri(findPagePath(original.slug, language)),
    date: showLocalTime(one.modified),
    modified: showLocalTime(one.modified),
    modifiedGmt: showLocalTime(one.modified),
    isPrivacyPage: original.slug === "poveritelnost",
    content: showText(renderBlocks(one.content)),
    featuredImage: null,
    seo: () => {
      const seo = writePageSeo(original, language);
      return showSeo(seo, seo.opengraphImage ? findContentPicture(seo.opengraphImage, one.title) : null);
    },
  };
}
