import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where branches start. */
const MAINS = ["origin/main", "main"];
/** Files that every test depends on without importing them. */
const FOUNDATIONS = /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts)$/;
/** Vitest follows imports; tests read all other files from the disk. */
const MODULE = /\.(m?js|tsx?|css)$/;
/** Files that no unit test reads; rules may. */
const UNREAD = /(\.md$|^\.github\/|^tests\/(built|built-shop|e2e|load)\/)/;
const RULE = /^tests\/rules\/.*\.test\.ts$/;
const READS_FILES = /from "node:(fs|child_process)"/;

/**
 * Files that differ from the commit `since`, or from where the branch left main, committed or not. null: there is no
 * such commit.
 */
export function findChanges(root, since) {
  const base = (since ? [since] : MAINS).map((name) => git(root, "merge-base", name, "HEAD")).find(Boolean);
  if (!base) return null;
  const differing = git(root, "diff", "--relative", "--no-renames", "--name-only", "-z", base.trim()) ?? "";
  const added = git(root, "ls-files", "-z", "--others", "--exclude-standard") ?? "";
  return split(differing + added);
}

/**
 * Files for `vitest related`, so that it runs every rule and every test that the changes can affect. null: all tests
 * must run.
 */
export function selectTests(root, changes) {
  if (changes.length === 0 || changes.some((path) => FOUNDATIONS.test(path))) return null;
  const modules = split(git(root, "ls-files", "-z", "*.ts", "*.tsx", "*.mjs") ?? "");
  const rules = modules.filter((path) => RULE.test(path));
  const isRead = changes.some((path) => !MODULE.test(path) && !UNREAD.test(path));
  const readsFiles = (path) => existsSync(join(root, path)) && READS_FILES.test(readFileSync(join(root, path), "utf8"));
  return [...new Set([...changes, ...rules, ...(isRead ? modules.filter(readsFiles) : [])])];
}

const split = (paths) => [...new Set(paths.split("\0").filter(Boolean))];

// Git hooks set these to their own index.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));

function git(root, ...args) {
  try {
    return execFileSync("git", args, { cwd: root, env, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return null;
  }
}
