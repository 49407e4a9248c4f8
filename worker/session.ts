import { deleteCookie, getSignedCookie, setCookie, setSignedCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { Context } from "hono";
import type { ShopEnv } from "./bindings";
import { createGuard } from "./abuse-guard";
import { limitShopper } from "./limit-shopper";
import { connectShopper, type ShopperSeat } from "./shopper";
import { countedAddress } from "./shopper-address";
import { connectWithdrawals } from "./withdrawals";
import { createReviewWriter, readShopperAddress } from "./write-review";

const DAY_S = 86_400;
/** Sliding; Chrome keeps no cookie longer than 400 days. */
const SESSION_AGE_S = 365 * DAY_S;
const SESSION_ID = /^[\w-]{43}$/;
const CART_HINT = "cart_items";
const PERSONAL = /^\/(cart|checkout|my-account|otkaz-ot-dogovor|api|oauth)(\/|\.data$|$)/;
/** Asked by public pages, and the same for everybody. */
const PUBLIC_API = /^\/api\/(products|suggest)$/;

/** Paths that may know who asks. Every other page is one copy for everybody (design §2). */
export function isPersonalPath(pathname: string): boolean {
  return PERSONAL.test(pathname) && !PUBLIC_API.test(pathname);
}

/**
 * Opens the session cookie, hands the shopper on, and seals the answer: cookie, hint and `no-store`.
 * The cookie holds an opaque random id, signed so that nobody can make up sessions; nothing else (design §3).
 */
export const openSession = createMiddleware<ShopEnv>(async (c, next) => {
  if (!isPersonalPath(new URL(c.req.url).pathname)) return next();
  const environment = c.get("environment");
  const sender = readShopperAddress((name) => c.req.header(name));
  const seat: ShopperSeat = {
    id: await readSessionId(c),
    itemCount: null,
    address: countedAddress(sender),
    retryAfter: null,
  };
  const guard = createGuard(c.env.ABUSE_COUNTER, { address: seat.address, session: () => seat.id });
  const shopper = {
    ...connectShopper(c.env.SHOPPER_SESSION, environment, seat),
    writeReview: createReviewWriter(c.env, environment, sender),
    ...connectWithdrawals({ bindings: c.env, environment, guard, waitUntil: (work) => c.executionCtx.waitUntil(work) }),
  };
  c.set(
    "shopper",
    limitShopper(shopper, guard, (seconds) => void (seat.retryAfter = seconds)),
  );
  await next();
  if (seat.retryAfter !== null && c.res.status === 429) c.header("retry-after", String(seat.retryAfter));
  c.header("cache-control", "private, no-store");
  c.header("vary", "Cookie", { append: true });
  await sealSession(c, seat);
});

async function readSessionId(c: Context<ShopEnv>): Promise<string | null> {
  const { name } = cookieFor(c);
  const id = await getSignedCookie(c, c.get("environment").sessionSecret, name);
  return id && SESSION_ID.test(id) ? id : null;
}

async function sealSession(c: Context<ShopEnv>, seat: ShopperSeat): Promise<void> {
  const { name, isSecure } = cookieFor(c);
  const attributes = { path: "/", secure: isSecure, sameSite: "Lax", maxAge: SESSION_AGE_S } as const;
  if (seat.id)
    await setSignedCookie(c, name, seat.id, c.get("environment").sessionSecret, { ...attributes, httpOnly: true });
  // Readable by scripts on purpose: public pages draw the badge from it, and it names nobody.
  if (seat.itemCount === 0) deleteCookie(c, CART_HINT, { path: "/" });
  else if (seat.itemCount !== null) setCookie(c, CART_HINT, String(seat.itemCount), attributes);
}

// __Host- needs https; a phone in the LAN asks over http and would keep no cookie at all.
function cookieFor(c: Context<ShopEnv>): { name: string; isSecure: boolean } {
  const isSecure = new URL(c.req.url).protocol === "https:";
  return { name: isSecure ? "__Host-session" : "session", isSecure };
}
