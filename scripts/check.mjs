// `npm run check`: types, lint, format, all rules, and the unit tests that a change can affect; `-- --all`: every unit test.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findChanges, selectTests } from "./checks/select-tests.mjs";
import { ask, ensureDependencies, environment, fail, readArguments, ROOT } from "./toolchain.mjs";

const { values } = readArguments("npm run check [-- --all | -- --since COMMIT]", {
  options: { all: { type: "boolean" }, since: { type: "string" } },
});
await ensureDependencies();
const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const related = values.all ? null : select();

/** Scripts of package.json, in the order in which they start: the longest first. */
const CHECKS = { Tests: "test:unit", Types: "typecheck", Lint: "lint", Format: "format:check" };
/** How many cores each script keeps busy: one, but the tests two. */
const AT_ONCE = 2;
const env = process.stdout.isTTY && !process.env.NO_COLOR ? { ...environment, FORCE_COLOR: "1" } : environment;
const waiting = Object.entries(CHECKS);
const failed = [];
await Promise.all(Array.from({ length: AT_ONCE }, runWaiting));
if (failed.length > 0) fail(`Failed: ${failed.join(", ")}.`);
console.log(`\n${related ? "All that the change can affect" : "Everything"} passed. All parts: npm test`);

/** Says what is tested; null: everything. */
function select() {
  const changes = findChanges(ROOT, values.since);
  if (!changes && values.since) fail(`There is no commit ${values.since} in this branch.`);
  const selected = changes && selectTests(ROOT, changes);
  const count = changes?.length === 1 ? "1 file has" : `${changes?.length} files have`;
  if (!changes) console.log("There is no branch main to compare with: all unit tests run.");
  else if (changes.length === 0) console.log("Nothing has changed: all unit tests run.");
  else if (!selected) console.log(`${count} changed, on some of which everything depends: all unit tests run.`);
  else
    console.log(`${count} changed: all rules run, and the unit tests of what depends on them (-- --all: every one).`);
  return selected;
}

async function runWaiting() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, script] = next;
    const start = Date.now();
    const { code, output } = await runScript(script);
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`${code === 0 ? "✓" : "✗"} ${name}, ${seconds} s`);
    // Prints the output in one piece; for passed tests only their number.
    if (code !== 0 || name === "Tests") console.log(`${output.trim()}\n`);
    if (code !== 0) failed.push(`${name} (npm run ${script})`);
  }
}

/** What `npm run` would do, without starting npm. */
async function runScript(script) {
  let result;
  for (const command of scripts[script].split(" && ")) {
    const [tool, ...args] = command.split(" ");
    const isNarrowed = tool === "vitest" && related;
    result = await ask(tool, isNarrowed ? ["related", "--run", ...args.slice(1), ...related] : args, { env });
    if (result.code !== 0) break;
  }
  return result;
}
