import { basename } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { listFiles, readSource } from "./source-files";

const FILES = listFiles(/^graphql\/(?!fragments\/)[^/]+\/.*\.graphql$/);
const CONTRACT = readSource("docs/backend-contract.md");

/** Rows of the table of operations: its first two cells are a name and a path in backticks. */
function readRows(markdown: string): { name: string; path: string }[] {
  const rows = markdown.matchAll(/^\| (\w+) \| `(graphql\/[^`]+)` \|/gm);
  return [...rows].map(([, name, path]) => ({ name: name!, path: path! }));
}

const rows = readRows(CONTRACT);

test("every operation stands once in the contract, with its true path", () => {
  expect(rows.map(({ path }) => path).toSorted()).toEqual(FILES.toSorted());
});

test("a row's name is its operation's", () => {
  expect(rows.filter(({ name, path }) => name !== basename(path, ".graphql"))).toEqual([]);
});

test("every operation and fragment that the contract names exists", () => {
  const operations = new Set(FILES.map((path) => basename(path, ".graphql")));
  const fragments = listFiles(/^graphql\/fragments\/.*\.graphql$/)
    .map((path) => /^fragment (\w+)/m.exec(readSource(path))?.[1])
    .filter((name) => name !== undefined);
  const named = [...CONTRACT.matchAll(/\bget[A-Z]\w+/g)].map(([name]) => name);
  const spread = [...CONTRACT.matchAll(/\bfragments? (\w+)(?: and (\w+))?/g)].flatMap((match) => match.slice(1));
  expect(named.filter((name) => !operations.has(name))).toEqual([]);
  expect(spread.filter((name) => name && !fragments.includes(name))).toEqual([]);
});

interface Declaration {
  fields: string[];
  parents: string[];
}

/** Interfaces of app/shop: their own fields, and what they extend. */
function readInterfaces(): Map<string, Declaration> {
  const found = listFiles(/^app\/shop\/(?!.*\.test\.ts$).*\.ts$/).flatMap((path) => {
    const { body } = parseSync(path, readSource(path)).program;
    return body.flatMap((statement): [string, Declaration][] => {
      const node = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
      if (node?.type !== "TSInterfaceDeclaration") return [];
      const fields = node.body.body.flatMap((member) =>
        member.type === "TSPropertySignature" && member.key.type === "Identifier" ? [member.key.name] : [],
      );
      const parents = node.extends.flatMap(({ expression }) =>
        expression.type === "Identifier" ? [expression.name] : [],
      );
      return [[node.id.name, { fields, parents }]];
    });
  });
  return new Map(found);
}

const INTERFACES = readInterfaces();

function hasField(type: string, field: string): boolean {
  const { fields, parents } = INTERFACES.get(type) ?? { fields: [], parents: [] };
  return fields.includes(field) || parents.some((parent) => hasField(parent, field));
}

/** Last cells of the table of fields. */
function readPlaces(markdown: string): string[] {
  const table = markdown.slice(markdown.indexOf("| entity |"));
  const cells = [...table.matchAll(/^\|(.*)\|$/gm)].map(([, row]) => row!.split("|").map((cell) => cell.trim()));
  return cells.slice(2).map((row) => (row.length === 4 ? row[3]! : ""));
}

/** "Product.sku", for `Product.sku` and for a `.sku` after it. */
function readFields(place: string): string[] {
  let type = "";
  return [...place.matchAll(/`(\w*)\.(\w+)`/g)].map(([, own, field]) => {
    type = own || type;
    return `${type}.${field}`;
  });
}

const places = readPlaces(CONTRACT);

test("every field of the specification has its place in our types, or a reason why not (§3)", () => {
  expect(places.length).toBeGreaterThan(55);
  const isReason = (place: string) => /^none.{0,20}: .{8,}/.test(place);
  const isType = (place: string) => [...place.matchAll(/`(\w+)`/g)].some(([, type]) => INTERFACES.has(type!));
  expect(places.filter((place) => !readFields(place).length && !isReason(place) && !isType(place))).toEqual([]);
});

test("each place that the contract names is a field of a type in app/shop (house.md, Rooms)", () => {
  const named = places.flatMap(readFields);
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((name) => !hasField(...(name.split(".") as [string, string])))).toEqual([]);
});

test("the rules see inherited fields, and names that are none", () => {
  expect(readFields("`Brand.parent`, `.slug`; `Order.id`, `.x`: words")).toEqual([
    "Brand.parent",
    "Brand.slug",
    "Order.id",
    "Order.x",
  ]);
  expect([
    hasField("Brand", "slug"),
    hasField("Brand", "parent"),
    hasField("Tag", "parent"),
    hasField("Nobody", "x"),
  ]).toEqual([true, true, false, false]);
});

test("the contract stays under 230 lines, so that somebody reads it", () => {
  expect(CONTRACT.split("\n").length).toBeLessThanOrEqual(230);
});
