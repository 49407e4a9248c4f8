import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import { findRoutePolicy } from "../../app/config/route-policies";
import { TRACKER_SOURCES } from "../../app/config/tracking";
import type { Environment } from "../platform/environment";
import type { ShopEnv } from "../platform/hono-env";

/** Headers of every answer, errors and pictures included; the nonce is fresh for each. */
export const setSecurityHeaders = createMiddleware<ShopEnv>(async (c, next) => {
  const nonce = makeNonce();
  c.set("nonce", nonce);
  await next();
  const environment = c.get("environment");
  const { site, isDemo } = environment;
  const { protocol, pathname } = new URL(c.req.url);
  const isHttps = protocol === "https:";
  // The headers of an answer that was fetched or cached are immutable.
  c.res = new Response(c.res.body, c.res);
  // Staging and previews: nothing there is for sale.
  if (isDemo && isHttps) c.header("x-robots-tag", "noindex");
  const isCheckout = findRoutePolicy(pathname).takesPayments === true;
  const cards = isCheckout && environment.stripe ? STRIPE : NOTHING;
  const trackers = site.trackingId ? TRACKER_SOURCES : NOTHING;
  const more = site.trackingId ? site.trackingOrigins : [];
  const isDevelopment = import.meta.env.DEV;
  const setHeaders = secureHeaders({
    ...UNUSED,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [`'nonce-${nonce}'`, "'strict-dynamic'", ...cards.script, ...trackers.script, ...more],
      // Vite's live server puts styles without a nonce into the page.
      styleSrc: ["'self'", isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`],
      imgSrc: ["'self'", "data:", ...trackers.image, ...more],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(isDevelopment ? ["ws:"] : []), ...cards.connect, ...trackers.connect, ...more],
      frameSrc: [...cards.frame, ...more],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      // Chrome applies form-action also to the redirect that follows a form.
      formAction: ["'self'", ...(c.get("formTargets") ?? []), ...(isCheckout ? listCheckoutTargets(environment) : [])],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    permissionsPolicy: { camera: [], geolocation: ["self"], microphone: [], payment: ["self", ...cards.script] },
    // A bank or wallet may confirm a payment in a window of its own.
    crossOriginOpenerPolicy: cards === STRIPE ? "same-origin-allow-popups" : "same-origin",
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    // Development has no https.
    strictTransportSecurity: isHttps && `max-age=31536000${site.hstsSubdomains ? "; includeSubDomains" : ""}`,
  });
  // Set after the handler has run, because the handler names the origins to which its forms lead.
  await setHeaders(c, () => Promise.resolve());
});

/**
 * Headers of Hono that the shop doesn't send: other sites may show its pictures, and current browsers need none of
 * the others.
 */
const UNUSED = {
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

const NOTHING = { script: [], image: [], connect: [], frame: [] } as const;

const STRIPE = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  connect: ["https://api.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
} as const;

/** Gateways that the merchant names, and WooCommerce's own checkout, where the shop's form may lead there. */
function listCheckoutTargets({ site, settings, backendUrl }: Environment): string[] {
  return [...site.gatewayOrigins, ...(settings.checkout === "shop" ? [] : [new URL(backendUrl).origin])];
}

/** A nonce for one response's scripts: random, so that injected markup can't know it. */
export function makeNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

/** The page with its nonce replaced by a random one, so that a cached copy never reveals a nonce that was served. */
export function blankNonce(text: string, nonce: string): { bytes: Uint8Array<ArrayBuffer>; positions: number[] } {
  const encoder = new TextEncoder();
  const positions: number[] = [];
  let at = 0;
  for (const part of text.split(nonce).slice(0, -1)) {
    at += encoder.encode(part).length;
    positions.push(at);
    at += nonce.length;
  }
  return { bytes: encoder.encode(text.replaceAll(nonce, makeNonce())) as Uint8Array<ArrayBuffer>, positions };
}

/** The page with this response's nonce at the positions. All nonces are ASCII and of one length. */
export function writeNonce(
  bytes: Uint8Array<ArrayBuffer>,
  positions: number[],
  nonce: string,
): Uint8Array<ArrayBuffer> {
  const encoded = new TextEncoder().encode(nonce);
  for (const position of positions) bytes.set(encoded, position);
  return bytes;
}
