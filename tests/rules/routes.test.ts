import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { parsePagePath } from "../../app/domain/content/wordpress-url";
import { ALL_ROUTES } from "../fixtures/route-paths";
import { readSource, SOURCES, TESTS } from "./source-files";
import { ENDPOINTS, EXAMPLES, ROUTES } from "../fixtures/example-pages";

const asObjects: RouteObject[] = ROUTES.map(({ id, path, index }) =>
  index ? { id, index: true } : { id, ...(path === undefined ? {} : { path }) },
);

test("every route with a page has an example", () => {
  const pages = ROUTES.filter((route) => !ENDPOINTS.includes(route)).map(({ id }) => id);
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(pages.toSorted());
  expect(pages.length).toBeGreaterThan(30);
});

test("WordPress isn't queried for pages below the shop's own paths, which anybody can invent", () => {
  const own = ALL_ROUTES.map((path) => path.split("/")[1]!).filter((step) => /^[\w-]+$/.test(step));
  const isPage = (step: string) => step === "za-nas" || step === "no";
  for (const step of new Set(own)) expect(parsePagePath(`/${step}/x`) !== null, step).toBe(isPage(step));
});

test("each example matches its route", () => {
  for (const [id, examples] of Object.entries(EXAMPLES))
    for (const { path } of examples)
      expect(matchRoutes(asObjects, new URL(path, "http://x").pathname)?.at(-1)?.route.id, path).toBe(id);
});

// Patterns and prefixes of paths, and what is stored as data.
const WITHOUT_ROUTES = /^app\/(routes\.ts$|config\/)|wordpress-url|store-pages?\.ts$|shell\/(early-script|next-pages)/;

test("links and redirects to the shop's own pages are made by href(), which checks them against the routes", () => {
  const fixed = ROUTES.map(({ path = "" }) => `/${path.replace(/(:\w+)?(\/\*)?$/, "")}`).filter((path) => path !== "/");
  const findWritten = (file: string) =>
    [
      ...readSource(file)
        .replace(/^\s*(\/?\*|\/\/).*$/gm, "")
        .matchAll(/(?<!href\()["'`](\/[^"'`?#$\s]*)/g),
    ]
      .filter(([, path]) => fixed.includes(path!))
      .map(([, path]) => `${file} writes ${path}`);
  const files = SOURCES.filter(
    (file) => /^(app|worker)\//.test(file) && !TESTS.test(file) && !WITHOUT_ROUTES.test(file),
  );
  expect(files.flatMap(findWritten)).toEqual([]);
});
