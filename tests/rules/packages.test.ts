import { existsSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import codegen from "../../codegen";
import { listFiles, readPackageImports, readSource, ROOT } from "./source-files";

interface Package {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

const { scripts, ...shop } = JSON.parse(readSource("package.json")) as Package;
const DECLARED = { ...shop.dependencies, ...shop.devDependencies, ...shop.optionalDependencies };
const CODE = listFiles(/\.(m?ts|tsx|m?js)$/);
/** Node's own, and those of the runtimes: no package brings them. */
const OF_THE_SYSTEM = new Set(["node", "npm", "npx"]);

function listImported(): [path: string, name: string][] {
  return CODE.flatMap((path) => readPackageImports(path).map((name) => [path, name] as [string, string]));
}

/** Commands of package.json, of workflows and documents, and what scripts start by npx. */
function listCommands(): [path: string, command: string][] {
  const words = Object.values(scripts).flatMap((line) => line.split("&&").map((one) => one.trim().split(" ")[0]!));
  const ours = words.map((word) => ["package.json", word] as [string, string]);
  const started = listFiles(/^(?!tests\/rules\/packages).*\.(m?ts|tsx|m?js|md|ya?ml)$/).flatMap((path) =>
    [...readSource(path).matchAll(/\bnpx(?:", \["| )(?:--?[a-z-]+ )*([a-z][\w@/.-]*)/g)].map(
      ([, name]) => [path, name!] as [string, string],
    ),
  );
  return [...ours, ...started].filter(([, command]) => !OF_THE_SYSTEM.has(command));
}

/** What tools are told by name: types, a test's environment, code generators. */
function listConfigured(): [path: string, name: string][] {
  const { compilerOptions } = JSON.parse(readSource("tsconfig.json")) as { compilerOptions: { types: string[] } };
  const types = compilerOptions.types.map((name) => (name === "node" ? "@types/node" : toPackage(name)));
  const environments = CODE.flatMap((path) => {
    const name = /^\/\/ @vitest-environment (\S+)/m.exec(readSource(path))?.[1];
    return name && name !== "node" ? [[path, name] as [string, string]] : [];
  });
  const plugins = Object.values(codegen.generates).flatMap((one) => ("plugins" in one ? one.plugins : []));
  return [
    ...types.map((name) => ["tsconfig.json", name] as [string, string]),
    ...environments,
    ...plugins.map((name) => ["codegen.ts", `@graphql-codegen/${String(name)}`] as [string, string]),
  ];
}

function toPackage(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

function listBins(): string[] {
  return Object.keys(DECLARED).flatMap((name) => {
    const path = join("node_modules", name, "package.json");
    if (!existsSync(join(ROOT, path))) return [];
    const { bin = {} } = JSON.parse(readSource(path)) as { bin?: string | Record<string, string> };
    return typeof bin === "string" ? [name.replace(/^.*\//, "")] : Object.keys(bin);
  });
}

test("every package that is imported, required or named to a tool is declared in package.json", () => {
  const used = [...listImported(), ...listConfigured()].map(([path, name]) => [path, toPackage(name)] as const);
  const packages = used.filter(([, name]) => !isBuiltin(name) && !/^(node|cloudflare|virtual):/.test(name));
  const undeclared = packages.filter(([, name]) => !Object.hasOwn(DECLARED, name));
  expect(undeclared.map(([path, name]) => `${path}: ${name}`)).toEqual([]);
});

test("every command that is run by name comes with a package that package.json declares", () => {
  const bins = new Set(listBins());
  expect(
    listCommands()
      .filter(([, command]) => !bins.has(command))
      .map(([path, name]) => `${path}: ${name}`),
  ).toEqual([]);
});

test("packages come from the lock file alone: nothing installs one by its name", () => {
  const installs = listFiles(/^(scripts|tests|\.github|\.ci)\/(?!rules\/)/).filter((path) =>
    /\bnpm i\b|npm install|"install", "--|npx (-y|--yes|--package)|\bnpm exec\b/.test(readSource(path)),
  );
  expect(installs).toEqual([]);
});

test("every version is exact, so that two installations are the same", () => {
  const loose = Object.entries(DECLARED).filter(
    ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});
