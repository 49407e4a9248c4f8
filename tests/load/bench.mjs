// `npm run bench`, or `npm run bench -- listing`: figures for docs/performance.md, of this machine at this moment.
import { ensureBuilt } from "../../scripts/build.mjs";
import { ensureDependencies, fail } from "../../scripts/toolchain.mjs";

await ensureDependencies();
// They import packages, which a fresh clone hasn't.
const { BENCHES } = await import("./benches.mjs");
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown) fail(`There is no bench ${unknown}; there are ${Object.keys(BENCHES).join(", ")}.`);

await ensureBuilt();
// These measure nothing.
const measured = Object.keys(BENCHES).filter((name) => name !== "races" && name !== "trials");
for (const name of wanted.length > 0 ? wanted : measured) await BENCHES[name]();
process.exit();
