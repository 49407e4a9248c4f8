import { parseSync } from "vite";
import { expect, test } from "vitest";
import { readSettings } from "../../app/config/settings";
import { findUnknownNames, findUnknownPaths, readMentions } from "./mentions";
import { listFiles, readSource } from "./source-files";

const DOCUMENT = readSource("docs/specification-coverage.md");
const FILES = new Set(listFiles(/./));
const TEST_FILE = /\.(test|spec|contract)\.tsx?$/;

interface Row {
  section: number;
  what: string;
  where: string;
  test: string;
}

/** Rows of the tables of three cells, with the section that they stand in. */
function readRows(markdown: string): Row[] {
  return markdown.split(/^## (?=\d)/m).flatMap((part) => {
    const section = Number.parseInt(part, 10);
    const cells = [...part.matchAll(/^\|(.*)\|$/gm)].map(([, row]) => row!.split("|").map((cell) => cell.trim()));
    return cells.slice(2).map(([what = "", where = "", said = ""]) => ({ section, what, where, test: said }));
  });
}

/** Each file of a cell with the parts of titles that follow it. */
function readTests(cell: string): { path: string; titles: string[] }[] {
  return cell.split(/; (?=`)/).flatMap((part) => {
    const path = readMentions(part)[0]?.path;
    return path ? [{ path, titles: [...part.matchAll(/"([^"]+)"/g)].map(([, title]) => title!) }] : [];
  });
}

const titlesOf = new Map<string, string[]>();

/** Titles of the tests in a file: what stands first in a call of `test`, `test.each(…)` and their like. */
function readTitles(path: string): string[] {
  const known = titlesOf.get(path);
  if (known) return known;
  const titles: string[] = [];
  titlesOf.set(path, titles);
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, callee, arguments: given } = node as Record<string, unknown>;
    if (type === "CallExpression" && /^(test|describe)$/.test(rootOf(callee))) {
      const [first] = given as Record<string, unknown>[];
      if (typeof first?.value === "string") titles.push(first.value);
      if (first?.type === "TemplateLiteral") titles.push(textOf(first));
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(path, readSource(path)).program);
  return titles;
}

function rootOf(callee: unknown): string {
  const { type, name, object, callee: inner } = (callee ?? {}) as Record<string, unknown>;
  return type === "Identifier" ? String(name) : object || inner ? rootOf(object ?? inner) : "";
}

function textOf({ quasis }: Record<string, unknown>): string {
  return (quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join("…");
}

function findUnknownTests(cell: string): string[] {
  return readTests(cell).flatMap(({ path, titles }) => {
    if (!TEST_FILE.test(path) || !FILES.has(path)) return [path];
    const known = readTitles(path);
    const isKnown = (title: string) => known.some((one) => one.includes(title));
    return titles.length > 0 ? titles.filter((title) => !isKnown(title)).map((title) => `${path}: ${title}`) : [path];
  });
}

const rows = readRows(DOCUMENT);
const isOpen = ({ test: cell }: Row) => cell.startsWith("open");

test("each of the nine sections has its table, and every row says what, where and how it is tested", () => {
  expect([...new Set(rows.map(({ section }) => section))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(rows.length).toBeGreaterThan(200);
  const isWhole = (row: Row) => row.what && readMentions(row.where).length > 0;
  const isTested = (row: Row) => readTests(row.test).length > 0 || /^open: .{10,}/.test(row.test);
  expect(rows.filter((row) => !isWhole(row) || !isTested(row))).toEqual([]);
});

test.each(rows.map((row) => [row.what, row] as const))(
  "%s: stands where it is said to, under such a test",
  (_, row) => {
    expect(findUnknownPaths(row.where)).toEqual([]);
    expect(findUnknownNames(row.where)).toEqual([]);
    expect(findUnknownTests(row.test)).toEqual([]);
  },
);

test("every setting has a row of its own (specification §1)", () => {
  const named = rows.filter(({ section }) => section === 1).map(({ what }) => /^`(\w+)`/.exec(what)?.[1]);
  expect(named.filter((name) => name !== undefined).toSorted()).toEqual(Object.keys(readSettings({})).toSorted());
});

test("nothing is open", () => {
  expect(rows.filter(isOpen).map(({ what }) => what)).toEqual([]);
});

test("the rules see a file, a name and a title that there isn't", () => {
  const file = "`app/domain/values/money.test.ts`";
  expect(findUnknownTests(`${file} "both currencies are shown", "nowhere"; \`app/nowhere.test.ts\` "x"`)).toEqual([
    "app/domain/values/money.test.ts: nowhere",
    "app/nowhere.test.ts",
  ]);
  expect(findUnknownTests(file)).toEqual(["app/domain/values/money.test.ts"]);
  expect(findUnknownTests('`app/domain/values/money.ts` "convert"')).toEqual(["app/domain/values/money.ts"]);
  expect(readTitles("tests/search/index.workerd.test.ts")).toContain("a Worker builds, opens and searches an index");
});
