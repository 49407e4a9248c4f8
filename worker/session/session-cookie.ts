import type { Context } from "hono";
import { getSignedCookie, setSignedCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { ShopEnv } from "../platform/hono-env";
import { DAY_SECONDS } from "../../app/domain/values/durations";

/** The contents of the session's cookie: an opaque random id and key, no personal data. */
export interface SessionCookie {
  id: string;
  /** Created by a sign-in; "" for a guest. */
  key: string;
  /** The day on which the cookie was written. */
  day: number;
}

const COOKIE = /^([\w-]{43})\.((?:[\w-]{43})?)\.(\d{1,6})$/;

export function currentDay(): number {
  return Math.floor(Date.now() / 1000 / DAY_SECONDS);
}

/** null: the browser has no cookie with a valid signature. */
export async function readSessionCookie(c: Context<ShopEnv>): Promise<SessionCookie | null> {
  const value = await getSignedCookie(c, c.get("environment").sessionSecret, cookieName(c, "session"));
  const [, id, key, day] = COOKIE.exec(value || "") ?? [];
  return id ? { id, key: key!, day: Number(day) } : null;
}

export async function writeSessionCookie(
  c: Context<ShopEnv>,
  { id, key }: Pick<SessionCookie, "id" | "key">,
  persistence: CookieOptions,
): Promise<void> {
  const value = [id, key, currentDay()].join(".");
  const options = { ...persistence, path: "/", secure: isSecure(c), httpOnly: true };
  await setSignedCookie(c, cookieName(c, "session"), value, c.get("environment").sessionSecret, options);
}

export function isSecure(c: Context<ShopEnv>): boolean {
  return new URL(c.req.url).protocol === "https:";
}

/** The __Host- prefix requires https; a phone on the local network uses http and would store no such cookie. */
export function cookieName(c: Context<ShopEnv>, name: "session" | "device"): string {
  return isSecure(c) ? `__Host-${name}` : name;
}

/** 256 random bits in base64url, which cookies and URLs can hold. */
export function createRandomToken(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
