import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { parseSync, type ParseResult } from "vite";

export const ROOT = join(import.meta.dirname, "../..");

const PATH_SEPARATOR = "\0";

/** Files of the project, new ones included, as paths from its root. */
export function listFiles(pattern: RegExp): string[] {
  return FILES.filter((path) => pattern.test(path));
}

const FILES = findFiles();

// By git's rules of what is ignored, but past its own repository: it may be somebody else's, or a merchant unpacked an archive.
function findFiles(): string[] {
  const repository = mkdtempSync(join(tmpdir(), "files-"));
  // A hook of git names its own repository and index in these.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")),
  ) as NodeJS.ProcessEnv;
  const options = { cwd: ROOT, env, encoding: "utf8", maxBuffer: 1e8 } as const;
  execFileSync("git", ["init", "--quiet", "--bare", repository], options);
  const where = ["--git-dir", repository, "--work-tree", ROOT];
  const listed = execFileSync("git", [...where, "ls-files", "-z", "--others", "--exclude-standard"], options);
  rmSync(repository, { recursive: true });
  return listed.split(PATH_SEPARATOR).filter((path) => path !== "");
}

export function readSource(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

const PARSED = new Map<string, ParseResult["module"]>();

/** Once for all rules: parsing the whole project takes a second. */
function parse(path: string, source = readSource(path)): ParseResult["module"] {
  const key = `${path}\0${source}`;
  const known = PARSED.get(key) ?? parseSync(path, source).module;
  PARSED.set(key, known);
  return known;
}

export const SOURCES = listFiles(/\.(ts|tsx|mjs)$/).filter((path) => !path.startsWith("graphql/generated/"));
export const TESTS = /(^tests\/|\.test\.tsx?$|^demo\/testing\/)/;

interface Import {
  /** From the root for our own files ("app/domain/values/money"), else the name of the package. */
  target: string;
  isTypeOnly: boolean;
}

/** Static and dynamic imports, and re-exports. */
export function readImports(path: string): Import[] {
  return readSpecifiers(path).map(({ name, isTypeOnly }) => ({ target: resolve(path, name), isTypeOnly }));
}

/** Packages that a module imports, requires or resolves, as it names them: "react-dom/server". */
export function readPackageImports(path: string): string[] {
  const loaded = [...readSource(path).matchAll(LOADED)].map(([, name]) => name!);
  return [...readSpecifiers(path).map(({ name }) => name), ...loaded].filter((name) => !/^[./]/.test(name));
}

/** A call of require, of what createRequire gives, or of import.meta.resolve, with a name. */
const LOADED =
  /(?:\brequire|\bcreateRequire\((?:[^()]|\([^()]*\))*\)|\bimport\.meta\.resolve)\(["'`]([^"'`$]+)["'`]\)/g;

/** As they are written; `source`: the module's own, or what is left of it. */
export function readSpecifiers(path: string, source = readSource(path)): { name: string; isTypeOnly: boolean }[] {
  const module = parse(path, source);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    name: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ name: moduleRequest.value, isTypeOnly: isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const name = /^["'`](.*)["'`]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[1];
    return name === undefined ? [] : [{ name, isTypeOnly: false }];
  });
  return [...imports, ...reExports, ...dynamic];
}

/** "app/domain/values/money#convert" for each name that a module exports itself, its default one aside. */
export function listExportedNames(path: string): string[] {
  const module = parse(path);
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, moduleRequest }) =>
      exportName.kind === "Name" && !moduleRequest ? [`${withoutExtension(path)}#${exportName.name}`] : [],
    ),
  );
}

/** The same for what it takes from others; where it takes all of a module, every name of that. */
export function listImportedNames(path: string): string[] {
  const source = readSource(path);
  const module = parse(path);
  const toNames = (specifier: string, name: string | null) => {
    const target = withoutExtension(resolve(path, specifier));
    if (name !== null) return [`${target}#${name}`];
    const whole = SOURCES.find((one) => withoutExtension(one) === target);
    return whole ? listExportedNames(whole) : [];
  };
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.flatMap(({ importName }) =>
      toNames(moduleRequest.value, importName.kind === "NamespaceObject" ? null : importName.name),
    ),
  );
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? toNames(moduleRequest.value, importName.kind === "Name" ? importName.name : null) : [],
    ),
  );
  // Also what types and mocks name: import("./x").
  const lazy = [...source.matchAll(/\bimport\(\s*["'`]([^"'`$]+)["'`]/g)].flatMap(([, name]) => toNames(name!, null));
  return [...imports, ...reExports, ...lazy];
}

function withoutExtension(path: string): string {
  return path.replace(/\.(m?ts|tsx|m?js)$/, "");
}

export function hasDefaultExport(path: string): boolean {
  const module = parse(path);
  return module.staticExports.some(({ entries }) => entries.some(({ exportName }) => exportName.kind === "Default"));
}

function resolve(from: string, name: string): string {
  return name.startsWith(".") ? relative(ROOT, join(ROOT, dirname(from), name)) : name;
}
