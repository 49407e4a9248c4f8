import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findUnknownNames, findUnknownPaths, withoutBlocks } from "./mentions";
import { listFiles, readSource, ROOT } from "./source-files";

const DOCUMENTS = listFiles(/^([A-Z]+\.md|docs\/.*\.md)$/);
const TESTS = listFiles(/\.test\.tsx?$/);
const { scripts } = JSON.parse(readSource("package.json")) as { scripts: Record<string, string> };

function findUnknownScripts(markdown: string): string[] {
  const run = [...markdown.matchAll(/npm run ([\w-]+(?::[\w-]+)*)/g)].map(([, name]) => name!);
  const short = [...markdown.matchAll(/npm (start|test)\b/g)].map(([, name]) => name!);
  return [...run, ...short].filter((name) => !Object.hasOwn(scripts, name));
}

/** Names after `npx vitest run --project …` that no file of a test has in its path: nothing would run. */
function findUnknownTests(markdown: string): string[] {
  const commands = [...markdown.matchAll(/npx vitest run(?: --project [a-z]+)?((?: [a-z][\w./-]*)+)/g)];
  const names = commands.flatMap(([, words]) => words!.trim().split(" "));
  return names.filter((name) => !TESTS.some((path) => path.includes(name)));
}

/** `npm run bench -- …` */
function findUnknownBenches(markdown: string): string[] {
  const known = [...readSource("tests/load/benches.mjs").matchAll(/^ {2}(\w+): bench/gm)].map(([, name]) => name!);
  return [...markdown.matchAll(/npm run bench -- (\w+)/g)]
    .map(([, name]) => name!)
    .filter((name) => !known.includes(name));
}

function findBrokenLinks(document: string, markdown: string): string[] {
  const text = withoutBlocks(markdown).replace(/`[^`]*`/g, "");
  const targets = [...text.matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map(([, target]) => target!);
  return targets.filter((target) => {
    if (/^[a-z][a-z\d+.-]*:/i.test(target)) return false;
    const [path, heading] = target.split("#");
    const file = path ? join(dirname(document), path) : document;
    if (!existsSync(join(ROOT, file))) return true;
    return heading !== undefined && !listAnchors(readSource(file)).includes(heading);
  });
}

/** As GitHub makes them of headings. */
function listAnchors(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

test.each(DOCUMENTS)("files and folders that %s names exist", (document) => {
  expect(findUnknownPaths(readSource(document))).toEqual([]);
});

test.each(DOCUMENTS)("functions that %s names are declared in the file named with them", (document) => {
  expect(findUnknownNames(readSource(document))).toEqual([]);
});

test.each(DOCUMENTS)("npm scripts that %s names exist", (document) => {
  expect(findUnknownScripts(readSource(document))).toEqual([]);
});

test.each(DOCUMENTS)("tests and benches that %s runs by name exist", (document) => {
  expect(findUnknownTests(readSource(document))).toEqual([]);
  expect(findUnknownBenches(readSource(document))).toEqual([]);
});

test.each(DOCUMENTS)("relative links of %s lead to a file and its heading", (document) => {
  expect(findBrokenLinks(document, readSource(document))).toEqual([]);
});
