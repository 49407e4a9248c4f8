import { fail, readArguments } from "../toolchain.mjs";

const USAGE =
  "npm run deploy -- [--env production|staging|preview] [--name BRANCH] [--remove] [--dry-run] [--ignore-doctor]";
const TARGETS = ["production", "staging", "preview"];

/** What to deploy where (docs/deploying.md); exits if that is impossible. Without --env a dry run checks all. */
export function readDeployArguments() {
  const { values } = readArguments(USAGE, {
    options: {
      env: { type: "string" },
      name: { type: "string" },
      remove: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
      "ignore-doctor": { type: "boolean", default: false },
    },
  });
  const { env, name, remove: isRemoval, "dry-run": isDryRun, "ignore-doctor": ignoresDoctor } = values;
  if (env && !TARGETS.includes(env)) fail(`There is no environment ${env}; there are ${TARGETS.join(", ")}.`);
  if (isRemoval && env !== "preview") fail("Only a preview is removed: --env preview --remove.");
  const targets = env ? [env] : isDryRun ? TARGETS : ["production"];
  return { targets, name, isRemoval, isDryRun, ignoresDoctor };
}
