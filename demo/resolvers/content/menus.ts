import { listMenus } from "../../content/menus.ts";
import type { DemoContext } from "../../context.ts";
import type { DemoMenuItem } from "../../content/types.ts";
import { DEMO_ORIGIN } from "../../http/origin.ts";
import { MAIN_LANGUAGE, type Language } from "../../languages/language.ts";
import { decodeGlobalId, showNodePages, showNodes, type ConnectionArguments } from "../connections.ts";
import { showUri } from "./content-path.ts";

interface MenuItemsArguments extends ConnectionArguments {
  where?: {
    id?: number | null;
    location?: string | null;
    parentDatabaseId?: number | null;
    parentId?: string | null;
  } | null;
}

/** The menus that have a location: a guest sees no others. */
const menus = showNodes(listMenus(MAIN_LANGUAGE).map(({ location }) => ({ name: location, locations: [location] })));

export const menuQueries = { menuItems, menus };

/** Without a location, the items of every menu; at a location without a menu, none (as in a real shop). */
async function menuItems(args: MenuItemsArguments, { language }: DemoContext) {
  const { id, location, parentDatabaseId, parentId } = args.where ?? {};
  const parent = parentDatabaseId ?? (parentId ? decodeGlobalId("post", parentId) : null);
  const shown = listMenus(language)
    .filter((menu) => !location || menu.location === location)
    .flatMap(({ items }) => items.map((item, index) => showMenuItem(item, index, language)));
  const found = shown.filter(
    (item) => (!id || item.databaseId === id) && (parent === null || item.parentDatabaseId === parent),
  );
  return showNodePages(found)(args);
}

/** Without a parent, its id is 0, not null as with terms. */
function showMenuItem({ id, parent, label, path }: DemoMenuItem, index: number, language: Language) {
  const uri = showUri(path);
  return {
    databaseId: id,
    parentDatabaseId: parent ?? 0,
    order: index + 1,
    label,
    uri,
    path: uri,
    url: `${DEMO_ORIGIN}${uri}`,
    target: null,
    textLanguage: language.code,
  };
}
