import { createCookie } from "react-router";
import { HOUR_SECONDS } from "../../domain/values/durations";

/** The reset link's parameters. The key signs in once: a secret while it is valid. */
export interface ResetLink {
  key: string;
  login: string;
}

const KEY_MAX = 100;
const LOGIN_MAX = 254;

/** Parses the link from a URL; null when a part is missing or invalid. */
export function readResetLink(query: URLSearchParams): ResetLink | null {
  return toResetLink({ key: query.get("key"), login: query.get("login") });
}

/** The `Set-Cookie` value that keeps the link, so that no history, referrer or log contains it; needs no scripts. */
export async function resetLinkCookie(link: ResetLink, request: Request): Promise<string> {
  return cookieFor(request).serialize(link);
}

export async function clearedResetLinkCookie(request: Request): Promise<string> {
  return cookieFor(request).serialize("", { maxAge: 0 });
}

/** The link stored in this browser; null for none. */
export async function readStoredLink(request: Request): Promise<ResetLink | null> {
  const stored: unknown = await cookieFor(request).parse(request.headers.get("cookie"));
  return typeof stored === "object" && stored !== null ? toResetLink(stored as Record<string, unknown>) : null;
}

function toResetLink({ key, login }: Record<string, unknown>): ResetLink | null {
  if (typeof key !== "string" || typeof login !== "string") return null;
  const isLink = /^[\w-]+$/.test(key) && key.length <= KEY_MAX && login.trim() !== "" && login.length <= LOGIN_MAX;
  return isLink ? { key, login: login.toWellFormed() } : null;
}

// Like the session's cookie: __Host- needs https (worker/shopper/open-session.ts).
function cookieFor(request: Request) {
  const isSecure = new URL(request.url).protocol === "https:";
  const name = isSecure ? "__Host-reset" : "reset";
  return createCookie(name, { path: "/", httpOnly: true, secure: isSecure, sameSite: "lax", maxAge: HOUR_SECONDS });
}
