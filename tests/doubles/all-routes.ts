import type { RouteConfigEntry } from "@react-router/dev/routes";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import routes from "../../app/routes";
import { findProduct } from "./demo-products";

const PRODUCT = findProduct(({ type, stock }) => type === "SIMPLE" && (stock ?? 0) > 20);
const WORKER = join(import.meta.dirname, "../../worker");

/** What stands for a route's parameters; by its path where the name alone doesn't say enough. */
const PARAMETERS: Record<string, string> = {
  "produkt/:slug": PRODUCT.slug,
  "blog/:slug": "kak-da-izberem-protein",
  "api/stock/:slug": PRODUCT.slug,
  "api/variations/:slug": PRODUCT.slug,
  ":name": "products-1.xml",
  ":provider": "google",
  ":collection": "lucide.json",
  ":page": "2",
  ":slug": "za-nas",
  ":id": "1",
  ":code": "FIT10",
  "img/*": "product/1",
};

/** One address for every route of app/routes.ts, and for every path that the Worker answers itself: a new one is among them. */
export const PAGES: string[] = (routes as RouteConfigEntry[]).map(({ path }) => fill(path ?? ""));
export const OWN_PATHS: string[] = readWorkerPaths().map(fill);
export const ALL_ROUTES: string[] = [...PAGES, ...OWN_PATHS];

/** Believed for their signature, not for where they come from. */
export const WEBHOOKS = ALL_ROUTES.filter((path) => path.startsWith("/webhooks/"));

function readWorkerPaths(): string[] {
  const source = readFileSync(join(WORKER, "index.ts"), "utf8");
  return [...source.matchAll(/^app\.(?:get|post|all)\(([^,]+),/gm)]
    .map(([, path]) => (path!.startsWith('"') ? path!.slice(1, -1) : readConstant(source, path!)))
    .filter((path) => path !== "*")
    .map((path) => path.replace(/^\//, ""));
}

/** The text of a constant that worker/index.ts imports. */
function readConstant(source: string, name: string): string {
  const [, file] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "\\./([\\w/-]+)"`).exec(source) ?? [];
  const [, path] = new RegExp(`${name} = "([^"]+)"`).exec(readFileSync(join(WORKER, `${file}.ts`), "utf8")) ?? [];
  if (!path) throw new Error(`What ${name} of worker/index.ts is can't be told`);
  return path;
}

function fill(path: string): string {
  const filled = path
    .split("/")
    .filter((part) => part !== "*" || PARAMETERS[path])
    .map((part) => (/^[:*]/.test(part) ? (PARAMETERS[path] ?? PARAMETERS[part]) : part));
  if (filled.includes(undefined)) throw new Error(`${path}: what stands for its parameters must be named here`);
  return path === "*" ? "/no/such/page" : `/${filled.join("/")}`;
}
