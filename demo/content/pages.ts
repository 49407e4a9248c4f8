import { p } from "../catalogue/build.ts";
import { sizesPage } from "./page-sizes.ts";
import { legalPages } from "./pages-legal.ts";
import { shopPages } from "./pages-shop.ts";
import type { DemoPage } from "./types.ts";

/** The page that WooCommerce calls the shop (specification §2). */
export const SHOP_PAGE_ID = 6;
/** The front page, as WordPress' reading settings name it. They name no page of posts: it wouldn't be found by address. */
export const HOME_PAGE_ID = 2;
export const BLOG_PAGE_ID = 4;
export const CATEGORIES_PAGE_ID = 8;

/** Pages that exist for their SEO: the shop draws them by itself. */
const drawnPages: DemoPage[] = [
  { id: HOME_PAGE_ID, slug: "nachalo", title: "Начало", modified: "2026-10-01T10:00:00+03:00", content: "" },
  { id: BLOG_PAGE_ID, slug: "blog", title: "Блог", modified: "2026-10-19T09:00:00+03:00", content: "" },
  {
    id: SHOP_PAGE_ID,
    slug: "magazin",
    title: "Магазин",
    modified: "2026-10-01T10:00:00+03:00",
    content: p("Всички стоки на едно място. Филтрирайте по категория, марка, размер и цена."),
  },
  {
    id: CATEGORIES_PAGE_ID,
    slug: "produkt-kategoriya",
    title: "Всички категории",
    modified: "2026-10-01T10:00:00+03:00",
    content: p("Изберете категория: от протеина за след тренировка до щангата, която идва с палет."),
  },
];

export const pages: DemoPage[] = [...drawnPages, ...shopPages, sizesPage, ...legalPages];
