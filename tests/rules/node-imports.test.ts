import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { listFiles, readSource, ROOT } from "./source-files";

/** What the project starts: as documents, package.json, workflows, scripts and their first lines write it. */
const NAMED = listFiles(/^(?!tests\/rules\/)(package\.json|.*\.(md|mjs|m?ts|ya?ml))$/).flatMap((path) =>
  [...readSource(path).matchAll(/\bnode(?: |", \[")([\w./-]+\.m?[jt]s)\b/g)].map(([, file]) => file!),
);
/** With what only Node loads, however it comes to be started: no bundler completes its imports. */
const STARTED = [...NAMED, ...listFiles(/^((scripts|tests)\/.*\.mjs|scripts\/(?!.*\.test\.ts$).*\.ts)$/)];

interface Import {
  from: string;
  /** As it is written. */
  name: string;
}

const isRelative = (name: string) => /^\.{1,2}\//.test(name);
const targetOf = ({ from, name }: Import) => join(dirname(from), name);
const isFile = (path: string) => existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).isFile();

/** The imports that are left once Node has stripped the types, which throws on TypeScript that isn't only types. */
function readLoaded(path: string): Import[] {
  const source = readSource(path);
  const script = path.endsWith("ts") ? stripTypeScriptTypes(source) : source;
  const { staticImports, staticExports, dynamicImports } = parseSync(path, script).module;
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^["'`](.*)["'`]$/.exec(script.slice(start, end))?.[1] ?? [],
    ),
  ];
  return names.map((name) => ({ from: path, name }));
}

function followImports(entries: readonly string[]): Import[] {
  const seen = new Set<string>();
  const follow = (path: string): Import[] => {
    if (seen.has(path) || !isFile(path)) return [];
    seen.add(path);
    const imports = readLoaded(path);
    return [...imports, ...imports.filter(({ name }) => isRelative(name)).flatMap((one) => follow(targetOf(one)))];
  };
  return entries.flatMap(follow);
}

/** Those that Node doesn't find from the project's root. */
function listUnknownPackages(names: readonly string[]): string[] {
  const code = `console.log(JSON.stringify(${JSON.stringify(names)}.filter((name) => {
    try { import.meta.resolve(name); } catch { return true; }
  })));`;
  return JSON.parse(
    execFileSync("node", ["--input-type=module", "-e", code], { cwd: ROOT, encoding: "utf8" }),
  ) as string[];
}

test("Node finds every import of scripts and of what they import: a relative one is the whole name of a file", () => {
  const imports = followImports(STARTED);
  const unknown = new Set(
    listUnknownPackages([...new Set(imports.map(({ name }) => name).filter((name) => !isRelative(name)))]),
  );
  // JSON would need an attribute; JSX and others Node doesn't load at all.
  const isFound = (one: Import) =>
    isRelative(one.name) ? /\.m?[jt]s$/.test(one.name) && isFile(targetOf(one)) : !unknown.has(one.name);
  expect(imports.length).toBeGreaterThan(300);
  expect(imports.filter((one) => !isFound(one)).map(({ from, name }) => `${from} imports ${name}`)).toEqual([]);
});

test("every file that is started by its path is there", () => {
  expect(NAMED.length).toBeGreaterThan(20);
  expect(NAMED.filter((path) => !isFile(path))).toEqual([]);
});
