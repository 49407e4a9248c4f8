import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { readImports, SOURCES, TESTS } from "./source-files";

const production = SOURCES.filter((path) => !TESTS.test(path));
const files = new Map(production.map((path) => [path.replace(/\.(ts|tsx|mjs)$/, ""), path]));

/** Every import of one of our files by another: [importer, imported], with their endings. */
const edges = production.flatMap((from) =>
  readImports(from)
    .map(({ target }) => files.get(target.replace(/\.(ts|tsx|mjs)$/, "")) ?? target)
    .filter((to) => to !== from && /^(app|worker|graphql|demo|tests|scripts)\//.test(to))
    .map((to) => [from, to] as const),
);
const packages = production.flatMap((from) => readImports(from).map(({ target }) => [from, target] as const));

/** Lowest first: each imports only what stands before it, or beside it with the same number. */
const APP_LAYERS: Record<string, number> = { config: 0, domain: 1, services: 2, browser: 2, components: 3, routes: 4 };
const layerOf = (path: string) => APP_LAYERS[/^app\/([^/]+)\//.exec(path)?.[1] ?? ""];

/** A folder; the catalog's index is one room with its subfolders. undefined: it is in none. */
function roomOf(path: string): string | undefined {
  if (path.startsWith("worker/catalog/index/")) return "worker/catalog/index";
  return /^(worker\/|app\/(domain|components)\/)[^/]+\//.test(path) ? dirname(path) : undefined;
}

/** Circles of a graph, each as its members in order of their names. */
function findCircles(graph: readonly (readonly [string, string])[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of graph) next.set(from, (next.get(from) ?? new Set()).add(to));
  const order: string[] = [];
  const seen = new Set<string>();
  const visit = (node: string, follow: Map<string, Set<string>>, leave: (node: string) => void) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const one of follow.get(node) ?? []) visit(one, follow, leave);
    leave(node);
  };
  for (const node of next.keys()) visit(node, next, (one) => order.push(one));
  const back = new Map<string, Set<string>>();
  for (const [from, to] of graph) back.set(to, (back.get(to) ?? new Set()).add(from));
  seen.clear();
  return order
    .toReversed()
    .map((node) => {
      const members: string[] = [];
      visit(node, back, (one) => members.push(one));
      return members.toSorted();
    })
    .filter((members) => members.length > 1);
}

const list = (isForbidden: (from: string, to: string) => boolean) =>
  edges.filter(([from, to]) => isForbidden(from, to)).map(([from, to]) => `${from} imports ${to}`);

describe("who may import whom (docs/architecture.md)", () => {
  test("app imports nothing of worker, graphql or demo", () => {
    expect(list((from, to) => from.startsWith("app/") && /^(worker|graphql|demo)\//.test(to))).toEqual([]);
  });

  test("worker takes from app only domain, services, config and strings", () => {
    expect(
      list((from, to) => from.startsWith("worker/") && /^app\/(?!(domain|services|config|strings)\/)/.test(to)),
    ).toEqual([]);
  });

  test("in app nothing imports upwards: config, domain, services and browser, components, routes", () => {
    expect(
      list((from, to) => {
        const [importer, imported] = [layerOf(from), layerOf(to)];
        return importer !== undefined && imported !== undefined && importer < imported;
      }),
    ).toEqual([]);
  });

  test("strings import none of our files, and in app only components, browser and routes import them", () => {
    expect(list((from, to) => from.startsWith("app/strings/") && !to.startsWith("app/strings/"))).toEqual([]);
    expect(list((from, to) => /^app\/(config|domain|services)\//.test(from) && to.startsWith("app/strings/"))).toEqual(
      [],
    );
  });

  test("worker/platform imports nothing of the rest of worker", () => {
    expect(list((from, to) => from.startsWith("worker/platform/") && /^worker\/(?!platform\/)/.test(to))).toEqual([]);
  });

  test("the catalog's index is pure: it imports only itself, domain and config", () => {
    expect(
      list(
        (from, to) =>
          from.startsWith("worker/catalog/index/") && !/^(worker\/catalog\/index|app\/(domain|config))\//.test(to),
      ),
    ).toEqual([]);
  });

  test("only the WooCommerce adapters import GraphQL documents", () => {
    expect(
      list(
        (from, to) =>
          /^(app|worker)\//.test(from) && to.startsWith("graphql/") && !from.startsWith("worker/woocommerce/"),
      ),
    ).toEqual([]);
  });

  test("demo imports nothing of app or worker", () => {
    expect(list((from, to) => from.startsWith("demo/") && /^(app|worker)\//.test(to))).toEqual([]);
  });

  test("cloudflare:workers is imported by the entry and by Durable Objects alone", () => {
    const importers = packages.filter(([, target]) => target === "cloudflare:workers").map(([from]) => from);
    expect(
      importers.filter(
        (path) => !/^(worker\/index|demo\/worker)\.ts$|-(object|counter|session|version)\.ts$/.test(path),
      ),
    ).toEqual([]);
  });

  test("a screen does not reach into another screen's folder", () => {
    const screenOf = (path: string) => /^app\/routes\/([^/]+)\//.exec(path)?.[1];
    expect(
      list((from, to) => Boolean(screenOf(to)) && Boolean(screenOf(from)) && screenOf(from) !== screenOf(to)),
    ).toEqual([]);
  });

  test("no files import each other in a circle", () => {
    expect(findCircles(edges)).toEqual([]);
  });

  test("no rooms of the worker, of the domain or of the components import each other in a circle", () => {
    const rooms = edges
      .map(([from, to]) => [roomOf(from), roomOf(to)] as const)
      .filter((edge): edge is [string, string] => edge.every((room) => room !== undefined) && edge[0] !== edge[1]);
    expect(findCircles(rooms)).toEqual([]);
  });

  test("every component is used", () => {
    const used = new Set(edges.map(([, to]) => to));
    expect(production.filter((path) => path.startsWith("app/components/") && !used.has(path))).toEqual([]);
  });
});
