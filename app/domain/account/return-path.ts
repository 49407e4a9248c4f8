const LENGTH_MAX = 2000;
const BASE = "https://shop.invalid";
/** First steps of addresses that show no page of the shop: answers for scripts, robots and machines. */
const NO_PAGES = ["api", "assets", "cdn-cgi", "demo-provider", "healthz", "img", "oauth", "outbox", "webhooks"];
/** Pages that nobody wants to come back to: what they were for is done. */
const PASSING = ["/my-account/lost-password"];

/**
 * An address that came from outside, as path, query and hash of one of the shop's own pages; null for anything else.
 * Every redirect to an address that somebody else may have written goes through here.
 */
export function readReturnPath(wanted: string | null | undefined): string | null {
  if (!wanted?.startsWith("/") || wanted.length > LENGTH_MAX || !URL.canParse(wanted, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
  return origin === BASE && isPage(pathname) ? pathname + search + hash : null;
}

// Read as the router reads it: decoded once, in any case. The parser makes "//evil.example" of "/.//evil.example".
function isPage(pathname: string): boolean {
  const path = decode(pathname)?.toLowerCase();
  if (path === undefined || /\/\/|[\\\p{Cc}]/u.test(path) || PASSING.includes(path)) return false;
  const steps = path.split("/");
  // Pages have no ending: what has one is a file, or the data of a page.
  return !NO_PAGES.includes(steps[1]!) && !steps[1]!.startsWith("_") && !steps.at(-1)!.includes(".");
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
