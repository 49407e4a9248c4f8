import { readFileSync } from "node:fs";
import { parse, TomlError } from "smol-toml";

interface Environment {
  vars?: Record<string, unknown>;
  routes?: unknown;
}

/** What the shop's own scripts read of one environment of wrangler.toml. */
interface ShopConfig {
  /** The variables of this environment alone: wrangler doesn't inherit variables. */
  vars: Record<string, unknown>;
  routes: unknown;
}

/**
 * Reads one environment of wrangler.toml; undefined: the top level. Throws an error that names the line of a mistake. By a parser
 * alone, because wrangler's own reader takes a second to load.
 */
export function readShopConfig(env: string | undefined, config = "wrangler.toml"): ShopConfig {
  const text = readFileSync(config, "utf8");
  const top = parseToml(text, config) as Environment & { env?: Record<string, Environment> };
  const own = env === undefined ? top : (top.env?.[env] ?? {});
  return { vars: own.vars ?? {}, routes: own.routes ?? top.routes };
}

function parseToml(text: string, config: string): object {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const line = text.split("\n")[error.line - 1]?.trim();
    const [message] = error.message.split("\n");
    throw new Error(`${config}, line ${error.line} (${line}): ${message}`, { cause: error });
  }
}
