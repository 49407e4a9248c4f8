import { unstable_readConfig as readConfig } from "wrangler";

/** Reads one environment of wrangler.toml; undefined: none. Throws an error that names the line of a mistake. */
export function readShopConfig(env: string | undefined, config = "wrangler.toml"): ReturnType<typeof readConfig> {
  try {
    return readConfig({ config, env }, { hideWarnings: true });
  } catch (error) {
    const { message, location } = error as Error & { location?: { line: number; lineText: string } };
    const place = location ? `${config}, line ${location.line} (${location.lineText.trim()})` : config;
    throw new Error(`${place}: ${message}`, { cause: error });
  }
}
