import * as v from "valibot";
import { Html } from "../../catalog/blocks.ts";
import legalPages from "./legal-pages.json" with { type: "json" };
import screens from "./screens.json" with { type: "json" };
import shopPages from "./shop-pages.json" with { type: "json" };
import type { DemoPage } from "../types.ts";

/** WooCommerce's shop page: its URL is the archive of all products, not a page's. */
export const SHOP_PAGE_ID = 6;
/** The front page of WordPress' reading settings. They name no posts page, which couldn't be queried by URI. */
export const HOME_PAGE_ID = 2;
export const BLOG_PAGE_ID = 4;
export const CATEGORIES_PAGE_ID = 8;

const Page = v.strictObject({
  id: v.number(),
  slug: v.string(),
  parent: v.exactOptional(v.string()),
  title: v.string(),
  modified: v.string(),
  written: v.exactOptional(v.string()),
  content: Html,
});

/** `screens` are the pages that the shop renders itself, which have no text, and WooCommerce's cart, checkout and account. */
export const pages: DemoPage[] = v.parse(v.array(Page), [...screens, ...shopPages, ...legalPages]);
