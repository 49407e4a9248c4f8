// `npm run setup`: asks what a shop over a WordPress needs, writes it down and starts the shop. Installs what it needs.
import { ensureDependencies, run } from "../toolchain.mjs";

await ensureDependencies();
const code = await run("node", ["scripts/setup/run-setup.ts", ...process.argv.slice(2)]);
if (code !== 0 || process.argv.includes("--no-start")) process.exit(code);
process.exitCode = await run("node", ["scripts/start.mjs"]);
