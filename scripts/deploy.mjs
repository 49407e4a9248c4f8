// `npm run deploy -- --env production|staging|preview [--name BRANCH [--remove]] [--dry-run] [--ignore-doctor]`
// (docs/deploying.md). With --dry-run nothing is uploaded; without --env it then checks all environments.
import { readDeployArguments } from "./deploy/deploy-arguments.mjs";
import { ensureDependencies, run } from "./toolchain.mjs";

// Reports a wrong argument before anything is installed.
readDeployArguments();
await ensureDependencies();
// Runs on the project's own Node, whichever Node runs this.
process.exitCode = await run("node", ["scripts/deploy/deploy-workers.mjs", ...process.argv.slice(2)]);
