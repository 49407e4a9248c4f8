import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const path = "./select-tests.mjs";
const { findChanges, selectTests } = (await import(path)) as {
  findChanges(root: string, since?: string): string[] | null;
  selectTests(root: string, changes: string[]): string[] | null;
};

const FILES = {
  "app/price.ts": "",
  "app/old.ts": "",
  "tests/rules/names.test.ts": "",
  "demo/schema.test.ts": 'import { readFileSync } from "node:fs";',
  "graphql/schema.graphql": "",
};
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "changes-"));
  git("init", "--quiet", "--initial-branch", "main");
  write(FILES);
  commit();
  git("checkout", "--quiet", "-b", "branch");
});
afterEach(() => rmSync(root, { recursive: true }));

function git(...args: string[]): void {
  const person = ["-c", "user.name=Somebody", "-c", "user.email=somebody@shop.test"];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));
  execFileSync("git", [...person, ...args], { cwd: root, env: env as NodeJS.ProcessEnv });
}

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

function commit(): void {
  git("add", "--all");
  git("commit", "--quiet", "--message", "A change");
}

test("changed is what differs from where the branch left main: committed, uncommitted, new or deleted", () => {
  write({ "app/price.ts": "committed" });
  commit();
  write({ "app/new.ts": "", "graphql/schema.graphql": "uncommitted" });
  rmSync(join(root, "app/old.ts"));
  expect(findChanges(root)?.toSorted()).toEqual(["app/new.ts", "app/old.ts", "app/price.ts", "graphql/schema.graphql"]);
  expect(findChanges(root, "HEAD")).not.toContain("app/price.ts");
});

test("what main has received since isn't a change of the branch", () => {
  git("checkout", "--quiet", "main");
  write({ "app/price.ts": "of main" });
  commit();
  git("checkout", "--quiet", "branch");
  expect(findChanges(root)).toEqual([]);
});

test("without a main, or without the commit asked for, nothing is known of changes", () => {
  expect(findChanges(root, "nowhere")).toBeNull();
  git("branch", "--quiet", "-m", "main", "trunk");
  expect(findChanges(root)).toBeNull();
});

test.each([
  ["a module", ["app/price.ts"], ["tests/rules/names.test.ts"]],
  ["a document", ["README.md"], ["tests/rules/names.test.ts"]],
  ["a file that tests read", ["graphql/schema.graphql"], ["demo/schema.test.ts", "tests/rules/names.test.ts"]],
])("after a change of %s its tests, all rules and its readers run", (_, changes, others) => {
  expect(selectTests(root, changes)?.toSorted()).toEqual([...changes, ...others].toSorted());
});

test("after no change, or one on which everything depends, all tests run", () => {
  expect(selectTests(root, [])).toBeNull();
  expect(selectTests(root, ["app/price.ts", "package-lock.json"])).toBeNull();
});
