import type { Context } from "hono";
import { ROUTE_POLICIES } from "../../app/config/route-policies";

const DAY_SECONDS = 86_400;

/**
 * Which links a browser may fetch when a shopper points at them: to public pages, and only until the page is hydrated
 * (app/browser/hydrated.ts), for then the router fetches the data of the next page itself.
 */
const RULES = {
  prefetch: [
    {
      source: "document",
      where: {
        and: [
          { href_matches: "/*" },
          { selector_matches: "html:not([data-hydrated]) a" },
          ...ROUTE_POLICIES.filter(({ audience }) => audience !== "public").map(({ path }) => ({
            not: { href_matches: `${path}{/*}?` },
          })),
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export function serveSpeculationRules(c: Context): Response {
  return c.body(JSON.stringify(RULES), 200, {
    "content-type": "application/speculationrules+json",
    "cache-control": `public, max-age=${DAY_SECONDS}`,
  });
}
