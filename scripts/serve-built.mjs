import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { DEMO_CONFIG, SHOP_CONFIG } from "./build.mjs";
import { environment, fail, ROOT, withManyFiles } from "./toolchain.mjs";

const PATIENCE_MS = 90_000;

/**
 * Starts the built Workers and resolves when the shop responds. `variables` override the shop's own.
 * `configs`: the Workers; the first one is served, the others are bound to it.
 */
export async function serveBuilt({
  port,
  host = "localhost",
  persistTo,
  variables = {},
  configs = [SHOP_CONFIG, DEMO_CONFIG],
  isQuiet = false,
}) {
  if (!(await isFree(port))) fail(`Port ${port} is in use. Choose another: PORT=${port + 1} npm start`);
  const workers = JSON.stringify({ port, host, persistTo, variables, configs });
  const server = spawn(...withManyFiles("node", ["scripts/run-workers.mjs"]), {
    cwd: ROOT,
    env: { ...environment, WORKERS: workers },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (chunk) => {
      output = (output + chunk).slice(-4000);
      if (!isQuiet) showLines(String(chunk));
    });
  }
  const stop = () => {
    try {
      process.kill(-server.pid, "SIGTERM");
    } catch {
      // Already gone.
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      stop();
      process.exit(0);
    });
  }
  process.on("exit", stop);
  const ended = new Promise((resolve) => server.on("close", resolve));
  const url = `http://${host}:${port}`;
  const isUp = await Promise.race([waitFor(url), ended.then(() => false)]);
  if (!isUp) {
    stop();
    fail(`The shop did not start.\n${output}`);
  }
  return { url, stop, ended };
}

async function waitFor(url) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    try {
      // Any response counts: a running shop's backend may be down.
      await fetch(url, { headers: { accept: "text/html" } });
      return true;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

// Of the output only the shop's own lines matter: its log and its failures.
function showLines(text) {
  for (const line of text.split("\n")) if (/^\{|error/i.test(line)) console.log(line);
}
