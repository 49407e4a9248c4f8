import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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

export const SOURCES = listFiles(/\.(ts|tsx|mjs)$/).filter((path) => !path.startsWith("graphql/generated/"));
export const TESTS = /(^tests\/|\.test\.tsx?$|^demo\/testing\/)/;
