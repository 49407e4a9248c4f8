import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const APP = join(import.meta.dirname, "../app");
const FRAMEWORK =
  /\/node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\/|rolldown\/runtime/;
/** Alone, so that running it wakes up the framework and nothing else. */
const WAKE = /\/app\/components\/wake\.tsx$/;
/** As React Router names what a browser gets of a route. */
const BROWSER_HALF = "?__react-router-build-client-route";
const SHARED = ["shell", "browsing", "-parts", "basket", "forms"];
/** Screens, by their folders, that shoppers go to and fro between; the others come after them. */
const BROWSED = [
  "home",
  "listing",
  "product",
  "categories",
  "wishlist",
  "comparison",
  "blog",
  "post",
  "page",
  "not-found",
];

/**
 * Few scripts instead of forty (docs/performance.md): React in a file that no change of ours touches, what every page needs,
 * what browsed screens share, what the others share, and a file of its own for each screen.
 */
export function groupScripts(): Pick<Rolldown.OutputOptions, "codeSplitting" | "chunkFileNames"> {
  let users: Map<string, Set<string>> | undefined;
  const nameOf = (id: string, modules: Modules) => {
    users ??= findUsers(modules);
    return nameGroup([...(users.get(id) ?? [])]);
  };
  // A group takes along all that its modules import: so those first that others rest on.
  const shared = SHARED.map((group, index) => ({
    name(id: string, modules: Modules) {
      const name = nameOf(id, modules);
      return name?.endsWith(group) ? name : null;
    },
    debugName: group,
    priority: SHARED.length - index,
  }));
  return {
    codeSplitting: {
      groups: [
        { name: "framework", test: FRAMEWORK, priority: SHARED.length + 2 },
        { name: "wake", test: WAKE, priority: SHARED.length + 1 },
        ...shared,
        { name: nameOf, debugName: "screens", priority: 0 },
      ],
    },
    chunkFileNames: "assets/[name]-[hash].js",
  };
}

/** The file that a module belongs to, by the screens that need it; null: the bundler's choice. */
export function nameGroup(screens: string[]): string | null {
  const [first] = screens;
  if (first === undefined) return null;
  if (screens.includes("shell")) return "shell";
  if (screens.length === 1) return first;
  const browsed = screens.filter((screen) => BROWSED.includes(screen));
  if (browsed.length > 1) return "browsing";
  if (browsed.length === 1) return `${browsed[0]}-parts`;
  return screens.includes("cart") ? "basket" : "forms";
}

/** Which screens reach a module without a further `import()`; what comes by one is a screen of its own. */
function findUsers(modules: Modules): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const reach = (id: string, screen: string) => {
    const known = users.get(id) ?? new Set();
    if (known.has(screen)) return;
    users.set(id, known.add(screen));
    const info = modules.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) reach(imported, screen);
    for (const later of info?.dynamicallyImportedIds ?? [])
      if (later.startsWith(APP)) reach(later, later.replace(/^.*\/|\.tsx?$/g, ""));
  };
  for (const start of ["root.tsx", "entry.client.tsx"]) reach(join(APP, start), "shell");
  const routes = join(APP, "routes");
  for (const path of readdirSync(routes, { recursive: true, encoding: "utf8" }))
    if (/(^|[\\/-])route\.tsx$/.test(path)) reach(join(routes, path) + BROWSER_HALF, path.split(/[\\/]/)[0]!);
  return users;
}
