import { basename } from "node:path";
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

test("the contract stays under 200 lines, so that somebody reads it", () => {
  expect(CONTRACT.split("\n").length).toBeLessThanOrEqual(200);
});
