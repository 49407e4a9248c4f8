/** A page of the merchant's WordPress that corresponds to a screen of this shop. */
export interface StorePage {
  /** "/porachka", without a trailing slash. */
  path: string;
  /** Path of the screen in this shop. */
  screen: "/magazin" | "/cart" | "/checkout" | "/my-account" | "/blog";
}

/** The shop's path for a WordPress store page; subpages of the account map below ours. null for any other path. */
export function findStorePath(pages: StorePage[], path: string): string | null {
  for (const page of pages) {
    if (path === page.path) return page.screen;
    const isBelow = page.screen === "/my-account" && path.startsWith(`${page.path}/`);
    if (isBelow) return page.screen + path.slice(page.path.length);
  }
  return null;
}
