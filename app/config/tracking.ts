/** The attribute that names a product's brand for analytics; without it WooCommerce's own brand is used. */
export const BRAND_ATTRIBUTE = "pa_brands";

/** Origins that Google's scripts load from and connect to, by directive of the content security policy. */
export const TRACKER_SOURCES = {
  script: ["https://*.googletagmanager.com"],
  image: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  connect: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"],
} as const;

/** Cookies set by Google's scripts: deleted when consent is withdrawn. */
export const TRACKER_COOKIES = /^(_ga(_.*)?|_gid|_gat(_.*)?|_gcl_.*|_gac_.*|FPID|FPLC)$/;

/** How long a consent is valid. */
export const CONSENT_DAYS = 180;
/** Orders stored as reported; a browser rarely has more. */
export const REPORTED_ORDERS_MAX = 50;
