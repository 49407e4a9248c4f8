import { readSlug } from "../catalog/listing-scope";

/** What WordPress calls a page or a post; files and junk are not asked for. */
const STEP = /^[\p{L}\p{N}_-]{1,200}$/u;
/** Deeper than any merchant's pages. */
const LEVELS_MAX = 5;
/** How the shop's own addresses begin (app/routes.ts, worker/index.ts). Further steps may be anybody's names, in capitals. */
export const FIRST_STEPS = new Set(
  `api blog bez-vrazka cart checkout healthz img izvestie kupon llms.txt magazin manifest.webmanifest marka-produkt
  my-account oauth og otkaz-ot-dogovor produkt produkt-etiket produkt-kategoriya robots.txt saglasie sitemap.xml sitemaps
  sravnenie webhooks wishlist`.split(/\s+/),
);
/** First steps of files, and of WordPress's machinery. */
const MACHINERY = new Set("assets fonts wp-admin wp-content wp-includes wp-json".split(" "));

/** A path without doubled slashes, and without one at its end. */
export function plainPath(path: string): string {
  return path.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
}

/** The steps of a page's path in plain letters, "/za-nas/ekip/" or without slashes; null where none can stand. */
export function readPageSteps(path: string): string[] | null {
  const steps = path
    .replace(/^\/|\/$/g, "")
    .split("/")
    .map(readSlug);
  const isPage = steps.length <= LEVELS_MAX && steps.every((step) => STEP.test(step));
  const [first = ""] = steps;
  const isBelowNone = steps.length > 1 && (FIRST_STEPS.has(first) || MACHINERY.has(first));
  return isPage && !isBelowNone ? steps : null;
}

/** Address of a page in the shop. */
export function pagePath(steps: string[]): string {
  return `/${steps.map(encodeURIComponent).join("/")}`;
}
