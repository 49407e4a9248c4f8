import * as v from "valibot";
import { DEMO_SITE } from "#demo-shop";
import type { Currency, PriceDisplay } from "./money.ts";
import { readConfiguration } from "./settings.ts";
import { line } from "./texts.ts";
import * as paths from "#paths";

const absoluteUrl = v.pipe(
  v.string(),
  v.url("an absolute URL is needed"),
  v.regex(/^https?:\/\//, "http or https only"),
);

const origin = v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9.*-]+(:\d+)?$/, "an origin is https://host"));

/** Becomes a part of a mailto: URL. */
const email = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^([^\s@<>"'?&]+@[^\s@<>"'?&]+)?$/, "an e-mail address is needed"),
);

const menuLocation = v.pipe(v.string(), v.regex(/^[A-Z0-9_]{0,60}$/, "a location is named as in GraphQL: PRIMARY"));

const names = v.pipe(v.array(v.pipe(line(60), v.nonEmpty())), v.maxLength(6));

/** Shipping rate patterns; a blank pattern would match every rate. */
const ratePatterns = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.nonEmpty("a pattern is needed"), v.maxLength(60))),
  v.maxLength(40),
);

/** Synonyms need at least two words. */
const synonymGroups = v.pipe(
  v.array(
    v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.nonEmpty("a word is needed"), v.maxLength(60))),
      v.minLength(2, "a group has two words or more that mean the same"),
      v.maxLength(10),
    ),
  ),
  v.maxLength(200),
);

const languages = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, "a language is named by two letters: bg, en"))),
  v.minLength(1, "at least one language is needed"),
  v.maxLength(8),
  v.check((codes) => new Set(codes).size === codes.length, "a language is named once"),
);

/** Puts this language's prefix before a path of the main language: the Worker finds the translated page there. */
const ownPath = v.pipe(
  v.string(),
  v.transform((path) => (path.startsWith("/") && !path.startsWith(`${paths.prefix}/`) ? paths.prefix + path : path)),
);

const siteSchema = v.strictObject({
  /** Language codes. The first is at "/", others below their code; `npm run build` builds all (docs/languages.md). */
  languages: v.optional(languages, ["bg"]),
  /** "" for WordPress's own site name. */
  name: v.optional(line(100), ""),
  shortDescription: v.optional(line(200), ""),
  longDescription: v.optional(line(600), ""),
  /** The public URL, required in production; elsewhere the request's origin is used. */
  baseUrl: v.optional(absoluteUrl),
  /** Whether HSTS includes subdomains: any of them without https would become unreachable. */
  hstsSubdomains: v.optional(v.boolean(), false),
  /** Default link preview picture, a path of this shop or an absolute URL. */
  image: v.optional(v.string(), "/site-image.webp"),
  /** Defaults to euro for a shop in euro, and to both, lev first, for one in lev. */
  priceDisplay: v.optional(v.picklist(["leva-euro", "euro-leva", "leva", "euro"])),
  /** Filters of a listing, in display order: attributes, product_brand, product_tag. */
  filterAttributes: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.regex(
          /^(pa_[a-z0-9_-]{1,60}|product_(brand|tag))$/,
          "an attribute is named as in WooCommerce: pa_razmer, product_brand, product_tag",
        ),
      ),
    ),
    ["pa_brands", "product_brand", "pa_razmer", "pa_cvyat", "pa_vkus"],
  ),
  /** Groups of search synonyms beside the usual ones: [["шорти", "къси панталони"], ["сън", "=>", "глицин"]]. */
  searchSynonyms: v.optional(synonymGroups, []),
  /** Attributes whose terms give net contents, for the unit price of a variation (docs/product-facts.md). */
  netContentAttributes: v.optional(v.array(v.pipe(v.string(), v.nonEmpty())), ["pa_razfasovka"]),
  /** How long customers stay signed in: until they sign out (at most a year), or until they close the browser. */
  authPersistence: v.optional(v.picklist(["until-logout", "browser-session"]), "until-logout"),
  /** Origins of redirecting payment gateways that the checkout form may lead to (docs/payments.md). */
  gatewayOrigins: v.optional(v.array(origin), []),
  /** Analytics after consent: a GA4 stream "G-…" or a container "GTM-…"; "" for none (docs/tracking.md). */
  trackingId: v.optional(v.pipe(v.string(), v.regex(/^((G|GTM)-[A-Z0-9]{4,20})?$/, "G-… or GTM-… is needed")), ""),
  /** Additional origins that the container's tags may load from and connect to; GA4's own are included. */
  trackingOrigins: v.optional(v.array(origin), []),
  /** Source of icons that the shop doesn't bundle; "" for none. */
  iconApi: v.optional(v.union([v.literal(""), absoluteUrl]), "https://api.iconify.design"),
  productsPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 24),
  /** Free-shipping threshold in minor units of `currency`, shown in the bar above the header; 0 hides it. */
  freeShippingFrom: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** Couriers and payment methods as named in footer and product pages; [] names none. */
  couriers: v.optional(names, []),
  paymentWays: v.optional(names, []),
  /**
   * Rates that deliver to an office or locker only, and rates that deliver to either; all others go to a street. By
   * id, method or a part of the label: BOX NOW and Bulgarisation rates never deliver to a street
   * (docs/backend-setup.md).
   */
  officeRates: v.optional(ratePatterns, ["офис", "автомат", "office", "locker", "box_now_delivery", "woo_bg_boxnow"]),
  officeOrStreetRates: v.optional(ratePatterns, ["free_shipping"]),
  /**
   * Rates of plugins that are free when they cost 0, by the same patterns. Other plugins' rates of 0 have no price yet.
   */
  freeRates: v.optional(ratePatterns, []),
  /** Pages of the shop's terms, its own paths or absolute URLs; "" for none. */
  termsPath: v.optional(ownPath, paths.terms),
  privacyPath: v.optional(ownPath, paths.privacy),
  cookiesPath: v.optional(ownPath, paths.cookies),
  deliveryPath: v.optional(ownPath, paths.delivery),
  withdrawalPath: v.optional(ownPath, paths.returns),
  accessibilityPath: v.optional(ownPath, paths.accessibility),
  guaranteePath: v.optional(ownPath, paths.guarantee),
  /** Picture of the official legal guarantee notice, a file of public/: "/guarantee.webp"; "" shows none. */
  guaranteeNotice: v.optional(v.pipe(v.string(), v.regex(/^(\/[\w.-]+)*$/, "a path of the shop is needed")), ""),
  /**
   * WordPress page for paying an unpaid order, with `{id}` and `{key}`:
   * "https://wp.example/checkout/order-pay/{id}/?pay_for_order=true&key={key}". "" for none (docs/payments.md).
   */
  orderPayUrl: v.optional(
    v.union([
      v.literal(""),
      v.pipe(absoluteUrl, v.includes("{id}", "{id} is missing"), v.includes("{key}", "{key} is missing")),
    ]),
    "",
  ),
  /** Menu locations of the WordPress theme, by their GraphQL names; "" for none. */
  mainMenu: v.optional(menuLocation, "PRIMARY"),
  footerMenu: v.optional(menuLocation, "SECONDARY"),
  /** The trader's data; empty values are omitted. */
  phone: v.optional(line(40), ""),
  email: v.optional(email, ""),
  company: v.optional(line(120), ""),
  companyNumber: v.optional(line(40), ""),
  vatNumber: v.optional(line(40), ""),
  address: v.optional(line(200), ""),
  openingHours: v.optional(line(120), ""),
});

/** Keys that WordPress may override: none that concerns deployment, payments or the content security policy's origins. */
export const SITE_KEYS_IN_WORDPRESS = [
  "name",
  "shortDescription",
  "longDescription",
  "freeShippingFrom",
  "couriers",
  "paymentWays",
  "phone",
  "email",
  "openingHours",
  "company",
  "companyNumber",
  "vatNumber",
  "address",
  "trackingId",
] as const satisfies (keyof v.InferOutput<typeof siteSchema>)[];

/** The configured site, with the backend's currency and the resolved price display. */
export interface Site extends v.InferOutput<typeof siteSchema> {
  /** The currency of the backend's prices. */
  currency: Currency;
  priceDisplay: PriceDisplay;
  baseUrl: string;
}

interface Backend {
  currency?: Currency;
  /** Values that apply if the merchant doesn't configure them. */
  defaults?: Partial<Pick<Site, "name" | "shortDescription">>;
}

/**
 * Site data with the merchant's overrides, with the demo's defaults when there is no backend; throws an error that
 * names every unknown key and invalid value. `baseUrl` is "" when not configured.
 */
export function readSite(overrides: unknown, { currency = "BGN", defaults = DEMO_SITE }: Backend = {}): Site {
  const site = readConfiguration("SITE", siteSchema, { ...defaults, ...(overrides as object | undefined) });
  // Ends without a slash, because paths are appended to it.
  const baseUrl = site.baseUrl?.replace(/\/+$/, "") ?? "";
  const priceDisplay = site.priceDisplay ?? (currency === "EUR" ? "euro" : "leva-euro");
  return { ...site, currency, priceDisplay, baseUrl };
}

/** Server-only fields: pages don't carry them. */
const SERVER_ONLY = [
  "languages",
  "hstsSubdomains",
  "filterAttributes",
  "searchSynonyms",
  "authPersistence",
  "gatewayOrigins",
  "trackingOrigins",
  "iconApi",
  "orderPayUrl",
  "officeRates",
  "officeOrStreetRates",
  "freeRates",
  "mainMenu",
  "footerMenu",
] as const;

export type PublicSite = Omit<Site, (typeof SERVER_ONLY)[number]>;

/** The fields of the site that pages carry. */
export function toPublicSite(site: Site): PublicSite {
  const hidden: readonly string[] = SERVER_ONLY;
  return Object.fromEntries(Object.entries(site).filter(([key]) => !hidden.includes(key))) as PublicSite;
}
