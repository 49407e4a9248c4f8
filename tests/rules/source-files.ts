import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";

export const ROOT = join(import.meta.dirname, "../..");

const PATH_SEPARATOR = "\0";

/** Files of the repository, new ones included, as paths from its root. */
export function listFiles(pattern: RegExp): string[] {
  const options = { cwd: ROOT, encoding: "utf8", maxBuffer: 1e8 } as const;
  // Whoever owns the checkout: in containers that is often somebody else.
  const anyOwner = ["-c", `safe.directory=${ROOT}`];
  const listed = execFileSync("git", [...anyOwner, "ls-files", "-z", "-co", "--exclude-standard"], options);
  return listed.split(PATH_SEPARATOR).filter((path) => pattern.test(path) && existsSync(join(ROOT, path)));
}

export function readSource(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

export const SOURCES = listFiles(/\.(ts|tsx|mjs)$/).filter((path) => !path.startsWith("graphql/generated/"));
export const TESTS = /(^tests\/|\.test\.tsx?$|^demo\/testing\/)/;

export interface Import {
  /** From the root for our own files ("app/shop/money"), else the name of the package. */
  target: string;
  isTypeOnly: boolean;
}

/** Static and dynamic imports, and re-exports. */
export function readImports(path: string): Import[] {
  const source = readSource(path);
  const { module } = parseSync(path, source);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    target: resolve(path, moduleRequest.value),
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ target: resolve(path, moduleRequest.value), isTypeOnly: isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const name = /^["'`](.*)["'`]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[1];
    return name === undefined ? [] : [{ target: resolve(path, name), isTypeOnly: false }];
  });
  return [...imports, ...reExports, ...dynamic];
}

export function hasDefaultExport(path: string): boolean {
  const { module } = parseSync(path, readSource(path));
  return module.staticExports.some(({ entries }) => entries.some(({ exportName }) => exportName.kind === "Default"));
}

function resolve(from: string, name: string): string {
  return name.startsWith(".") ? relative(ROOT, join(ROOT, dirname(from), name)) : name;
}
