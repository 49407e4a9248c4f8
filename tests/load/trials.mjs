// The trials of tests/fixtures/trials.ts, in full: what `npm test` tries a few times of each.
import { spawnSync } from "node:child_process";

export function benchTrials() {
  const found = spawnSync("git", ["grep", "--files-with-matches", "fixtures/trials", "*.test.ts", "*.test.tsx"]);
  const files = String(found.stdout).trim().split("\n");
  const args = ["vitest", "run", "--project", "unit", "--project", "workerd", "--project", "built", ...files];
  const { status } = spawnSync("npx", args, { stdio: "inherit", env: { ...process.env, TRIALS: "all" } });
  if (status !== 0) process.exitCode = 1;
}
