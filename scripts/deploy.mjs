// `npm run deploy -- --env production|staging|preview [--name BRANCH [--remove]] [--dry-run] [--ignore-doctor]`
// (docs/deploying.md). With --dry-run nothing is uploaded; without --env it then checks all environments.
import { ensureBuilt } from "./build.mjs";
import { ensureDependencies, mustRun } from "./toolchain.mjs";

await ensureDependencies();
if (!process.argv.includes("--remove")) await ensureBuilt();
// Runs on the project's own Node, whichever Node runs this.
await mustRun("node", ["scripts/deploy/deploy-workers.mjs", ...process.argv.slice(2)]);
