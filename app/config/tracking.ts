/** The attribute that names a product's brand in tracking; else WooCommerce's own brand does. */
export const BRAND_ATTRIBUTE = "pa_brands";

/** Where Google's scripts come from and send to, by the directive of the content security policy that lets them. */
export const TRACKER_SOURCES = {
  script: ["https://*.googletagmanager.com"],
  image: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  connect: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"],
} as const;

/** Cookies that Google's scripts leave behind: deleted when consent is withdrawn. */
export const TRACKER_COOKIES = /^(_ga(_.*)?|_gid|_gat(_.*)?|_gcl_.*|_gac_.*|FPID|FPLC)$/;

/** How long a choice counts before it is asked for again. */
export const CONSENT_DAYS = 180;
/** Orders remembered as told; a browser rarely has more. */
export const TOLD_ORDERS_MAX = 50;
