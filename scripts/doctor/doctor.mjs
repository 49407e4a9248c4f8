// `npm run doctor -- https://your-wordpress.example`: whether a shop can open over it. Installs what it needs.
import { ensureDependencies, readDevVars, run } from "../toolchain.mjs";

readDevVars();
await ensureDependencies();
process.exitCode = await run("node", ["scripts/doctor/start-doctor.ts", ...process.argv.slice(2)]);
