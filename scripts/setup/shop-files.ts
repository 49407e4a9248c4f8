import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { readShopConfig } from "../backend/shop-config.ts";
import { formatToml } from "../doctor/findings.ts";
import { setLine, setVariable } from "./toml-lines.ts";

type Value = string | number | string[] | { pattern: string; custom_domain: boolean }[];

/** A key of [env.production] in wrangler.toml: "routes", "vars.BACKEND_URL", "vars.SITE.name". */
export type Settings = Map<string, Value>;

type Table = Record<string, unknown>;

/** A new value, and the previous value. */
interface Change {
  file: "wrangler.toml" | ".dev.vars";
  key: string;
  value: string;
  before: string | undefined;
}

/** The files wrangler.toml and .dev.vars of a folder, with the changes that were made to them. */
export class ShopFiles {
  readonly changes: Change[] = [];
  readonly #root: string;
  readonly #texts: Map<Change["file"], string>;
  #production: Table;
  readonly #variables: NodeJS.Dict<string>;

  constructor(root: string) {
    this.#root = root;
    const read = (name: string) => (existsSync(join(root, name)) ? readFileSync(join(root, name), "utf8") : "");
    const variables = read(".dev.vars");
    this.#variables = parseEnv(variables);
    this.#texts = new Map([
      ["wrangler.toml", read("wrangler.toml")],
      [".dev.vars", variables || read(".dev.vars.example")],
    ]);
    this.#production = readProduction(join(root, "wrangler.toml"));
  }

  /** A value of [env.production]; undefined: not set. */
  read(key: string): unknown {
    return key.split(".").reduce<unknown>((at, name) => (at as Table | undefined)?.[name], this.#production);
  }

  /** A value of [env.production] as a string; "": not set. */
  readText(key: string): string {
    const value = this.read(key);
    return typeof value === "string" ? value : "";
  }

  readVariable(name: string): string {
    return this.#variables[name] ?? "";
  }

  /** Throws an error if the value is written in a way that only its author can change. */
  set(key: string, value: Value): void {
    const had = this.read(key);
    const toml = formatValue(value);
    const before = had === undefined ? undefined : formatValue(had as Value);
    if (before === toml) return;
    const parts = key.split(".");
    const name = parts.pop()!;
    const table = ["env.production", ...parts].join(".");
    const text = setLine(this.#texts.get("wrangler.toml")!, table, name, toml);
    if (text === null) throw new Error(`wrangler.toml, [${table}]: write there yourself\n\n    ${name} = ${toml}\n`);
    this.#texts.set("wrangler.toml", text);
    const at = parts.reduce<Table>((table, one) => (table[one] ??= {}) as Table, this.#production);
    at[name] = value;
    this.changes.push({ file: "wrangler.toml", key: `[${table}] ${name}`, value: toml, before });
  }

  setVariable(name: string, value: string): void {
    const before = this.#variables[name];
    if (before === value) return;
    this.#texts.set(".dev.vars", setVariable(this.#texts.get(".dev.vars")!, name, value));
    this.#variables[name] = value;
    this.changes.push({ file: ".dev.vars", key: name, value, before: before === "" ? undefined : before });
  }

  /** An existing secret stays. */
  ensureSecret(name: string): string {
    if (!this.#variables[name]) this.setVariable(name, randomBytes(32).toString("hex"));
    return this.#variables[name]!;
  }

  /** Both files are written beside the old ones and parsed before either replaces its original. */
  write(): void {
    const wanted = [...new Set(this.changes.map(({ file }) => file))];
    const beside = (file: string) => join(this.#root, `${file}.new${file.endsWith(".toml") ? ".toml" : ""}`);
    try {
      for (const file of wanted)
        writeFileSync(beside(file), this.#texts.get(file)!, { mode: file === ".dev.vars" ? 0o600 : 0o644 });
      if (wanted.includes("wrangler.toml")) readProduction(beside("wrangler.toml"));
      for (const file of wanted) renameSync(beside(file), join(this.#root, file));
      this.#production = readProduction(join(this.#root, "wrangler.toml"));
    } finally {
      for (const file of wanted) rmSync(beside(file), { force: true });
    }
  }
}

function readProduction(config: string): Table {
  const { vars, routes } = readShopConfig("production", config);
  return { vars, routes };
}

function formatValue(value: Value): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return formatToml(value);
  if (value.every((one) => typeof one === "string")) return formatToml(value);
  const routes = value.filter((one) => typeof one !== "string");
  return `[${routes.map((one) => `{ pattern = ${JSON.stringify(one.pattern)}, custom_domain = ${String(one.custom_domain)} }`).join(", ")}]`;
}
