import type { LoginClient } from "../../../app/domain/account/account";
import type { Region } from "../../../app/domain/checkout/address";
import type { PostCategory } from "../../../app/domain/content/blog";
import type { MenuBranch } from "../../../app/domain/content/menu";
import type { WordPressSettings } from "../../../app/config/wordpress-settings";
import type { Office } from "../../../app/domain/delivery/office";
import type { StorePage } from "../../../app/domain/content/store-page";

/** What pages show of WordPress beside products, terms, posts and pages, by name; written by worker/woocommerce. */
export interface DocumentData {
  /** By the configured location, such as "menu:PRIMARY". [] if the theme has no such menu. */
  [menu: `menu:${string}`]: MenuBranch[];
  "post-categories": PostCategory[];
  "store-pages": StorePage[];
  /** Whether all posts and pages have been read once: until then, an unknown one may exist. */
  "posts-complete": boolean;
  /** ISO 3166-1 alpha-2 codes of where the shop sells to, as WooCommerce orders them. */
  countries: string[];
  /** Of each of these countries that has any. */
  [regions: `regions:${string}`]: Region[];
  /** Keys of COURIERS whose offices the merchant's WordPress lists. */
  couriers: string[];
  [offices: `offices:${string}`]: StoredOffice[];
  "login-providers": LoginClient[];
  capabilities: Capabilities;
  /** Whether listings, searches and related products omit sold-out products; rows don't depend on it. */
  "hides-sold-out": boolean;
  /** The last valid ones. */
  settings: { digest: string; tables: WordPressSettings };
  /** Of the newest ones, valid or not. */
  "settings-report": SettingsReport;
}

/** An office with where it is: its settlement by placeKey, WooCommerce's code of the region ("BG-22"), and the postcode. */
export interface StoredOffice extends Office {
  place: string;
  region: string;
  postcode: string;
}

/** What the shop thinks of the settings that WordPress gave last. */
export interface SettingsReport {
  /** Hexadecimal SHA-256 of the field's text; "": WordPress sets nothing. */
  digest: string;
  /** Why they aren't taken over, a line each; []: they are. */
  problems: string[];
}

/** Which optional parts the merchant's WordPress has; worker/woocommerce/capabilities.ts says what each is. */
export type Capabilities = Record<
  "seo" | "productBrands" | "categoryExtras" | "catalogSettings" | "shopSettings" | "accounts" | "couriers",
  boolean
>;

export type DocumentName = keyof DocumentData & string;
