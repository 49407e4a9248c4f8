import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from "hono/cookie";
import type { Context } from "hono";
import type { CookieOptions } from "hono/utils/cookie";
import type { ShopEnv } from "../platform/hono-env";

/** The contents of a session cookie: an opaque random id and key, no personal data. */
export interface SessionCookie {
  id: string;
  /** Created by a sign-in; "" for a guest. */
  key: string;
  /** When the session or sign-in began, Unix seconds; it never changes, so that all requests sort cookies alike. */
  since: number;
  /** The day on which the cookie was written. */
  day: number;
}

const COOKIE = /^([\w-]{43})\.((?:[\w-]{43})?)\.(\d{1,11})\.(\d{1,6})$/;
const NAME = /^(?:__Host-)?session-[\w-]{8}$/;
/** A browser normally has one or a few; the limit bounds signature checks. */
const READ_MAX = 20;
const MERGED_MAX = 8;
const DAY_S = 86_400;

export function currentDay(): number {
  return Math.floor(Date.now() / 1000 / DAY_S);
}

export function beginCookie(id: string, key: string): SessionCookie {
  return { id, key, since: Math.floor(Date.now() / 1000), day: currentDay() };
}

/** A browser's session cookies, the decisive one first: the newest sign-in, else the oldest guest session. */
export async function readSessionCookies(c: Context<ShopEnv>): Promise<SessionCookie[]> {
  const names = Object.keys(getCookie(c)).filter((name) => NAME.test(name));
  // Browsers send the oldest first, and the newest may be the decisive one.
  const read = await Promise.all(names.slice(-READ_MAX).map((name) => readSessionCookie(c, name)));
  const valid = read.filter((cookie) => cookie !== null);
  return valid.toSorted(compareCookies).slice(0, MERGED_MAX);
}

/** A total order that depends only on the cookies, so that concurrent requests merge in the same direction. */
export function compareCookies(one: SessionCookie, other: SessionCookie): number {
  if (Boolean(one.key) !== Boolean(other.key)) return one.key ? -1 : 1;
  const older = one.since - other.since || (one.id < other.id ? -1 : 1);
  return one.key ? -older : older;
}

export async function writeSessionCookie(
  c: Context<ShopEnv>,
  cookie: SessionCookie,
  persistence: CookieOptions,
): Promise<void> {
  const { id, key, since, day } = cookie;
  const value = [id, key, since, day].join(".");
  const options = { ...persistence, path: "/", secure: isSecure(c), httpOnly: true };
  await setSignedCookie(c, nameOf(c, cookie), value, c.get("environment").sessionSecret, options);
}

export function deleteSessionCookie(c: Context<ShopEnv>, cookie: Pick<SessionCookie, "id" | "key">): void {
  deleteCookie(c, nameOf(c, cookie), { path: "/", secure: isSecure(c) });
}

/** The __Host- prefix requires https; a phone on the local network uses http and would store no such cookie. */
export function isSecure(c: Context<ShopEnv>): boolean {
  return new URL(c.req.url).protocol === "https:";
}

// Each session and each sign-in has a cookie name of its own, so that no late response overwrites or deletes another's cookie.
function nameOf(c: Context<ShopEnv>, { id, key }: Pick<SessionCookie, "id" | "key">): string {
  return `${isSecure(c) ? "__Host-" : ""}session-${(key || id).slice(0, 8)}`;
}

async function readSessionCookie(c: Context<ShopEnv>, name: string): Promise<SessionCookie | null> {
  const value = (await getSignedCookie(c, c.get("environment").sessionSecret, name)) || "";
  const [, id, key, since, day] = COOKIE.exec(value) ?? [];
  if (!id || nameOf(c, { id, key: key! }) !== name) return null;
  return { id, key: key!, since: Number(since), day: Number(day) };
}

/** 256 random bits in base64url, which cookies and URLs can hold. */
export function createRandomToken(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
