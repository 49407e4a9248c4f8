import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const APP = join(import.meta.dirname, "../../app");
const FRAMEWORK = /\/node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//;
/** React Router's names for the client parts of a route. */
const BROWSER_HALF = "?__react-router-build-client-route";
const SHARED = ["shell", "fields", "basket", "forms", "cards", "-parts", "orders"];
/** Folders of the screens that shoppers browse; all other screens, such as cart and checkout, come after them. */
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
/** Browsed pages that show no product cards, and so load nothing of them. */
const WITHOUT_CARDS = ["blog/route.tsx", "categories/route.tsx", "page/route.tsx"];

/**
 * Few scripts instead of forty (docs/performance.md): React in a file that our changes don't affect, code of all pages,
 * code of product cards, code shared by the screens after browsing (cart, checkout, …), and one file per route.
 */
export function groupScripts(): Pick<Rolldown.OutputOptions, "codeSplitting" | "chunkFileNames"> {
  let users: Map<string, Set<string>> | undefined;
  const nameOf = (id: string, modules: Modules) => {
    users ??= findUsers(modules);
    return nameGroup([...(users.get(id) ?? [])]);
  };
  // A group includes everything that its modules import, so the groups that others depend on come first.
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

/** The file of a module, by the entry files that import it ("account/route.tsx"); null: the bundler decides. */
export function nameGroup(users: string[]): string | null {
  if (users.includes("shell")) return "shell";
  // A module that one entry imports stays in that entry's file; a group would leave an empty file behind.
  if (users.length < 2) return null;
  const screens = [...new Set(users.map((user) => user.split("/")[0]!))];
  const browsed = screens.filter((screen) => BROWSED.includes(screen));
  if (screens.length === 1) return screens[0]!;
  if (screens.includes("checkout")) {
    // What the checkout shares with browsing screens is the smaller part of what they share with each other.
    if (browsed.length > 0) return browsed.length > 1 ? "shell" : "fields";
    return screens.includes("cart") ? "basket" : "forms";
  }
  // What pages without cards share is too little for a file: compressing worse, it would cost more than it saves.
  if (browsed.length > 1) return users.some((user) => WITHOUT_CARDS.includes(user)) ? "shell" : "cards";
  if (browsed.length === 1) return `${browsed[0]}-parts`;
  if (screens.includes("cart")) return "cart-parts";
  // Code shared only by the pages after an order: checkout and modules loaded on first use don't need it.
  return users.some((user) => !user.includes("/")) ? null : "orders";
}

/** The entry files that reach a module without a dynamic `import()`; a dynamically imported module is such an entry itself. */
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
    // An editor's drafts mustn't move a screen's code into the files of all others.
    if (/(^|[\\/-])route\.tsx$/.test(path) && !path.endsWith("draft-route.tsx")) reach(join(routes, path) + BROWSER_HALF, path.replaceAll("\\", "/"));
  return users;
}
