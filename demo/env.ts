export interface Env {
  DB: D1Database;
  /** The folder of pictures, which the build gives to the Worker (scripts/build.mjs). */
  ASSETS?: Fetcher;
  /** "true" opens /__test/… and the faults. */
  TEST_MODE?: string;
  /** "https://sila.example": for links to the shop. Without it they lead to the host that shows them. */
  SHOP_ORIGIN?: string;
  /** Signs the session tokens; the demo has nothing to protect, so it has a default. */
  SESSION_SECRET?: string;
  /** What the shop shows to be believed; it has a default too (plugin.ts). */
  STOREFRONT_SECRET?: string;
}
