/** A page of the merchant's WordPress that is a screen of this shop, by its path there. */
export interface StorePage {
  /** "/porachka", without a slash at its end. */
  path: string;
  /** Where the shop has that screen. */
  screen: "/magazin" | "/cart" | "/checkout" | "/my-account" | "/blog";
}

/** Where a path of such a page leads here; what stands below the account's is below ours too. null: it is none of them. */
export function findStorePath(pages: StorePage[], path: string): string | null {
  for (const page of pages) {
    if (path === page.path) return page.screen;
    const isBelow = page.screen === "/my-account" && path.startsWith(`${page.path}/`);
    if (isBelow) return page.screen + path.slice(page.path.length);
  }
  return null;
}
