// `npm run check`: types, lint, format, all rules, and the unit tests that a change can affect; `-- --all`: every unit test.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ask, ensureDependencies, environment, fail, readArguments, ROOT } from "./toolchain.mjs";

const { values } = readArguments("npm run check [-- --all | -- --since COMMIT]", {
  options: { all: { type: "boolean" }, since: { type: "string" } },
});
await ensureDependencies();
const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const base = values.all ? null : await findBase();

/** The checks, as scripts of package.json; the one that takes longest starts first. */
const CHECKS = {
  Tests: "test:unit",
  Lint: "lint",
  Types: "typecheck",
  ...(base && { Rules: "test:rules" }),
  Format: "format:check",
};
/** How many checks run at once: each needs a core, the tests two. */
const AT_ONCE = 2;
const env = process.stdout.isTTY && !process.env.NO_COLOR ? { ...environment, FORCE_COLOR: "1" } : environment;
const waiting = Object.entries(CHECKS);
const failed = [];
await Promise.all(Array.from({ length: AT_ONCE }, runWaiting));
if (failed.length > 0) fail(`Failed: ${failed.join(", ")}.`);
console.log(`\n${base ? "All that the change can affect" : "Everything"} passed. All parts: npm test`);

/** The branch or commit with which Vitest compares; null: all unit tests run. */
async function findBase() {
  for (const name of values.since ? [values.since] : ["origin/main", "main"]) {
    const { code } = await ask("git", ["merge-base", name, "HEAD"]);
    if (code !== 0) continue;
    const [committed, others] = await Promise.all([
      ask("git", ["diff", "--name-only", `${name}...HEAD`]),
      ask("git", ["status", "--porcelain"]),
    ]);
    if (committed.output || others.output) return name;
    console.log("Nothing has changed: all unit tests run.");
    return null;
  }
  if (values.since) fail(`There is no commit ${values.since} in this branch.`);
  console.log("There is no branch main to compare with: all unit tests run.");
  return null;
}

async function runWaiting() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, script] = next;
    const start = Date.now();
    const { code, output } = await runScript(script);
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`${code === 0 ? "✓" : "✗"} ${name}, ${seconds} s`);
    // The output in one piece; after passed tests, too, because it has their number.
    if (code !== 0 || name === "Tests") console.log(`${output.trim()}\n`);
    if (code !== 0) failed.push(`${name} (npm run ${script})`);
  }
}

/** What `npm run` would do, without starting npm. */
async function runScript(script) {
  let result;
  for (const command of scripts[script].split(" && ")) {
    const [tool, ...args] = command.split(" ");
    result = await ask(tool, script === "test:unit" && base ? [...args, "--changed", base] : args, { env });
    if (result.code !== 0) break;
  }
  return result;
}
