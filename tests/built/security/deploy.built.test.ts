import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";

const { BACKEND_URL: _, ...withoutBackend } = process.env;

function deploy(args: string[], variables: Record<string, string> = {}) {
  const options = { encoding: "utf8", env: { ...withoutBackend, ...variables } } as const;
  const { status, stdout, stderr } = spawnSync("node", ["scripts/deploy/deploy-workers.mjs", ...args], options);
  return { status, said: stripVTControlCharacters(stdout + stderr) };
}

test("`npm run deploy -- --dry-run` passes for both Workers in all environments, without prompts", () => {
  const { status, said } = deploy(["--dry-run"]);
  expect(status, said).toBe(0);
  const parts = said.split(/^── /m).slice(1);
  expect(parts.map((part) => part.split("\n")[0])).toEqual([
    "production: wrangler.toml",
    "staging: demo/wrangler.toml",
    "staging: wrangler.toml",
    "preview: wrangler.toml",
  ]);
  for (const part of parts) expect(part).toContain("--dry-run: exiting now.");
  // Required by law of a merchant whose WordPress has no plugin (docs/withdrawals.md).
  expect(parts.map((part) => part.includes("Without STOREFRONT_SECRET"))).toEqual([true, false, false, false]);
  expect(parts.map((part) => /env\.BACKEND \((.*?)\)/.exec(part)?.[1])).toEqual([
    undefined,
    undefined,
    "shop-demo-staging",
    "shop-demo-staging",
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
