export interface Env {
  DB: D1Database;
  /** Static assets: the folder of pictures (scripts/build.mjs). */
  ASSETS?: Fetcher;
  /** "true" opens /__test/… and the faults. */
  TEST_MODE?: string;
  /** "https://sila.example": for links to the shop; without it they go to the host that shows them. */
  SHOP_ORIGIN?: string;
  /** Signs the session tokens; the demo protects nothing, so it has a default. */
  SESSION_SECRET?: string;
  /** The secret that the plugin shares with the shop; it has a default too (storefront-plugin.ts). */
  STOREFRONT_SECRET?: string;
}
