// `npm run deploy -- --env production|staging|preview [--name BRANCH [--remove]] [--dry-run]` (docs/deploying.md). With --dry-run
// nothing leaves this machine; without --env it then tries all environments.
import { ensureBuilt } from "./build.mjs";
import { ensureDependencies, mustRun } from "./toolchain.mjs";

await ensureDependencies();
if (!process.argv.includes("--remove")) await ensureBuilt();
// By the project's own Node, whatever runs this.
await mustRun("node", ["scripts/deploy/deploy-workers.mjs", ...process.argv.slice(2)]);
