// Writes one environment of wrangler.toml as a configuration beside the built Worker, whose code is the same in all of them.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { withBindings } from "./environment-config.ts";
import { ROOT } from "../toolchain.mjs";

/** Keys of the build, independent of the environment: where the code and assets of a Worker are. */
const BUILT = ["main", "no_bundle", "rules", "assets"];
/** Keys whose paths are relative to wrangler.toml; and "unsafe", which causes a warning even if it is empty. */
const LEFT_OUT = ["configPath", "userConfigPath", "build", "unsafe"];
/** Variables taken from the shell if set there; otherwise wrangler.toml may set them. */
const VARIABLES = ["BACKEND_URL", "CACHING", "IMAGE_AVIF", "IMAGE_HOSTS", "PUBLICATION_SECONDS", "SESSION_LOCATION"];

/** Writes the configuration for `wrangler deploy -c` and resolves to its path. */
export async function writeConfig({ source, built }, target, change = (config) => config) {
  // Imported here, because wrangler takes a second to load, for which a refused deployment needn't wait.
  const { unstable_readConfig: readConfig } = await import("wrangler");
  const env = target === "production" ? target : "staging";
  const read = (name) => ({ ...readConfig({ config: source, env: name }, { hideWarnings: true }) });
  // The demo is a Worker with few bindings, which are listed here.
  const config = source === "wrangler.toml" ? withBindings(read(), read(env), env) : read(env);
  for (const key of LEFT_OUT) delete config[key];
  const code = JSON.parse(readFileSync(built, "utf8"));
  for (const key of BUILT) if (code[key] !== undefined) config[key] = code[key];
  // `migrations_dir` was relative to the source file.
  const folder = join(ROOT, dirname(source));
  config.d1_databases = config.d1_databases.map((one) => ({
    ...one,
    migrations_dir: join(folder, one.migrations_dir),
  }));
  if (target === "production")
    for (const name of VARIABLES) if (process.env[name]) config.vars[name] = process.env[name];
  const path = built.replace(/\.json$/, `.${target}.json`);
  writeFileSync(path, JSON.stringify(change(config)));
  return path;
}
