import { expect, test } from "vitest";
import { listFiles, readSource } from "./source-files";

const WORKFLOWS = listFiles(/^\.github\/workflows\/.*\.ya?ml$/).map((path) => ({ path, text: readSource(path) }));

test("there are checks for every push, a preview of every branch, and production from main", () => {
  expect(WORKFLOWS.map(({ path }) => path.replace(/^.*\//, "")).sort()).toEqual([
    "checks.yml",
    "preview.yml",
    "production.yml",
  ]);
});

test.each(WORKFLOWS)("$path pins every action to a commit, and its default permission is to read", ({ text }) => {
  const used = [...text.matchAll(/\buses: (\S+)(.*)/g)].map(([, action, rest]) => ({ action: action!, rest: rest! }));
  for (const { action, rest } of used.filter(({ action }) => !action.startsWith("./"))) {
    expect(action).toMatch(/^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/);
    expect(rest).toMatch(/# v\d+\.\d+\.\d+$/);
  }
  expect(text).toMatch(/^permissions:\n  contents: read\n(?! )/m);
  // Values that a stranger controls, a branch or a title, are passed by environment: in a command they would be executed.
  for (const [, command] of text.matchAll(/run: (.*)/g)) expect(command).not.toContain("${{");
  expect(text).not.toContain("pull_request_target");
});

test.each(WORKFLOWS)("$path checks out without persisting credentials, and every job has a timeout", ({ text }) => {
  expect(text.match(/actions\/checkout@/g)?.length ?? 0).toBe(text.match(/persist-credentials: false/g)?.length ?? 0);
  const machines = text.match(/runs-on:/g)?.length ?? 0;
  expect(text.match(/timeout-minutes:/g)?.length ?? 0).toBe(machines);
});

test("a push is checked by every part of npm test, and by every shard of a divided one", () => {
  const { text } = WORKFLOWS.find(({ path }) => path.endsWith("/checks.yml"))!;
  const jobs = [...text.matchAll(/^ {10}- (\w+)(?: --shard (\d+)\/(\d+))?$/gm)];
  const parts = [...readSource("scripts/test.mjs").matchAll(/^ {2}(\w+): \{\s+title: /gm)].map(([, part]) => part!);
  for (const part of parts.filter((one) => one !== "build")) {
    const shards = jobs.filter(([, name]) => name === part);
    expect(shards.map(([, , shard = "1"]) => Number(shard))).toEqual(shards.map((_, at) => at + 1));
    expect(shards.map(([, , , count = "1"]) => Number(count))).toEqual(shards.map(() => Math.max(1, shards.length)));
    expect(shards, part).not.toEqual([]);
  }
});

test("every pushed branch gets a preview, with or without a pull request, and its deletion removes it", () => {
  const { text } = WORKFLOWS.find(({ path }) => path.endsWith("/preview.yml"))!;
  expect(/^on:\n((?: +.*\n)+)/m.exec(text)?.[1]).toBe(
    "  push:\n    branches-ignore: [main] # staging is its preview\n  delete:\n",
  );
  const { deploy, show, remove } = readJobs(text);
  expect(deploy).toContain("github.event_name == 'push'");
  expect(deploy).toContain('npm run deploy -- --env preview --name "$BRANCH"\n');
  // Both events name a branch alike, or a preview wouldn't be found for removal.
  expect(deploy).toContain("BRANCH: ${{ github.ref_name }}");
  expect(remove).toContain("github.event.ref_type == 'branch'");
  expect(remove).toContain('npm run deploy -- --env preview --name "$BRANCH" --remove\n');
  expect(remove).toContain("BRANCH: ${{ github.event.ref }}");
  expect(show).toContain("needs: deploy");
  expect(show).toContain("statuses/$COMMIT");
});

test.each(WORKFLOWS)("a job of $path with write permission runs no code of a branch", ({ text }) => {
  for (const job of Object.values(readJobs(text)).filter((one) => /: write$/m.test(one)))
    expect(job).not.toMatch(/checkout|npm |npx |node /);
});

function readJobs(text: string): Record<string, string> {
  const [, jobs = ""] = text.split(/^jobs:\n/m);
  return Object.fromEntries(
    jobs
      .split(/^  (?=\w+:\n)/m)
      .filter(Boolean)
      .map((job) => [job.slice(0, job.indexOf(":")), job]),
  );
}
