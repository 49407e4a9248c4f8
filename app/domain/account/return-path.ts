import { href } from "react-router";
import * as paths from "#paths";
import { decodeText } from "../values/slug";

const LENGTH_MAX = 2000;
const BASE = "https://shop.invalid";
/** First path segments that are not pages: endpoints for scripts, crawlers and machines. */
const NON_PAGES = ["api", "assets", "cdn-cgi", "demo-provider", "healthz", "img", "oauth", "outbox", "webhooks"];
/** Pages that are pointless to return to, because their task is done. */
const TRANSIENT_PAGES = [href(paths.lostPassword)];

/**
 * Validates an untrusted return URL. Returns path, query and hash of one of the shop's own pages, or null for
 * anything else. Every redirect to a URL from outside must go through here.
 */
export function readReturnPath(wanted: string | null | undefined): string | null {
  const path = readPagePath(wanted);
  return path && TRANSIENT_PAGES.includes(new URL(path, BASE).pathname.toLowerCase()) ? null : path;
}

/** Like `readReturnPath`, but also accepts pages that are pointless to return to. */
export function readPagePath(wanted: string | null | undefined): string | null {
  if (!wanted?.startsWith("/") || wanted.length > LENGTH_MAX || !URL.canParse(wanted, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
  return origin === BASE && isPage(pathname) ? pathname + search + hash : null;
}

// Matches as the router does: decoded once, case-insensitive. The URL parser turns "/.//evil.example" into
// "//evil.example".
function isPage(pathname: string): boolean {
  const path = decodeText(pathname)?.toLowerCase();
  if (path === undefined || /\/\/|[\\\p{Cc}]/u.test(path)) return false;
  const segments = (path.startsWith(`${paths.prefix}/`) ? path.slice(paths.prefix.length) : path).split("/");
  // Page paths have no extension; a path with one is a file or a page's data request.
  return !NON_PAGES.includes(segments[1]!) && !segments[1]!.startsWith("_") && !segments.at(-1)!.includes(".");
}
