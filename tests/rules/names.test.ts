import { expect, test } from "vitest";
import {
  hasDefaultExport,
  listExportedNames,
  listFiles,
  listImportedNames,
  readImports,
  readSource,
  SOURCES,
} from "./source-files";

const EVERYTHING = listFiles(/./);

test("no folder is called utils, helpers, lib, common or misc", () => {
  expect(EVERYTHING.filter((path) => /(^|\/)(utils?|helpers?|lib|common|misc)(\/|\.\w+$)/.test(path))).toEqual([]);
});

test("source files are kebab-case", () => {
  const isKebab = (path: string) =>
    /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/.test(path.split("/").at(-1)!);
  expect(SOURCES.filter((path) => !isKebab(path))).toEqual([]);
});

test("there are no barrels: no file only re-exports", () => {
  const isBarrel = (path: string) => {
    const statements = readSource(path)
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
      .trim();
    return (
      readImports(path).length > 0 &&
      /^(export (type )?(\*|\{[^}]*\})( as \w+)? from ["'][^"']+["'];?\s*)+$/.test(statements)
    );
  };
  expect(SOURCES.filter(isBarrel)).toEqual([]);
});

const ENTRIES = [
  /^app\/routes\/[^/]+\/[\w.-]*route\.tsx?$/,
  /^app\/(routes|root|entry\.(server|client))\.tsx?$/,
  /^worker\/index\.ts$/,
  /\.config\.ts$/,
  /^tests\/built-shop\/(read-workers|serve-shop)\.ts$/,
];

// React Router asks for them in routes, root and entries, workerd in a Worker's entry, tools in what they load.
const DEFAULT_EXPORTS = [
  ...ENTRIES,
  /^demo\/worker\.ts$/,
  /^codegen\.ts$/,
  /^tests\/reporters\/playwright-failures\.ts$/,
];

test("default exports stand only where a tool demands them", () => {
  expect(SOURCES.filter((path) => hasDefaultExport(path) && !DEFAULT_EXPORTS.some((tool) => tool.test(path)))).toEqual(
    [],
  );
});

// React Router, workerd and Vitest read these by name; the toolchain is tested by a path that no TypeScript resolves.
const READ_BY_TOOLS = [...ENTRIES, /^tests\/contract\/fixtures\/start-backend\.ts$/, /^scripts\/toolchain\.mjs$/];

test("nothing is exported that no file imports", () => {
  const imported = new Set(SOURCES.flatMap(listImportedNames));
  const exported = SOURCES.filter((path) => !READ_BY_TOOLS.some((tool) => tool.test(path))).flatMap(listExportedNames);
  expect(exported.filter((name) => !imported.has(name))).toEqual([]);
});

test("package-lock.json names no registry", () => {
  expect(readSource("package-lock.json")).not.toMatch(
    /"resolved":|https?:\/\/(?!.*(github\.com|opencollective|sponsor|fund))[^"]*registry/,
  );
});
