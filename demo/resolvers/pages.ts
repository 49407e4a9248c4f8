import { findPagePath } from "../content/paths.ts";
import { pages as allPages } from "../content/pages.ts";
import { writePageSeo } from "../content/seo.ts";
import type { DemoPage } from "../content/types.ts";
import { showNodePages, type ConnectionArguments } from "./connections.ts";
import { readContentPath, showUri } from "./content-address.ts";
import { renderBlocks, showLocalTime, showText } from "./content-html.ts";
import { readContentId, type ContentArguments } from "./content-id.ts";
import { findContentPicture } from "./content-pictures.ts";
import { showSeo } from "./seo-object.ts";

export const pageQueries = { page, pages };

/** By "/" the front page comes, by its own slug too; an unknown page is null without an error (asked of a real shop). */
async function page(args: ContentArguments) {
  const found = allPages.find(chooseTest(args));
  return found ? showPage(found) : null;
}

/** Newest first. */
async function pages(args: ConnectionArguments) {
  const found = allPages.toSorted((a, b) => Date.parse(b.modified) - Date.parse(a.modified));
  return showNodePages(found.map(showPage))(args);
}

function chooseTest(args: ContentArguments): (one: DemoPage) => boolean {
  if (args.idType === "URI") {
    const path = readContentPath(args.id);
    return ({ slug, parent }) => findPagePath(slug) === path || (!parent && `/${slug}` === path);
  }
  const wanted = readContentId(args);
  return ({ id }) => id === wanted;
}

function showPage(one: DemoPage) {
  return {
    databaseId: one.id,
    slug: one.slug,
    title: showText(one.title),
    uri: showUri(findPagePath(one.slug)),
    modified: showLocalTime(one.modified),
    content: showText(renderBlocks(one.content)),
    featuredImage: null,
    seo: () => {
      const seo = writePageSeo(one);
      return showSeo(seo, seo.opengraphImage ? findContentPicture(seo.opengraphImage, one.title) : null);
    },
  };
}
