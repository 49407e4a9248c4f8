import type { LoginClient } from "../../../app/domain/account/account";
import type { Region } from "../../../app/domain/checkout/address";
import type { PostCategory } from "../../../app/domain/content/blog";
import type { MenuBranch } from "../../../app/domain/content/menu";
import type { WordPressSettings } from "../../../app/config/wordpress-settings";
import type { Office } from "../../../app/domain/delivery/office";
import type { StorePage } from "../../../app/domain/content/store-page";

/**
 * The documents by name: data from WordPress that pages show besides products, terms, posts and pages.
 * worker/woocommerce writes them.
 */
export interface DocumentData {
  /** By the configured location, such as "menu:PRIMARY". [] if the theme has no such menu. */
  [menu: `menu:${string}`]: MenuBranch[];
  "post-categories": PostCategory[];
  "store-pages": StorePage[];
  /** Whether all posts and pages have been read once: until then, an unknown one may exist. */
  "posts-complete": boolean;
  /** The countries that the shop sells to (ISO 3166-1 alpha-2), in WooCommerce's order. */
  countries: string[];
  /** The regions of each of these countries that has any. */
  [regions: `regions:${string}`]: Region[];
  /** Keys of COURIERS whose offices the merchant's WordPress lists. */
  couriers: string[];
  [offices: `offices:${string}`]: StoredOffice[];
  "login-providers": LoginClient[];
  capabilities: Capabilities;
  /** Whether listings, searches and related products omit sold-out products; rows don't depend on it. */
  "hides-sold-out": boolean;
  /** The last valid settings. */
  settings: { digest: string; tables: WordPressSettings };
  /** A report on the newest settings, valid or not. */
  "settings-report": SettingsReport;
}

/**
 * An office with its place: the settlement's key (placeKey), WooCommerce's code of the region ("BG-22"), and the
 * postcode.
 */
export interface StoredOffice extends Office {
  place: string;
  region: string;
  postcode: string;
}

/** Whether the shop accepts the settings that WordPress sent last. */
export interface SettingsReport {
  /** Hexadecimal SHA-256 of the field's text; "": WordPress sets nothing. */
  digest: string;
  /** The reasons why they aren't accepted; [] if they are. */
  problems: string[];
}

/** Which optional parts the merchant's WordPress has; worker/woocommerce/capabilities.ts explains them. */
export type Capabilities = Record<
  | "seo"
  | "productBrands"
  | "categoryExtras"
  | "catalogSettings"
  | "shopSettings"
  | "accounts"
  | "couriers"
  | "textLanguages",
  boolean
>;

export type DocumentName = keyof DocumentData & string;
