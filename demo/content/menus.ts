import { categories } from "../catalog/categories.ts";
import type { DemoCategory } from "../catalog/types.ts";
import type { Language } from "../languages/language.ts";
import { translatePage, translatePostCategory } from "../languages/translate-content.ts";
import { translateTerm } from "../languages/translate-term.ts";
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

function listMain(language: Language): MenuSeed[] {
  return [
    { label: label("Магазин", language), path: findPagePath("magazin", language) },
    category("proteini", language),
    category("kreatin", language),
    category("vitamini", language),
    category("tezhesti", language),
    category("uredi", language),
    category("yoga-i-pilates", language),
    category("obleklo", language),
    category("obuvki", language),
    category("aksesoari", language),
    category("barove-i-hrana", language),
    category("programi", language),
    {
      label: label("Блог", language),
      path: findPagePath("blog", language),
      children: postCategories.map((one) => ({
        label: translatePostCategory(one, language).name,
        path: findPostCategoryPath(one.slug, language),
      })),
    },
    page("kontakti", language),
  ];
}

function listFooter(language: Language): MenuSeed[] {
  return [
    {
      label: label("Пазаруване", language),
      path: findPagePath("magazin", language),
      children: [
        { label: label("Всички категории", language), path: findPagePath("produkt-kategoriya", language) },
        page("dostavka-i-plashtane", language),
        page("vrashtane-i-reklamatsii", language),
        { ...page("razmeri", language), label: label("Размери", language) },
      ],
    },
    {
      label: label("За „Сила“", language),
      path: findPagePath("za-nas", language),
      children: [
        page("za-nas", language),
        { label: label("Блог", language), path: findPagePath("blog", language) },
        page("kontakti", language),
      ],
    },
    {
      label: label("Правила", language),
      path: findPagePath("obshti-usloviya", language),
      children: [page("obshti-usloviya", language), page("poveritelnost", language), page("biskvitki", language)],
    },
  ];
}

/** With the categories right below it. */
function category(slug: string, language: Language): MenuSeed {
  const found = categories.find((one) => one.slug === slug);
  if (!found) throw new Error(`no category ${slug}`);
  const show = (one: DemoCategory) => ({
    label: translateTerm("product_cat", one, language).name,
    path: findCategoryPath(one.slug, language),
  });
  return { ...show(found), children: categories.filter(({ parent }) => parent === found.id).map(show) };
}

function page(slug: string, language: Language): MenuSeed {
  const found = pages.find((one) => one.slug === slug);
  if (!found) throw new Error(`no page ${slug}`);
  return { label: translatePage(found, language).title, path: findPagePath(slug, language) };
}

function label(original: string, language: Language): string {
  return language.labels[original] ?? original;
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

/** Each language has menus of its own. */
export function listMenus(language: Language): DemoMenu[] {
  const mainItems = number(listMain(language), FIRST_ITEM_ID);
  return [
    { location: "PRIMARY", items: mainItems },
    { location: "SECONDARY", items: number(listFooter(language), FIRST_ITEM_ID + mainItems.length) },
  ];
}
