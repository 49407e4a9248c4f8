// What one environment of wrangler.toml says, written beside the built Worker, whose code is the same in all of them.
import { readFileSync, writeFileSync } from "node:fs";
import { unstable_readConfig as readConfig } from "wrangler";
import { withBindings } from "./environment-config.ts";

/** Of the build, whatever the environment: where the code and the files of a Worker are. */
const BUILT = ["main", "no_bundle", "rules", "assets"];
/** Of the place where wrangler.toml stands; and "unsafe", of which even nothing is a warning. */
const LEFT_OUT = ["configPath", "userConfigPath", "build", "unsafe"];
/** Told to the Worker where the shell says them; wrangler.toml may say them instead. */
const VARIABLES = [
  "BACKEND_URL",
  "CACHING",
  "HIDE_SOLD_OUT",
  "IMAGE_AVIF",
  "IMAGE_HOSTS",
  "PUBLICATION_SECONDS",
  "SESSION_LOCATION",
];

/** Writes what `wrangler deploy -c` takes for a built Worker, and returns its path. */
export function writeConfig({ source, built }, target, change = (config) => config) {
  const env = target === "production" ? target : "staging";
  const read = (name) => ({ ...readConfig({ config: source, env: name }, { hideWarnings: true }) });
  // The demo is a Worker of few bindings, written out.
  const config = source === "wrangler.toml" ? withBindings(read(), read(env), env) : read(env);
  for (const key of LEFT_OUT) delete config[key];
  const code = JSON.parse(readFileSync(built, "utf8"));
  for (const key of BUILT) if (code[key] !== undefined) config[key] = code[key];
  // The Workers make their tables themselves (docs/decisions/0003, worker/platform/database.ts).
  config.d1_databases = config.d1_databases.map((one) => ({ ...one, migrations_dir: undefined }));
  if (target === "production")
    for (const name of VARIABLES) if (process.env[name]) config.vars[name] = process.env[name];
  const path = built.replace(/\.json$/, `.${target}.json`);
  writeFileSync(path, JSON.stringify(change(config)));
  return path;
}
