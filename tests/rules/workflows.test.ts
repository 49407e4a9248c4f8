import { expect, test } from "vitest";
import { listFiles, readSource } from "./source-files";

const WORKFLOWS = listFiles(/^\.github\/workflows\/.*\.ya?ml$/).map((path) => ({ path, text: readSource(path) }));

test("there are checks for every push, a preview for a pull request, and production from main (issue 7)", () => {
  expect(WORKFLOWS.map(({ path }) => path.replace(/^.*\//, "")).sort()).toEqual([
    "checks.yml",
    "preview.yml",
    "production.yml",
  ]);
});

test.each(WORKFLOWS)("$path runs only actions of one commit, and may only read unless a job says more", ({ text }) => {
  const used = [...text.matchAll(/uses: (\S+)(.*)/g)].map(([, action, rest]) => ({ action: action!, rest: rest! }));
  for (const { action, rest } of used.filter(({ action }) => !action.startsWith("./"))) {
    expect(action).toMatch(/^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/);
    expect(rest).toMatch(/# v\d+\.\d+\.\d+$/);
  }
  expect(text).toMatch(/^permissions:\n  contents: read\n(?! )/m);
  expect(text.match(/write/g) ?? []).toHaveLength(text.includes("pull_request.number") ? 1 : 0);
  // Whatever a stranger may name, a branch or a title, comes by the environment: in a command it would be run.
  for (const [, command] of text.matchAll(/run: (.*)/g)) expect(command).not.toContain("${{");
  expect(text).not.toContain("pull_request_target");
});

test.each(WORKFLOWS)("$path checks out without leaving a token behind, and no job runs for ever", ({ text }) => {
  expect(text.match(/actions\/checkout@/g)?.length ?? 0).toBe(text.match(/persist-credentials: false/g)?.length ?? 0);
  const machines = text.match(/runs-on:/g)?.length ?? 0;
  expect(text.match(/timeout-minutes:/g)?.length ?? 0).toBe(machines);
});
