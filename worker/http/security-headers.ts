import { createMiddleware } from "hono/factory";
import { findRoutePolicy } from "../../app/config/route-policies";
import type { Site } from "../../app/config/site";
import { TRACKER_SOURCES } from "../../app/config/tracking";
import type { Environment } from "../platform/environment";
import type { ShopEnv } from "../platform/hono-env";

/** Headers of every answer, errors and pictures included; the nonce is fresh for each. */
export const setSecurityHeaders = createMiddleware<ShopEnv>(async (c, next) => {
  const nonce = makeNonce();
  c.set("nonce", nonce);
  await next();
  // Set after the handler: it answers with a Response of its own, which loses what was set before.
  const isCheckout = findRoutePolicy(new URL(c.req.url).pathname).takesPayments;
  const hasCards = isCheckout && c.get("environment")?.stripe;
  const targets = [
    ...(c.get("formTargets") ?? []),
    ...((isCheckout && c.get("environment")?.site.gatewayOrigins) || []),
    ...(isCheckout ? listTransferTargets(c.get("environment")) : []),
  ];
  const trackers = listTrackers(c.get("environment")?.site);
  c.header("content-security-policy", contentSecurityPolicy(nonce, hasCards ? STRIPE : NOTHING, trackers, targets));
  c.header("x-content-type-options", "nosniff");
  c.header("x-frame-options", "DENY");
  c.header("referrer-policy", "strict-origin-when-cross-origin");
  c.header(
    "permissions-policy",
    `camera=(), geolocation=(), microphone=(), payment=(self${hasCards ? STRIPE_FRAMES : ""})`,
  );
  // Banks and wallets may ask in a window of their own.
  c.header("cross-origin-opener-policy", hasCards ? "same-origin-allow-popups" : "same-origin");
  // Development; no crawler comes here either.
  if (new URL(c.req.url).protocol !== "https:") return;
  c.header(
    "strict-transport-security",
    `max-age=31536000${c.get("environment")?.site.hstsSubdomains ? "; includeSubDomains" : ""}`,
  );
  // Staging and previews: nothing there is for sale.
  if (c.get("environment")?.isDemo) c.header("x-robots-tag", "noindex");
});

const STRIPE_FRAMES = ' "https://js.stripe.com" "https://*.js.stripe.com"';
const NOTHING = { scripts: "", connections: "", frames: "" };
const STRIPE = {
  scripts: " https://js.stripe.com https://*.js.stripe.com",
  connections: " https://api.stripe.com",
  frames: " https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
};

/** WooCommerce's own checkout, where the shop's form may lead there. */
function listTransferTargets(environment: Environment | undefined): string[] {
  return environment && environment.settings.checkout !== "shop" ? [new URL(environment.backendUrl).origin] : [];
}

interface Trackers {
  script: readonly string[];
  image: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}

/** Hosts of the visit counter, which is loaded after consent only; none where the shop has no tracking id. */
function listTrackers(site: Site | undefined): Trackers {
  if (!site?.trackingId) return { script: [], image: [], connect: [], frame: [] };
  const { script, image, connect } = TRACKER_SOURCES;
  const more = site.trackingOrigins;
  return { script: [...script, ...more], image: [...image, ...more], connect: [...connect, ...more], frame: more };
}

function contentSecurityPolicy(nonce: string, more: typeof NOTHING, trackers: Trackers, formTargets: string[]): string {
  const isDevelopment = import.meta.env.DEV;
  return [
    "default-src 'none'",
    [`script-src 'nonce-${nonce}' 'strict-dynamic'${more.scripts}`, ...trackers.script].join(" "),
    // Vite's live server puts styles without a nonce into the page.
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    ["img-src 'self' data:", ...trackers.image].join(" "),
    "font-src 'self'",
    [`connect-src 'self'${isDevelopment ? " ws:" : ""}${more.connections}`, ...trackers.connect].join(" "),
    frameSources(more.frames, trackers.frame),
    "manifest-src 'self'",
    "worker-src 'self'",
    // Chrome holds the redirect that follows a form to this, too.
    ["form-action 'self'", ...formTargets].join(" "),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
    .filter(Boolean)
    .join("; ");
}

// Without frame-src, default-src 'none' applies.
function frameSources(cards: string, trackers: readonly string[]): string {
  return cards || trackers.length > 0 ? `frame-src${[cards, ...trackers.map((host) => ` ${host}`)].join("")}` : "";
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
