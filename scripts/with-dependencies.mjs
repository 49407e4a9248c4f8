// `node scripts/with-dependencies.mjs FILE [ARGUMENTS]`: installs what the project needs, and runs a file of it on its own Node,
// whichever Node runs this.
import { ensureDependencies, readDevVars, run } from "./toolchain.mjs";

readDevVars();
await ensureDependencies();
process.exitCode = await run("node", process.argv.slice(2));
