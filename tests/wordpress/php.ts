import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { getPHPLoaderModule } from "@php-wasm/node-8-3";
import { loadPHPRuntime, PHP } from "@php-wasm/universal";
import { listFiles, ROOT } from "../rules/source-files";

const SOURCE = "wordpress/sila-storefront/";
/** Imitations of WordPress and WooCommerce, in the same place. */
const DOUBLES = "tests/wordpress/doubles";
/** Where the plugin lies in the PHP that runs it. */
export const PLUGIN_FOLDER = "/wordpress/wp-content/plugins/sila-storefront";
/** The plugin's files, as paths from its folder. */
export const PLUGIN_FILES = listFiles(/^wordpress\/sila-storefront\//).map((path) => path.slice(SOURCE.length));

export const SECRET = "s".repeat(32);
/** PHP of a site with the shop's secret, and of a request that comes with it. */
export const HAS_SECRET = `define('STOREFRONT_SECRET', '${SECRET}');`;
export const FROM_SHOP = `$_SERVER['HTTP_X_STOREFRONT_SECRET'] = '${SECRET}';`;

/** PHP of a site with WooCommerce. */
export const HAS_WOOCOMMERCE = `require '/${DOUBLES}/woocommerce.php';`;

const runtime = start();

/** PHP compiled to WebAssembly, from npm: the same on every machine. It starts once for a worker of the tests. */
async function start(): Promise<PHP> {
  const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule()));
  const put = (path: string, source: string) => {
    php.mkdirTree(dirname(path));
    php.writeFile(path, readFileSync(join(ROOT, source)));
  };
  for (const path of PLUGIN_FILES) put(`${PLUGIN_FOLDER}/${path}`, SOURCE + path);
  for (const name of readdirSync(join(ROOT, DOUBLES))) put(`/${DOUBLES}/${name}`, `${DOUBLES}/${name}`);
  return php;
}

/** A script's output. Each runs as its own request, and must end without any notice. */
export async function runScript(script: string): Promise<string> {
  const php = await runtime;
  const { text, errors, exitCode } = await php.run({ code: `<?php ${script}` });
  if (exitCode !== 0 || errors !== "") throw new Error(errors || text);
  return text;
}

interface Run {
  /** PHP before the plugin is loaded: what the site has beyond the double. */
  world?: string;
  /** The same in namespaces of their own. */
  namespaces?: string;
  steps?: string;
  /** An expression. */
  value: string;
}

/** The value of an expression in a WordPress with the plugin. */
export async function runPlugin<T = unknown>({ world = "", namespaces = "", steps = "", value }: Run): Promise<T> {
  const text = await runScript(`${namespaces} namespace {
    require '/${DOUBLES}/wordpress.php'; ${world}
    require '${PLUGIN_FOLDER}/sila-storefront.php'; do_action('init');
    ${steps} echo json_encode(${value}); }`);
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Error(text);
  }
}
