import type { Route } from "./+types/robots-route";
import { shopContext } from "../../services/page";

const DAY_SECONDS = 86_400;

/**
 * Personal pages hold nothing for robots, but for the cart (docs/decisions/0015); filtered listings may be read, for they say
 * themselves that they aren't to be shown.
 */
const CLOSED = [
  "/checkout",
  "/my-account",
  "/wishlist",
  "/saglasie",
  "/sravnenie",
  "/kupon/",
  "/izvestie",
  "/oauth/",
  "/api/",
  "/webhooks/",
];

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(shopContext);
  const lines = ["User-agent: *", ...CLOSED.map((path) => `Disallow: ${path}`), ""];
  return new Response([...lines, `Sitemap: ${site.baseUrl}/sitemap.xml`, ""].join("\n"), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": `public, max-age=${DAY_SECONDS}`,
    },
  });
}
