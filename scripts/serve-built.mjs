import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { DEMO_CONFIG, SHOP_CONFIG } from "./build.mjs";
import { environment, fail, ROOT, withManyFiles } from "./toolchain.mjs";

const PATIENCE_MS = 90_000;
/** How many lines of the log are shown when a start has failed. */
const LINES_SHOWN = 5;

/**
 * Starts the built Workers and resolves when the shop responds. `variables` override the shop's own.
 * `configs`: the Workers; the first one is served, the others are bound to it. `log`: a stream for all that they print.
 */
export async function serveBuilt({
  port,
  host = "localhost",
  persistTo,
  variables = {},
  configs = [SHOP_CONFIG, DEMO_CONFIG],
  log = null,
}) {
  port ??= await findPort();
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
      log?.write(chunk);
    });
  }
  const stop = () => {
    try {
      process.kill(-server.pid, "SIGTERM");
    } catch {
      // The process has already exited.
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
    fail(`The shop did not start: ${describeEnd(output)}`);
  }
  return { url, stop, ended };
}

/** The log may contain a stack. The reason is in the line of the error, or in the last lines. */
function describeEnd(output) {
  const lines = output.split("\n").filter((line) => line.trim() && !/^\s+at /.test(line));
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.slice(-LINES_SHOWN).join("\n");
}

async function waitFor(url) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    try {
      // Any response counts: a running shop's backend may be down.
      await fetch(url, { headers: { accept: "text/html" } });
      return true;
    } catch {
      // The server isn't listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

/** Returns a free port. */
async function findPort() {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Exits with a message if the port is taken. Every address is tried, because another server may listen on one of them
 * only.
 */
export async function requireFree(port, host) {
  const code = (await tryToListen(port)) ?? (await tryToListen(port, host));
  if (code === "EADDRINUSE") fail(`Port ${port} is in use. Choose another: PORT=${port + 1} npm start`);
  if (code === "EACCES") fail(`Port ${port} is the system's. Choose one from 1024 on: PORT=8787 npm start`);
  if (code)
    fail(`HOST must be an address of this machine, not ${host} (${code}): HOST=0.0.0.0 npm start for all of them.`);
}

/** Returns the error code, or null if the port is free at this address. */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", ({ code }) => resolve(code));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}
