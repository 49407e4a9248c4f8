// `npm run test:contract`: one behavior suite against BACKEND_URL, or against the demo backend, which is built first.
import { ensureBuilt } from "./build.mjs";
import { ensureDependencies, environment, run } from "./toolchain.mjs";

await ensureDependencies();
if (!environment.BACKEND_URL) await ensureBuilt();
process.exitCode = await run("npx", ["vitest", "run", "--project", "contract", ...process.argv.slice(2)]);
