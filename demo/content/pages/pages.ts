import { p } from "../../catalog/build-product.ts";
import { sizesPage } from "./size-tables.ts";
import { legalPages } from "./legal-pages.ts";
import { shopPages } from "./shop-pages.ts";
import type { DemoPage } from "../types.ts";

/** WooCommerce's shop page: its URL is the archive of all products, not a page's. */
export const SHOP_PAGE_ID = 6;
/** The front page of WordPress' reading settings. They name no posts page, which couldn't be queried by URI. */
export const HOME_PAGE_ID = 2;
export const BLOG_PAGE_ID = 4;
export const CATEGORIES_PAGE_ID = 8;

/** Pages that exist for their SEO: the shop renders them itself. */
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

/** WooCommerce's own screens, as it makes them: cart and checkout of blocks, the account of a shortcode. */
const storePages: DemoPage[] = [
  {
    id: 10,
    slug: "kolichka",
    title: "Количка",
    modified: "2026-10-01T10:00:00+03:00",
    written: "<!-- wp:woocommerce/cart --><!-- /wp:woocommerce/cart -->",
    content:
      '<div data-block-name="woocommerce/cart" class="wp-block-woocommerce-cart alignwide is-loading"><div data-block-name="woocommerce/filled-cart-block" class="wp-block-woocommerce-filled-cart-block"></div></div>',
  },
  {
    id: 11,
    slug: "porachka",
    title: "Поръчка",
    modified: "2026-10-01T10:00:00+03:00",
    written: "<!-- wp:woocommerce/checkout --><!-- /wp:woocommerce/checkout -->",
    content:
      '<div data-block-name="woocommerce/checkout" class="wp-block-woocommerce-checkout alignwide wc-block-checkout is-loading"></div>',
  },
  {
    id: 12,
    slug: "moyat-profil",
    title: "Моят профил",
    modified: "2026-10-01T10:00:00+03:00",
    written: "<!-- wp:shortcode -->[woocommerce_my_account]<!-- /wp:shortcode -->",
    content: '<div class="woocommerce"><div class="woocommerce-notices-wrapper"></div><h2>Вход</h2></div>',
  },
];

export const pages: DemoPage[] = [...drawnPages, ...storePages, ...shopPages, sizesPage, ...legalPages];
