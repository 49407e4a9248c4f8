import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const APP = join(import.meta.dirname, "../../app");
const FRAMEWORK = /\/node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//;
/** As React Router names what a browser gets of a route. */
const BROWSER_HALF = "?__react-router-build-client-route";
const SHARED = ["shell", "browsing", "-parts", "basket", "forms", "orders"];
/** Screens, by their folders, that shoppers go to and fro between; the others come after them. */
const BROWSED = [
  "home",
  "listing",
  "product",
  "categories",
  "wishlist",
  "comparison",
  "blog",
  "page",
  "not-found",
];

/**
 * Few scripts instead of forty (docs/performance.md): React in a file that no change of ours touches, what every page needs,
 * what browsed screens share, what the others share, and a file of its own for each route.
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
        { name: "framework", test: FRAMEWORK, priority: SHARED.length + 1 },
        ...shared,
        { name: nameOf, debugName: "screens", priority: 0 },
      ],
    },
    chunkFileNames: "assets/[name]-[hash].js",
  };
}

/** The file that a module belongs to, by the files that lead to it ("account/route.tsx"); null: the bundler's choice. */
export function nameGroup(users: string[]): string | null {
  if (users.includes("shell")) return "shell";
  // In the file of that one itself; a group would leave an empty one behind.
  if (users.length < 2) return null;
  const screens = [...new Set(users.map((user) => user.split("/")[0]!))];
  const browsed = screens.filter((screen) => BROWSED.includes(screen));
  if (screens.length === 1) return screens[0]!;
  if (browsed.length > 1) return "browsing";
  if (browsed.length === 1) return `${browsed[0]}-parts`;
  if (screens.includes("cart")) return "basket";
  // What only pages after an order share: who pays needn't wait for it.
  return screens.includes("checkout") ? "forms" : "orders";
}

/** Which files lead to a module without a further `import()`; what comes by one is such a file itself. */
function findUsers(modules: Modules): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const reach = (id: string, user: string) => {
    const known = users.get(id) ?? new Set();
    if (known.has(user)) return;
    users.set(id, known.add(user));
    const info = modules.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) reach(imported, user);
    for (const later of info?.dynamicallyImportedIds ?? [])
      if (later.startsWith(APP)) reach(later, later.replace(/^.*\/|\.tsx?$/g, ""));
  };
  for (const start of ["root.tsx", "entry.client.tsx"]) reach(join(APP, start), "shell");
  const routes = join(APP, "routes");
  for (const path of readdirSync(routes, { recursive: true, encoding: "utf8" }))
    if (/(^|[\\/-])route\.tsx$/.test(path)) reach(join(routes, path) + BROWSER_HALF, path.replaceAll("\\", "/"));
  return users;
}
