// `node scripts/with-dependencies.mjs COMMAND [ARGUMENTS]`: installs what the project needs, and runs a command of its packages or,
// with the project's own Node, `node FILE`.
import { ensureDependencies, readDevVars, run } from "./toolchain.mjs";

const [command, ...args] = process.argv.slice(2);
readDevVars();
await ensureDependencies();
process.exitCode = await run(command, args);
