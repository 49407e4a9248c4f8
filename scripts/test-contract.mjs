// `npm run test:contract`: one behavior suite against BACKEND_URL, or against the demo backend, which is built first.
import { checkBackend } from "./backend/backend-variables.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureDependencies, environment, run } from "./toolchain.mjs";

await ensureDependencies();
await (environment.BACKEND_URL ? checkBackend() : ensureBuilt());
process.exitCode = await run("npx", ["vitest", "run", "--project", "contract", ...process.argv.slice(2)]);
