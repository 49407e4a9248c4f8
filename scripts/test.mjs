// `npm test`: everything, the browser included; installs what it needs. Stops at the first part that fails.
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureDependencies, environment, run } from "./toolchain.mjs";

const times = [];

async function part(name, work) {
  console.log(`\n── ${name}`);
  const start = Date.now();
  const code = (await work()) ?? 0;
  times.push(`${name}: ${Math.round((Date.now() - start) / 1000)} s`);
  if (code === 0) return;
  console.error(`\n${name} failed. ${times.join(", ")}`);
  process.exit(code);
}

const browser = {};
// The tests are about this checkout alone, whatever shop the shell happens to point at.
const { BACKEND_URL: _, ...withoutBackend } = environment;
await part("Dependencies", ensureDependencies);
await part("Browser", async () => void Object.assign(browser, await ensureBrowser()));
await part("Types, lint, format, rules, units", () => run("npm", ["run", "--silent", "check"]));
await part("Build", ensureBuilt);
await part("Built Workers", () => run("npm", ["run", "--silent", "test:built"]));
await part("Contract, over the demo", () => run("npm", ["run", "--silent", "test:contract"], { env: withoutBackend }));
await part("Journeys", () => run("npm", ["run", "--silent", "test:e2e"], { env: { ...environment, ...browser } }));
console.log(`\nEverything passed. ${times.join(", ")}`);
