import { describe, expect, test } from "vitest";
import { readImports, SOURCES, TESTS } from "./source-files";

/** house.md, "Who may import whom". `types` may only be imported as types. The first rule whose room fits counts. */
const RULES: { room: RegExp; values: RegExp; types?: RegExp }[] = [
  { room: /^app\/config\//, values: /^app\/config\// },
  { room: /^app\/strings\//, values: /^app\/strings\// },
  { room: /^graphql\//, values: /^graphql\// },
  { room: /^app\/shop\//, values: /^app\/(shop|config)\// },
  { room: /^app\/backend\//, values: /^(graphql\/|app\/(backend|shop|config)\/)/ },
  { room: /^app\/context/, values: /^app\/(shop|config)\//, types: /^app\/(backend\/|context-)/ },
  {
    room: /^app\/components\//,
    values: /^app\/(components|shop|strings|config)\//,
    types: /^app\/(context|backend\/)/,
  },
  {
    room: /^app\/routes\//,
    // A screen may bring its own style sheet, as root brings everybody's.
    values: /^app\/(routes|components|shop|strings|config|context(-account)?|styles)(\/|$)/,
    types: /^(app\/backend\/|\.react-router\/)/,
  },
  { room: /^app\/styles\//, values: /^app\/styles\// },
  { room: /^app\/(root|routes|entry\.(client|server))\.tsx?$/, values: /^app\/(?!backend|routes\/)/ },
  // Pure: the catalog's index runs in any runtime.
  { room: /^worker\/catalog\/index\//, values: /^(worker\/catalog\/index|app\/(shop|config))\// },
  { room: /^worker\//, values: /^(worker|app|graphql)\// },
  { room: /^demo\//, values: /^(demo|graphql)\// },
  { room: /^scripts\//, values: /^(scripts|app|worker)\// },
];

const isOurs = (target: string) => /^(app|worker|graphql|demo|tests|scripts|wordpress|\.react-router)\//.test(target);
const production = SOURCES.filter((path) => !TESTS.test(path));

function findForbidden(path: string): string[] {
  const rule = RULES.find(({ room }) => room.test(path));
  if (!rule) return [];
  return readImports(path)
    .filter(({ target }) => isOurs(target))
    .filter(({ target, isTypeOnly }) => !rule.values.test(target) && !(isTypeOnly && rule.types?.test(target)))
    .map(({ target }) => `${path} imports ${target}`);
}

describe("house.md, who may import whom", () => {
  test("each room imports only what its rule names", () => {
    expect(production.flatMap(findForbidden)).toEqual([]);
  });

  test("every source file of app, worker, demo and scripts belongs to a room with a rule", () => {
    const rooms = production.filter((path) => /^(app|worker|demo|scripts)\//.test(path));
    expect(rooms.filter((path) => !RULES.some(({ room }) => room.test(path)))).toEqual([]);
  });

  test("the imports are really read: known ones of each kind are found", () => {
    expect(readImports("app/domain/values/money.ts").map(({ target }) => target)).toContain("app/config/money");
    expect(readImports("app/context.ts").find(({ target }) => target === "app/domain/values/result")?.isTypeOnly).toBe(
      true,
    );
    expect(readImports("worker/content/content.ts").some(({ target }) => target.startsWith("app/backend/"))).toBe(true);
  });

  test("a screen does not reach into another screen's folder", () => {
    const screenOf = (path: string) => /^app\/routes\/([^/]+)/.exec(path)?.[1];
    const strays = production
      .filter((path) => screenOf(path))
      .flatMap((path) =>
        readImports(path)
          .filter(({ target }) => screenOf(target) && screenOf(target) !== screenOf(path))
          .map(({ target }) => `${path} imports ${target}`),
      );
    expect(strays).toEqual([]);
  });

  test("what stands in components is used", () => {
    const used = new Map<string, number>();
    for (const path of production)
      for (const { target } of readImports(path)) used.set(target, (used.get(target) ?? 0) + 1);
    const components = production.filter((path) => path.startsWith("app/components/"));
    expect(components.filter((path) => !used.get(path.replace(/\.tsx?$/, "")))).toEqual([]);
  });
});
