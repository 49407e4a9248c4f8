// This file runs on plain Node 20 before anything is installed, so it uses built-in modules only.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const BIN = join(ROOT, "node_modules", ".bin");
const STAMP = join(ROOT, "node_modules", ".installed-lock");
const NODE_MIN = [22, 22];
const OPEN_FILES = 16_384;

// Local servers must not be reached through the registry's proxy.
for (const name of ["NO_PROXY", "no_proxy"])
  if (process.env[name] !== "*")
    process.env[name] = [process.env[name], "localhost", "127.0.0.1", "::1"].filter(Boolean).join(",");

// NODE_ENV=production would skip development dependencies and test React's production build.
const { NODE_ENV: _, ...machine } = process.env;

/**
 * The environment of everything the project runs: its own Node first, telemetry off. With one glibc arena per thread the Workers
 * used 618 MB after the journeys' images, with two arenas 380.
 */
export const environment = {
  ...machine,
  PATH: [BIN, process.env.PATH].join(delimiter),
  MALLOC_ARENA_MAX: "2",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** `.dev.vars` supplies what the shell doesn't set, for a local shop (.dev.vars.example). */
export function readDevVars() {
  const file = join(ROOT, ".dev.vars");
  if (!existsSync(file)) return;
  if (!process.loadEnvFile) fail(`Reading .dev.vars needs Node 20.12 or newer, not ${process.versions.node}.`);
  process.loadEnvFile(file);
  const { NODE_ENV: _, ...filled } = process.env;
  Object.assign(environment, { ...filled, ...environment });
}

/** Runs a command with inherited output and resolves to its exit code. `isAnswered`: the command may ask for input. */
export function run(command, args, { env = environment, quiet = false, isAnswered = true } = {}) {
  return new Promise((resolve) => {
    const child = spawn(...withManyFiles(command, args), {
      cwd: ROOT,
      env,
      stdio: quiet ? "ignore" : [isAnswered ? "inherit" : "ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

// Each session of a Worker keeps three files open, and most shells allow a thousand, beyond which workerd exits.
export function withManyFiles(command, args) {
  if (process.platform === "win32") return [command, args];
  const raise = `ulimit -n ${OPEN_FILES} 2>/dev/null || ulimit -n "$(ulimit -Hn)"; exec "$0" "$@"`;
  return ["sh", ["-c", raise, command, ...args]];
}

/**
 * Runs a command and resolves to its exit code, its standard output (with the errors, if it failed) and its standard
 * error.
 */
export function ask(command, args, { env = environment } = {}) {
  return new Promise((resolve) => {
    const stdio = ["ignore", "pipe", "pipe"];
    const child = spawn(command, args, { cwd: ROOT, env, stdio, shell: process.platform === "win32" });
    const said = { out: "", error: "" };
    child.stdout.on("data", (chunk) => (said.out += chunk));
    child.stderr.on("data", (chunk) => (said.error += chunk));
    child.on("error", (error) => resolve({ code: 1, output: String(error), complaints: "" }));
    child.on("close", (code) => {
      const output = code === 0 ? said.out : said.out + said.error;
      resolve({ code: code ?? 1, output, complaints: said.error });
    });
  });
}

export async function mustRun(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) fail(`${[command, ...args].join(" ")} failed (exit code ${code})`);
}

export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/**
 * Parses the options and words after a command's name. Exits with the usage if they are wrong. `words`: how many
 * words are allowed.
 */
export function readArguments(usage, { options = {}, words = 0 } = {}) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > words) throw new Error(`Unexpected argument '${positionals[words]}'`);
    return { values, words: positionals };
  } catch (error) {
    // The first sentence names the mistake; the rest explains parseArgs' own syntax.
    return fail(`${error.message.split(". ")[0]}. Usage: ${usage}`);
  }
}

/** Reads the port from a variable; exits if it isn't a port. Without arguments: the port of `npm start`. */
export function readPort(name = "PORT", usual = 8787) {
  const port = Number(process.env[name] ?? usual);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  return fail(`${name} must be a number from 1 to 65535, not ${process.env[name]}; without it the port is ${usual}.`);
}

/** Says in a few words why a request got no response. */
export function describeFailure({ name, message, cause }) {
  if (name === "TimeoutError") return "nothing came in time";
  return cause?.message || cause?.code || message;
}

/** Installs the dependencies of package-lock.json unless exactly these are installed. */
export async function ensureDependencies() {
  const lock = hash([join(ROOT, "package-lock.json")]);
  if (!areInstalled(lock)) {
    console.log("Installing dependencies …");
    await mustRun("npm", ["ci", "--include=dev", "--include=optional"], { env: machine });
    writeFileSync(STAMP, lock);
  }
  requireNode();
}

function areInstalled(lock) {
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lock) return true;
  const installed = join(ROOT, "node_modules", ".package-lock.json");
  return existsSync(installed) && isInstalled(readPackages(join(ROOT, "package-lock.json")), readPackages(installed));
}

const readPackages = (path) => JSON.parse(readFileSync(path, "utf8")).packages;

/**
 * Whether all dependencies of a lock file are installed in their versions, by npm's own record. Optional ones may be missing,
 * because some of them are for other platforms.
 */
export function isInstalled(asked, installed, isThere = (path) => existsSync(join(ROOT, path))) {
  return Object.entries(asked).every(([path, { version, optional, devOptional, link }]) => {
    if (path === "" || link) return true;
    const found = installed[path];
    if (!found) return Boolean(optional || devOptional);
    return found.version === version && isThere(path);
  });
}

// The `node` package contains Node 24 for Linux x64; elsewhere the system's own is used.
function requireNode() {
  if (existsSync(join(BIN, "node"))) return;
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > NODE_MIN[0] || (major === NODE_MIN[0] && minor >= NODE_MIN[1])) return;
  fail(`Node ${process.versions.node} is too old here. Install Node 24 from https://nodejs.org and start again.`);
}

/** Hashes a text and the names and contents of files, in order. The result is the same in every checkout. */
export function hash(files, text = "") {
  const sum = createHash("sha256").update(text);
  for (const file of files) sum.update(`${relative(ROOT, file)}\0`).update(readFileSync(file));
  return sum.digest("hex");
}

/** Returns a folder that caches data between runs; git ignores it. */
export function cacheFolder(...names) {
  const folder = join(ROOT, ".cache", ...names);
  mkdirSync(folder, { recursive: true });
  return folder;
}
