// `npm run setup [-- https://your-wordpress.example] [--no-start]` installs what it needs, asks what a shop over a
// WordPress needs, writes it down and starts the shop.
import { ensureDependencies, readArguments, run } from "../toolchain.mjs";

const { values, words } = readArguments("npm run setup [-- https://your-wordpress.example] [--no-start]", {
  options: { "no-start": { type: "boolean" } },
  words: 1,
});
await ensureDependencies();
const code = await run("node", ["scripts/setup/run-setup.ts", ...words]);
process.exitCode = code !== 0 || values["no-start"] ? code : await run("node", ["scripts/start.mjs"]);
