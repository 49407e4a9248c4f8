import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { CheckoutCopy } from "../../built-shop/checkout-copy";

const { BACKEND_URL: _, ...withoutBackend } = process.env;

function deploy(args: string[], variables: Record<string, string> = {}) {
  const options = { encoding: "utf8", env: { ...withoutBackend, ...variables } } as const;
  const { status, stdout, stderr } = spawnSync("node", ["scripts/deploy/deploy-workers.mjs", ...args], options);
  return { status, said: stripVTControlCharacters(stdout + stderr) };
}

test("`npm run deploy -- --dry-run` passes for both Workers in all environments, without prompts", async () => {
  const copy = new CheckoutCopy();
  copy.useBuiltLanguages();
  const { status, said } = await copy.run("deploy", ["--dry-run"]);
  await copy.remove();
  expect(status, said).toBe(0);
  expect(said).not.toContain("Building the shop");
  const parts = said.split(/^── /m).slice(1);
  expect(parts.map((part) => part.split("\n")[0])).toEqual([
    "production: wrangler.toml",
    "staging: demo/wrangler.toml",
    "staging: wrangler.toml",
    "preview: wrangler.toml",
  ]);
  for (const part of parts) expect(part).toContain("--dry-run: exiting now.");
  expect(parts.map((part) => /env\.BACKEND \((.*?)\)/.exec(part)?.[1])).toEqual([
    undefined,
    undefined,
    "shop-demo-staging",
    "shop-demo-staging",
  ]);
});

test("the database is created and migrated before the Worker that expects its tables is uploaded", () => {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  const log = join(folder, "commands");
  // Stands in for wrangler, of an account without databases.
  writeFileSync(join(folder, "npx"), `#!/bin/sh\necho "$@" >> ${log}\necho "[]"\n`);
  chmodSync(join(folder, "npx"), 0o755);
  const { status, said } = deploy(["--env", "staging"], { PATH: `${folder}:${process.env.PATH}` });
  expect(status, said).toBe(0);
  const commands = readFileSync(log, "utf8").trim().split("\n");
  rmSync(folder, { recursive: true });
  expect(commands.map((line) => line.replace(/^wrangler | -c \S+$/g, ""))).toEqual([
    "deploy",
    "d1 list --json",
    "d1 create shop-staging",
    "d1 migrations apply shop-staging --remote",
    "deploy",
  ]);
});

test("a build contains no secrets of .dev.vars", () => {
  const built = ["build", "dist"].flatMap((folder) => readdirSync(folder, { recursive: true }).map(String));
  expect(built.filter((path) => /(^|[/\\])\.(dev\.vars|env)/.test(path))).toEqual([]);
});

test("a shop isn't deployed without its WordPress, nor with the demo's name", () => {
  for (const [env, variables, missing] of [
    ["production", {}, "BACKEND_URL"],
    ["production", { BACKEND_URL: "https://wordpress.example/graphql" }, "SITE.baseUrl, SITE.company"],
  ] as const) {
    const { status, said } = deploy(["--env", env], variables);
    expect(status, said).toBe(1);
    expect(said).toContain(missing);
  }
});
