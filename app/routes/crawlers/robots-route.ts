import type { Route } from "./+types/robots-route";
import * as paths from "#paths";
import { LANGUAGE_PATHS, type PathName } from "../../config/language-paths";
import { ROUTE_POLICIES } from "../../config/route-policies";
import { shopContext } from "../../services/page";
import { publicFile } from "../replies";
import { DAY_SECONDS } from "../../domain/values/durations";

const CLOSED = ROUTE_POLICIES.filter(({ isClosedToRobots }) => isClosedToRobots).map(({ path }) => path);

/** Translates a path: as many segments of the other language's route of the same name as `path` has. */
function translatePath(path: string, other: Readonly<Record<PathName, string>>): string {
  const isAbove = (pattern: string) => pattern === path || pattern.startsWith(`${path}/`);
  const name = (Object.keys(paths) as PathName[]).find((one) => isAbove(paths[one]));
  const steps = path.slice(paths.prefix.length).split("/").length;
  const below = (name ? other[name].slice(other.prefix.length) : path).split("/").slice(0, steps);
  return other.prefix + below.join("/");
}

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(shopContext);
  const tables = site.languages.flatMap((language) => LANGUAGE_PATHS.get(language) ?? []);
  const closed = new Set(tables.flatMap((table) => CLOSED.map((path) => translatePath(path, table))));
  // Disallows exact path, query and subpaths, so that a WordPress page with the same prefix stays open. The cart stays
  // open, too: docs/decisions/0015.
  const disallowed = [...closed].flatMap((path) => [`${path}$`, `${path}?`, `${path}/`]);
  const sitemaps = tables.map(({ sitemapIndex }) => `Sitemap: ${site.baseUrl}${sitemapIndex}`);
  const lines = ["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`), "", ...sitemaps, ""];
  return publicFile(lines.join("\n"), "text/plain", DAY_SECONDS);
}
