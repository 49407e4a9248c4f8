import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { Context } from "hono";
import type { CookieOptions } from "hono/utils/cookie";
import type { ShopEnv } from "./bindings";
import { connectAccount } from "./account";
import { createProviderList } from "./login-providers";
import { openMemory } from "./open-memory";
import { createTask } from "./public-backend";
import { openShopClient } from "./shop-client";
import { connectShopper } from "./shopper";
import { EMPTY_SEAT, openRoad, type ShopperSeat } from "./shopper-seat";
import { createGuard } from "./abuse-guard";
import { limitAccount } from "./limit-account";
import { isUnflooded, PERIOD_SECONDS } from "./limit-floods";
import { limitShopper } from "./limit-shopper";
import { countedAddress, readShopperAddress } from "./shopper-address";
import { connectStockRequests } from "./stock-requests";
import { connectWithdrawals } from "./withdrawals";
import { createReviewWriter } from "./write-review";

const DAY_S = 86_400;
/** Sliding; Chrome keeps no cookie longer than 400 days. */
const SESSION_AGE_S = 365 * DAY_S;
/** The session's id, its key once somebody has signed in, and the day on which the cookie was written. */
const SESSION = /^([\w-]{43})\.((?:[\w-]{43})?)\.(\d{1,6})$/;
const CART_HINT = "cart_items";
const SIGNED_IN_HINT = "signed_in";
const PERSONAL =
  /^\/(cart|checkout|my-account|otkaz-ot-dogovor|saglasie|sravnenie|kupon|izvestie|api|oauth)(\/|\.data$|$)/;
/** Asked by public pages, and the same for everybody. */
const PUBLIC_API = /^\/api\/(products|suggest)$/;

/** Paths that may know who asks. Every other page is one copy for everybody (design §2). */
export function isPersonalPath(pathname: string): boolean {
  return PERSONAL.test(pathname) && !PUBLIC_API.test(pathname);
}

/**
 * Opens the session cookie, hands the shopper on, and seals the answer: cookie, hints and `no-store`.
 * The cookie holds an opaque random id and key, signed so that nobody can make up sessions; nothing else (design §3).
 */
export const openSession = createMiddleware<ShopEnv>(async (c, next) => {
  if (!isPersonalPath(new URL(c.req.url).pathname)) return next();
  const environment = c.get("environment");
  const written = await readCookie(c);
  const sender = readShopperAddress((name) => c.req.header(name));
  const seat: ShopperSeat = { ...EMPTY_SEAT, ...written, address: countedAddress(sender) };
  // A Durable Object and a session of WooCommerce each, which whoever sends no cookie back could have without end.
  const mayMake = () => isUnflooded(c, "FLOOD_SESSIONS");
  const of = { id: c.get("requestId"), address: sender };
  const road = openRoad(c.env.SHOPPER_SESSION, environment, seat, of, mayMake);
  const guard = createGuard(c.env.ABUSE_COUNTER, { address: seat.address, session: () => seat.id });
  const onRefusal = (seconds: number) => void (seat.retryAfter = seconds);
  const guest = openShopClient(c.env, environment);
  const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const shopper = {
    ...connectShopper(road),
    writeReview: createReviewWriter(road, c.env, environment),
    ...connectStockRequests(c.env, guard),
    ...connectWithdrawals({ bindings: c.env, environment, guard, waitUntil: later }),
  };
  const mayChange = () => isUnflooded(c, "FLOOD_CHANGES");
  c.set("shopper", limitShopper(shopper, guard, onRefusal, mayChange));
  const listProviders = () => createProviderList(guest, openMemory(c.env, environment, createTask(), later))();
  const allowForms = (origins: string[]) => c.set("formTargets", origins);
  const account = connectAccount(road, { client: guest, listProviders, allowForms, later });
  c.set("account", limitAccount(account, guard, onRefusal));
  await next();
  // Where no time was told, a flood was stopped (limit-catalog.ts).
  if (c.res.status === 429) c.header("retry-after", String(seat.retryAfter ?? PERIOD_SECONDS));
  c.header("cache-control", "private, no-store");
  c.header("vary", "Cookie", { append: true });
  if (seat.isLeft) return clearCookies(c);
  await sealSession(c, seat, written);
});

interface Written {
  id: string;
  key: string;
  day: number;
}

async function readCookie(c: Context<ShopEnv>): Promise<Written | null> {
  const { name } = cookieFor(c);
  const [, id, key, day] =
    SESSION.exec((await getSignedCookie(c, c.get("environment").sessionSecret, name)) || "") ?? [];
  return id ? { id, key: key!, day: Number(day) } : null;
}

async function sealSession(c: Context<ShopEnv>, seat: ShopperSeat, written: Written | null): Promise<void> {
  const { name, isSecure } = cookieFor(c);
  const { sessionSecret, site } = c.get("environment");
  const attributes = { path: "/", secure: isSecure, sameSite: "Lax" } as const;
  const isForVisit = seat.isSignedIn === true && site.authPersistence === "browser-session";
  const lasting = isForVisit ? attributes : { ...attributes, maxAge: SESSION_AGE_S };
  const today = Math.floor(Date.now() / 1000 / DAY_S);
  // Once a day, else an answer that comes late would put the cookie of before a sign-in back; and only where it is known
  // how long it may last.
  const isOld = written?.day !== today && seat.isSignedIn !== null;
  const isNew = seat.id !== written?.id || seat.key !== written.key || isOld;
  if (seat.id && isNew) {
    const value = [seat.id, seat.key, today].join(".");
    await setSignedCookie(c, name, value, sessionSecret, { ...lasting, httpOnly: true });
  }
  // Readable by scripts on purpose: public pages draw the badge and the account's link from them; they name nobody.
  hint(c, CART_HINT, seat.itemCount === null ? null : seat.itemCount > 0 && String(seat.itemCount), lasting);
  // A hint whose session is gone, by a new SESSION_SECRET for instance, would lie for a year.
  const isSignedIn = seat.isSignedIn ?? (!seat.id && getCookie(c, SIGNED_IN_HINT) ? false : null);
  hint(c, SIGNED_IN_HINT, isSignedIn === null ? null : isSignedIn && "1", lasting);
}

// null: not known, so it stays. false: there is none.
function hint(c: Context<ShopEnv>, name: string, value: string | false | null, attributes: CookieOptions): void {
  if (value) setCookie(c, name, value, attributes);
  else if (value === false) deleteCookie(c, name, { path: "/" });
}

// Specification §4: a sign-out leaves no cookie behind, whoever set it.
function clearCookies(c: Context<ShopEnv>): void {
  for (const name of Object.keys(getCookie(c)))
    deleteCookie(c, name, { path: "/", secure: name.startsWith("__Host-") });
}

// __Host- needs https; a phone in the LAN asks over http and would keep no cookie at all.
function cookieFor(c: Context<ShopEnv>): { name: string; isSecure: boolean } {
  const isSecure = new URL(c.req.url).protocol === "https:";
  return { name: isSecure ? "__Host-session" : "session", isSecure };
}
