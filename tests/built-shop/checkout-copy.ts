import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { listFiles, ROOT } from "../rules/source-files";
import { makeStorage } from "./synced-storage";

const BUILT = ["build", "dist", ".cache/built-sources"];

interface Outcome {
  /** null: ended by a signal. */
  status: number | null;
  said: string;
}

interface Started {
  /** Resolves once the process has said a text; rejects with all that it said if it ends before. */
  waitFor(text: string): Promise<string>;
  /** As Ctrl+C does. */
  stop(): Promise<Outcome>;
  ended: Promise<Outcome>;
}

/** A copy of the checkout and its build, whose commands may write wherever they do. */
export class CheckoutCopy {
  readonly root = makeStorage("checkout-");
  readonly #started: Started[] = [];

  constructor() {
    for (const path of listFiles(/^(?!demo\/pictures\/)/)) this.#copy(path);
    for (const path of BUILT) if (existsSync(join(ROOT, path))) this.#copy(path);
    symlinkSync(join(ROOT, "demo/pictures"), join(this.root, "demo/pictures"));
    // A folder of links, and no link to a folder: an installation in the copy must not reach the checkout's own.
    mkdirSync(join(this.root, "node_modules"));
    for (const name of readdirSync(join(ROOT, "node_modules")).filter((one) => one !== ".vite"))
      symlinkSync(join(ROOT, "node_modules", name), join(this.root, "node_modules", name));
  }

  /** Starts a script of package.json as `npm run` does. `variables`: of the shell; `input`: what is typed. */
  start(script: string, args: readonly string[] = [], variables: Record<string, string> = {}, input = ""): Started {
    const { scripts } = JSON.parse(readFileSync(join(this.root, "package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    const PATH = [join(ROOT, "node_modules/.bin"), process.env.PATH].join(delimiter);
    const { BACKEND_URL: _, SHOP_URL: __, PORT: ___, ...machine } = process.env;
    const child = spawn("sh", ["-c", `${scripts[script]} "$@"`, script, ...args], {
      cwd: this.root,
      env: { ...machine, PATH, ...variables } as NodeJS.ProcessEnv,
      detached: true,
    });
    // A command that reads nothing may have ended before.
    child.stdin.on("error", () => undefined).end(input);
    let said = "";
    const listeners = new Set<() => void>();
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        said = stripVTControlCharacters(said + String(chunk));
        for (const listen of listeners) listen();
      });
    const ended = new Promise<Outcome>((resolve) => child.on("close", (status) => resolve({ status, said })));
    const started: Started = {
      ended,
      waitFor: (text) =>
        new Promise((resolve, reject) => {
          const listen = () => void (said.includes(text) && resolve(said));
          listeners.add(listen);
          listen();
          void ended.then(() => reject(new Error(`${script} never said “${text}”:\n${said}`)));
        }),
      stop: () => {
        if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, "SIGINT");
        return ended;
      },
    };
    this.#started.push(started);
    return started;
  }

  run(...started: Parameters<CheckoutCopy["start"]>): Promise<Outcome> {
    return this.start(...started).ended;
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), "utf8");
  }

  /** In each environment, or commands that start or deploy the shop would build it anew. */
  useBuiltLanguages(): void {
    writeFileSync(join(this.root, "wrangler.toml"), this.read("wrangler.toml").replaceAll("# languages", "languages"));
  }

  async remove(): Promise<void> {
    await Promise.all(this.#started.map((one) => one.stop()));
    rmSync(this.root, { recursive: true, force: true });
  }

  #copy(path: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    cpSync(join(ROOT, path), join(this.root, path), { recursive: true });
  }
}

/** A port of this machine that nothing uses. */
export async function findPort(): Promise<string> {
  for (;;) {
    // Below those that a system gives to whoever wants any, as the shops of other files do meanwhile.
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const server = createServer().listen(port);
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return String(port);
  }
}
