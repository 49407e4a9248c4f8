// `npm test` installs what it needs and runs everything, in a browser too. `npm test -- built journeys` runs these
// parts alone, `-- journeys --shard 1/2` the first half of one. Parts run at the same time where the cores allow it.
// After a failure no further part starts.
import { availableParallelism } from "node:os";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureDependencies, environment, fail, readArguments, run } from "./toolchain.mjs";

const { values, words: asked } = readArguments("npm test [-- PART … --shard 1/2]", {
  options: { shard: { type: "string" } },
  words: Infinity,
});

/** A part keeps two cores busy. A light part mostly waits, so it may run beside another one. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
// BACKEND_URL of the shell is ignored: the tests use the demo of this checkout.
const { BACKEND_URL: _, ...withoutBackend } = environment;
const browser = {};
const SHARDED = ["built", "journeys"];
const shard = values.shard === undefined ? [] : [`--shard=${values.shard}`];

/** The parts in the order in which they start. `needs` names a part that must have passed before. */
const PARTS = {
  check: { title: "Types, lint, format, rules, units", run: () => npmRun("check", ["--all"]) },
  build: { title: "Build", run: () => ensureBuilt() },
  built: { title: "Built Workers", needs: "build", run: () => npmRun("test:built", shard) },
  contract: {
    title: "Contract, over the demo",
    needs: "build",
    isLight: true,
    run: () => npmRun("test:contract", [], withoutBackend),
  },
  journeys: { title: "Journeys", needs: "build", run: () => npmRun("test:e2e", shard, { ...environment, ...browser }) },
};
const npmRun = (script, args, env = environment) => run("npm", ["run", "--silent", script, "--", ...args], { env });

const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) fail(`There is no part ${unknown.join(", ")}; there are ${Object.keys(PARTS).join(", ")}.`);
if (values.shard !== undefined) {
  const [, part, count] = /^(\d+)\/(\d+)$/.exec(values.shard) ?? [];
  if (!(Number(part) >= 1 && Number(part) <= Number(count)))
    fail(`--shard must be one such as 1/2, not ${values.shard}.`);
  if (asked.length === 0 || !asked.every((name) => SHARDED.includes(name)))
    fail(`Only ${SHARDED.join(" and ")} are sharded: npm test -- ${SHARDED.at(-1)} --shard 1/2`);
}
const names = asked.length > 0 ? [...new Set(asked.flatMap((name) => [PARTS[name].needs ?? name, name]))] : [];
const waiting = names.length > 0 ? names : Object.keys(PARTS);

const passed = new Set();
const running = new Map();
const times = [];
let exitCode = 0;

await runPart("Dependencies", ensureDependencies);
if (waiting.includes("journeys"))
  await runPart("Browser", async () => void Object.assign(browser, await ensureBrowser()));
while (exitCode === 0 && (waiting.length > 0 || running.size > 0)) {
  const isFull = [...running.keys()].filter((name) => !PARTS[name].isLight).length === AT_ONCE;
  const next = waiting.findIndex((name) => {
    const { needs, isLight } = PARTS[name];
    return (!needs || passed.has(needs)) && (isLight || !isFull);
  });
  if (next === -1) {
    await Promise.race(running.values());
    continue;
  }
  const [name] = waiting.splice(next, 1);
  const part = runPart(PARTS[name].title, PARTS[name].run).then(() => passed.add(name));
  running.set(
    name,
    part.finally(() => running.delete(name)),
  );
}
await Promise.all(running.values());
console.log(`\n${exitCode === 0 ? "Everything passed." : "It failed."} ${times.join(", ")}`);
process.exitCode = exitCode;

async function runPart(title, work) {
  console.log(`\n── ${title}`);
  const start = Date.now();
  const code = (await work()) ?? 0;
  times.push(`${title}: ${Math.round((Date.now() - start) / 1000)} s`);
  if (code === 0) return;
  console.error(`\n${title} failed.`);
  exitCode ||= code;
}
