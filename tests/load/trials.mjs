// The trials of tests/built-shop/trials.ts, in full: what `npm test` tries a few times of each.
import { spawnSync } from "node:child_process";

const FILES = ["malformed-urls", "rate-limits", "page-cache", "isolation", "sessions", "lost-orders", "card-payments"];

export function benchTrials() {
  const args = ["vitest", "run", "--project", "built", ...FILES];
  const { status } = spawnSync("npx", args, { stdio: "inherit", env: { ...process.env, TRIALS: "all" } });
  if (status !== 0) process.exitCode = 1;
}
