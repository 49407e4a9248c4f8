import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { getPHPLoaderModule } from "@php-wasm/node-8-3";
import { loadPHPRuntime, PHP } from "@php-wasm/universal";
import { listFiles, ROOT } from "../rules/source-files";

/** Where the plugin lies in the PHP that runs it. */
export const PLUGIN_FOLDER = "/wordpress/wp-content/plugins/sila-storefront";
export const PLUGIN = `${PLUGIN_FOLDER}/sila-storefront.php`;
/** The plugin's files, as paths from its folder. */
export const PLUGIN_FILES = listFiles(/^wordpress\/sila-storefront\//).map((path) =>
  path.replace("wordpress/sila-storefront/", ""),
);

const runtime = start();

/** PHP compiled to WebAssembly, from npm: the same on every machine. It starts once for a worker of the tests. */
async function start(): Promise<PHP> {
  const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule()));
  for (const path of PLUGIN_FILES) {
    php.mkdirTree(dirname(`${PLUGIN_FOLDER}/${path}`));
    php.writeFile(`${PLUGIN_FOLDER}/${path}`, readFileSync(join(ROOT, "wordpress/sila-storefront", path)));
  }
  return php;
}

/** What a script prints. Each is a request of its own; it must end well and without the least notice. */
export async function runScript(script: string): Promise<string> {
  const php = await runtime;
  const { text, errors, exitCode } = await php.run({ code: `<?php ${script}` });
  if (exitCode !== 0 || errors !== "") throw new Error(errors || text);
  return text;
}

/** The JSON that a script prints. */
export async function readJson<T = unknown>(script: string): Promise<T> {
  const text = await runScript(script);
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Error(text);
  }
}
