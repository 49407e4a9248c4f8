import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { listFiles, readSource, ROOT } from "./source-files";

const DOCUMENTS = listFiles(/^(README\.md|docs\/.*\.md)$/);
const FILES = listFiles(/./);
const GENERATED = readSource(".gitignore")
  .split("\n")
  .filter((line) => line.endsWith("/"));
const { scripts } = JSON.parse(readSource("package.json")) as { scripts: Record<string, string> };

const EXTENSION = /\w\.(ts|tsx|mjs|js|json|css|graphql|toml|sql|md|html|svg|yml|php|webp|woff2)$/;
const MEDIA_TYPE = /^(application|audio|font|image|multipart|text|video)\/[\w.+-]+$/;

interface Mention {
  path: string;
  /** What the file is said to declare, as in `worker/session.ts:openSession`. */
  name: string | undefined;
}

/** Files and folders in backticks. Addresses of the shop ("/cart"), commands and types of media are none. */
function readMentions(markdown: string): Mention[] {
  const spans = [...withoutBlocks(markdown).matchAll(/`([^`]+)`/g)].map(([, span]) => span!);
  return spans.flatMap((span) => {
    const [, path, name] = /^([\w.<>*/-]+)(?::(#?\w+))?$/.exec(span) ?? [];
    const isPath = path && !path.startsWith("/") && (path.includes("/") || EXTENSION.test(path));
    return isPath && !MEDIA_TYPE.test(span) ? [{ path, name }] : [];
  });
}

function findUnknownPaths(markdown: string): string[] {
  const paths = readMentions(markdown).map(({ path }) => path);
  return paths.filter((path) => !GENERATED.some((folder) => path.startsWith(folder)) && listMatches(path).length === 0);
}

function findUnknownNames(markdown: string): string[] {
  return readMentions(markdown).flatMap(({ path, name }) => {
    const isKnown = !name || listMatches(path).some((file) => declares(readSource(file), name));
    return isKnown ? [] : [`${path}:${name}`];
  });
}

/** A folder gives its files; "<screen>" and "*" stand for any name; a bare file name is looked for everywhere. */
function listMatches(path: string): string[] {
  const pattern = path
    .split(/<[^>]*>|\*/)
    .map((part) => part.replaceAll(".", "\\."))
    .join("[^/]+");
  const [start, end] = [path.includes("/") ? "^" : "(^|/)", path.endsWith("/") ? "" : "(/|$)"];
  return FILES.filter((file) => new RegExp(start + pattern + end).test(file));
}

// A declaration, or a method or property at the start of its line: an import alone is not enough.
function declares(source: string, name: string): boolean {
  const keyword = String.raw`\b(?:function|class|const|let|type|interface|enum|query|mutation|fragment)\s+`;
  const member = String.raw`^\s+(?:(?:async|override|readonly|static|get)\s+)*`;
  return new RegExp(`(?:${keyword}${name}(?!\\w)|${member}${name}\\s*[(<:=])`, "m").test(source);
}

function findUnknownScripts(markdown: string): string[] {
  const run = [...markdown.matchAll(/npm run ([\w-]+(?::[\w-]+)*)/g)].map(([, name]) => name!);
  const short = [...markdown.matchAll(/npm (start|test)\b/g)].map(([, name]) => name!);
  return [...run, ...short].filter((name) => !Object.hasOwn(scripts, name));
}

function findBrokenLinks(document: string, markdown: string): string[] {
  const text = withoutBlocks(markdown).replace(/`[^`]*`/g, "");
  const targets = [...text.matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map(([, target]) => target!);
  const relative = targets.filter((target) => !/^([a-z][a-z\d+.-]*:|#)/i.test(target));
  return relative.filter((target) => !existsSync(join(ROOT, dirname(document), target.replace(/#.*$/, ""))));
}

function withoutBlocks(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```/gm, "");
}

test.each(DOCUMENTS)("files and folders that %s names exist (house.md, Rooms)", (document) => {
  expect(findUnknownPaths(readSource(document))).toEqual([]);
});

test.each(DOCUMENTS)("functions that %s names are declared in the file named with them", (document) => {
  expect(findUnknownNames(readSource(document))).toEqual([]);
});

test.each(DOCUMENTS)("npm scripts that %s names exist", (document) => {
  expect(findUnknownScripts(readSource(document))).toEqual([]);
});

test.each(DOCUMENTS)("relative links of %s lead to a file", (document) => {
  expect(findBrokenLinks(document, readSource(document))).toEqual([]);
});

test("the rules see what the documents say, and what would be wrong", () => {
  const walk = readMentions(readSource("docs/a-request-walked-through.md"));
  expect(walk.filter(({ name }) => name).length).toBeGreaterThan(50);
  expect(findUnknownPaths("`app/nowhere.ts` `nowhere/` `nowhere.toml` `app/routes/<screen>/nowhere.tsx`")).toHaveLength(
    4,
  );
  expect(findUnknownPaths("`app/shop` `app/routes/<screen>/route.tsx` `/cart` `text/html` `.graphql`")).toEqual([]);
  // Imported there, declared elsewhere.
  expect(findUnknownNames("`worker/index.ts:openSession` `worker/session.ts:openSession`")).toEqual([
    "worker/index.ts:openSession",
  ]);
  expect(findUnknownScripts("`npm run nothing:here`, `npm run check`, npm start")).toEqual(["nothing:here"]);
  expect(findBrokenLinks("docs/x.md", "[a](decisions/) [b](nowhere.md#c) [d](https://e.example)")).toEqual([
    "nowhere.md#c",
  ]);
});
