import { readPage } from "./find-endpoint.ts";
import type { Finding } from "./findings.ts";

interface Software {
  name: string;
  /**
   * Paths of the plugin's readme.txt below wp-content/plugins, one for each folder name that its packages have used;
   * none for WordPress itself.
   */
  readmes: string[];
  /** The lowest version that the shop was tested with (docs/backend-setup.md). */
  least: string;
  isOptional?: boolean;
}

const SOFTWARE: Software[] = [
  { name: "WordPress", readmes: [], least: "6.5" },
  { name: "WooCommerce", readmes: ["woocommerce/readme.txt"], least: "9.6" },
  { name: "WPGraphQL", readmes: ["wp-graphql/readme.txt"], least: "2.20" },
  {
    name: "WooGraphQL",
    readmes: ["wp-graphql-woocommerce/README.txt", "wp-graphql-woocommerce/readme.txt"],
    least: "1.0.2",
  },
  {
    name: "Headless Login",
    readmes: ["wp-graphql-headless-login/readme.txt", "headless-login-for-wpgraphql/readme.txt"],
    least: "0.4.3",
    isOptional: true,
  },
  { name: "Sila Storefront", readmes: ["sila-storefront/readme.txt"], least: "1.12" },
];

/** Versions by the names in SOFTWARE. */
type Versions = Map<string, string>;

/** Reads versions from public files, the only place where guests can find them; many sites hide them. */
export async function readPublicVersions(root: string): Promise<Versions> {
  const at = (path: string) => readText(new URL(path, root).href);
  const [home, feed, ...found] = await Promise.all([
    at("./"),
    at("feed/"),
    ...SOFTWARE.map(async ({ name, readmes }) => {
      const texts = await Promise.all(readmes.map((path) => at(`wp-content/plugins/${path}`)));
      return [name, texts.map(stableTag).find(Boolean)] as const;
    }),
  ]);
  const generator = (name: string) => new RegExp(`<meta name="generator" content="${name} ([\\d.]+)`).exec(home)?.[1];
  const wordpress = generator("WordPress") ?? /<generator>https:\/\/wordpress\.org\/\?v=([\d.]+)/.exec(feed)?.[1];
  return new Map(
    [...found, ["WordPress", wordpress] as const, ["WooCommerce", generator("WooCommerce")] as const].filter(
      (one): one is [string, string] => one[1] !== undefined,
    ),
  );
}

/** `absent`: names of parts that GraphQL has shown to be missing. */
export function checkVersions(versions: Versions, absent: ReadonlySet<string>): Finding[] {
  return SOFTWARE.filter(({ name }) => !absent.has(name)).map(({ name, least, isOptional }) => {
    const version = versions.get(name);
    if (!version)
      return {
        level: "unknown",
        subject: name,
        said: `answers, but hides its version; ${least} or newer is needed`,
      };
    if (compareVersions(version, least) >= 0) return { level: "ok", subject: name, said: version };
    const todo = `Plugins: bring ${name} to ${least} or newer`;
    return { level: isOptional ? "advice" : "wrong", subject: name, said: `${version} is too old`, todo };
  });
}

/** Negative if the first version is older. */
export function compareVersions(one: string, other: string): number {
  const parts = [one, other].map((version) => version.split(".").map((part) => Number.parseInt(part, 10) || 0));
  const [left = [], right = []] = parts;
  for (let n = 0; n < Math.max(left.length, right.length); n += 1)
    if ((left[n] ?? 0) !== (right[n] ?? 0)) return (left[n] ?? 0) - (right[n] ?? 0);
  return 0;
}

function stableTag(readme: string): string | undefined {
  return /^Stable tag:\s*v?(\d[\d.]*)/im.exec(readme)?.[1];
}

async function readText(url: string): Promise<string> {
  const page = await readPage(url).catch(() => null);
  return page?.response.ok ? page.text : "";
}
