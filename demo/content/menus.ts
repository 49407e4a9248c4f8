import { categories } from "../catalog/categories.ts";
import { findCategoryPath, findPagePath, findPostCategoryPath } from "./paths.ts";
import { pages } from "./pages/pages.ts";
import { postCategories } from "./posts/posts.ts";
import type { DemoMenu, DemoMenuItem } from "./types.ts";

interface MenuSeed {
  label: string;
  path: string;
  children?: MenuSeed[];
}

const FIRST_ITEM_ID = 30301;

const main: MenuSeed[] = [
  { label: "Магазин", path: findPagePath("magazin") },
  category("proteini"),
  category("kreatin"),
  category("vitamini"),
  category("tezhesti"),
  category("uredi"),
  category("yoga-i-pilates"),
  category("obleklo"),
  category("obuvki"),
  category("aksesoari"),
  category("barove-i-hrana"),
  category("programi"),
  {
    label: "Блог",
    path: findPagePath("blog"),
    children: postCategories.map(({ name, slug }) => ({ label: name, path: findPostCategoryPath(slug) })),
  },
  page("kontakti"),
];

const footer: MenuSeed[] = [
  {
    label: "Пазаруване",
    path: findPagePath("magazin"),
    children: [
      { label: "Всички категории", path: findPagePath("produkt-kategoriya") },
      page("dostavka-i-plashtane"),
      page("vrashtane-i-reklamatsii"),
      page("razmeri"),
    ],
  },
  {
    label: "За „Сила“",
    path: findPagePath("za-nas"),
    children: [page("za-nas"), { label: "Блог", path: findPagePath("blog") }, page("kontakti")],
  },
  {
    label: "Правила",
    path: findPagePath("obshti-usloviya"),
    children: [page("obshti-usloviya"), page("poveritelnost"), page("biskvitki")],
  },
];

/** With the categories right below it. */
function category(slug: string): MenuSeed {
  const found = categories.find((one) => one.slug === slug);
  if (!found) throw new Error(`no category ${slug}`);
  const children = categories
    .filter(({ parent }) => parent === found.id)
    .map((child) => ({ label: child.name, path: findCategoryPath(child.slug) }));
  return { label: found.name, path: findCategoryPath(slug), children };
}

function page(slug: string): MenuSeed {
  const title = pages.find((one) => one.slug === slug)?.title;
  if (!title) throw new Error(`no page ${slug}`);
  return { label: title, path: findPagePath(slug) };
}

function number(seeds: MenuSeed[], firstId: number): DemoMenuItem[] {
  const items: DemoMenuItem[] = [];
  const add = (below: MenuSeed[], parent: number | null): void => {
    for (const { label, path, children = [] } of below) {
      const id = firstId + items.length;
      items.push({ id, parent, label, path });
      add(children, id);
    }
  };
  add(seeds, null);
  return items;
}

const mainItems = number(main, FIRST_ITEM_ID);

export const menus: DemoMenu[] = [
  { location: "PRIMARY", items: mainItems },
  { location: "SECONDARY", items: number(footer, FIRST_ITEM_ID + mainItems.length) },
];
