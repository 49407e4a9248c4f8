import type { Route } from "./+types/robots-route";
import { ROUTE_POLICIES } from "../../config/route-policies";
import { shopContext } from "../../services/page";

const DAY_SECONDS = 86_400;

// Exact path, query and subpaths, so that a WordPress page with the same prefix stays open. The cart is open: docs/decisions/0015.
const CLOSED = ROUTE_POLICIES.filter(({ isClosedToRobots }) => isClosedToRobots).flatMap(({ path }) => [
  `${path}$`,
  `${path}?`,
  `${path}/`,
]);

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
