import { cpSync, existsSync, readFileSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ask, cacheFolder, environment, fail, hash, readArguments, ROOT } from "./toolchain.mjs";

export const SHOP_CONFIG = "build/server/wrangler.json";
export const DEMO_CONFIG = "dist/shop_demo/wrangler.json";
const SOURCES = ["app", "worker", "graphql", "migrations", "demo", "public", "scripts/build"];
const CONFIGS = ["package-lock.json", "vite.config.ts", "react-router.config.ts", "tsconfig.json", "scripts/build.mjs"];
const UNBUILT = /(\.test\.tsx?$|demo[/\\]pictures[/\\])/;

/**
 * Builds both Workers; scripts/deploy/deploy-config.mjs defines them per environment. Resolves to an exit code: 1 after warnings,
 * with which the build runs, but `npm test` fails.
 */
async function build(languages) {
  const stamp = join(cacheFolder(), "built-sources");
  rmSync(stamp, { force: true });
  const sources = hashSources(languages);
  let complaints = "";
  // The main language's Worker contains the others.
  for (const language of languages.toReversed()) complaints += await buildLanguage(language, languages);
  for (const language of languages.slice(1)) addAssets(language);
  givePicturesToDemo();
  // The Vite plugin would copy this machine's secrets into the build, where tests and deployments would use them.
  rmSync(join(ROOT, dirname(SHOP_CONFIG), ".dev.vars"), { force: true });
  if (complaints.trim()) {
    console.error(`The build has warnings:\n${complaints.trim()}`);
    return 1;
  }
  writeFileSync(stamp, sources);
  return 0;
}

/** Builds the Worker and the scripts of one language. Resolves to the build's warnings. */
async function buildLanguage(language, languages) {
  const { CLOUDFLARE_ENV: _, ...inherited } = environment;
  const env = { ...inherited, SHOP_LANGUAGES: languages.join(), SHOP_LANGUAGE: language };
  const { code, output, complaints } = await ask("npx", ["react-router", "build", "--logLevel", "warn"], { env });
  // Prints the message alone: the stack of a tool says nothing about the shop's own files.
  if (code !== 0) fail(`The build failed: ${output.split(/^ +at /m)[0].trim()}`);
  return complaints;
}

// Names of assets are hashes of their contents.
function addAssets(language) {
  const from = join(ROOT, ".cache/languages", language, "client/assets");
  cpSync(from, join(ROOT, "build/client/assets"), { recursive: true });
}

/**
 * Builds the languages of an environment of wrangler.toml ("": the demo's), unless build/ was already made from exactly
 * these sources and without a warning.
 */
export async function ensureBuilt(target = "") {
  const languages = await readLanguages(target);
  const stamp = join(cacheFolder(), "built-sources");
  const isBuilt = existsSync(join(ROOT, SHOP_CONFIG)) && existsSync(join(ROOT, DEMO_CONFIG));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, "utf8") === hashSources(languages)) return 0;
  console.log("Building the shop …");
  return build(languages);
}

/** SITE.languages of an environment. A process of its own, because the project's Node reads TypeScript. */
export async function readLanguages(target = "") {
  const env = { ...environment, CLOUDFLARE_ENV: target };
  const { code, output } = await ask("node", ["scripts/build/read-languages.ts"], { env });
  return code === 0 ? JSON.parse(output) : fail(output.trim());
}

function hashSources(languages) {
  // `npm run setup` writes the environments of this file; they are read when a Worker is started or deployed.
  const base = readFileSync(join(ROOT, "wrangler.toml"), "utf8").replace(/^\[+env\..*\n(?:(?!\[).*\n)*/gm, "");
  return hash(listSources(), base + languages.join());
}

function listSources() {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(ROOT, folder, name)),
  );
  const wanted = files.filter((file) => !UNBUILT.test(file) && statSync(file).isFile());
  return [...wanted, ...CONFIGS.map((name) => join(ROOT, name))].sort();
}

// The Vite plugin omits the assets of an auxiliary Worker from its configuration.
function givePicturesToDemo() {
  const path = join(ROOT, DEMO_CONFIG);
  const config = JSON.parse(readFileSync(path, "utf8"));
  config.assets = { directory: "../../demo/pictures/files", binding: "ASSETS", run_worker_first: true };
  writeFileSync(path, JSON.stringify(config));
}

// The folder may be a symbolic link.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  readArguments("npm run build");
  process.exitCode = await build(await readLanguages());
}
