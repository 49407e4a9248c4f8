import { createMiddleware } from "hono/factory";
import type { ShopEnv } from "./bindings";
import { makeNonce } from "./nonce";

/** Headers of every answer, errors and pictures included; the nonce is fresh for each (quality.md 16). */
export const setSecurityHeaders = createMiddleware<ShopEnv>(async (c, next) => {
  const nonce = makeNonce();
  c.set("nonce", nonce);
  await next();
  // Set after the handler: it answers with a Response of its own, which loses what was set before (stack.md, trap 1).
  const isCheckout = CHECKOUT.test(new URL(c.req.url).pathname);
  const hasCards = isCheckout && c.get("environment")?.stripe;
  const targets = [
    ...(c.get("formTargets") ?? []),
    ...((isCheckout && c.get("environment")?.site.gatewayOrigins) || []),
  ];
  c.header("content-security-policy", contentSecurityPolicy(nonce, hasCards ? STRIPE : NOTHING, targets));
  c.header("x-content-type-options", "nosniff");
  c.header("x-frame-options", "DENY");
  c.header("referrer-policy", "strict-origin-when-cross-origin");
  c.header(
    "permissions-policy",
    `camera=(), geolocation=(), microphone=(), payment=(self${hasCards ? STRIPE_FRAMES : ""})`,
  );
  // Banks and wallets may ask in a window of their own.
  c.header("cross-origin-opener-policy", hasCards ? "same-origin-allow-popups" : "same-origin");
  if (new URL(c.req.url).protocol !== "https:") return;
  c.header("strict-transport-security", "max-age=31536000; includeSubDomains");
  // Staging and previews: nothing there is for sale.
  if (c.get("environment")?.isDemo) c.header("x-robots-tag", "noindex");
});

/** Where the card fields stand, and nowhere else (quality.md, Traps). */
const CHECKOUT = /^\/checkout$/;
const STRIPE_FRAMES = ' "https://js.stripe.com" "https://*.js.stripe.com"';
const NOTHING = { scripts: "", connections: "", frames: "" };
const STRIPE = {
  scripts: " https://js.stripe.com https://*.js.stripe.com",
  connections: " https://api.stripe.com",
  frames: "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
};

function contentSecurityPolicy(nonce: string, more: typeof NOTHING, formTargets: string[]): string {
  const isDevelopment = import.meta.env.DEV;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${more.scripts}`,
    // Vite's live server puts styles into the page; the built shop has none.
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}${more.connections}`,
    more.frames,
    "manifest-src 'self'",
    // Chrome holds the redirect that follows a form to this, too (quality.md, Traps).
    ["form-action 'self'", ...formTargets].join(" "),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
    .filter(Boolean)
    .join("; ");
}
