export interface Env {
  DB: D1Database;
  /** The folder of pictures, which the build gives to the Worker (scripts/build.mjs). */
  ASSETS?: Fetcher;
  /** "true" opens /__test/… and the faults. */
  TEST_MODE?: string;
  /** Signs the session tokens; the demo has nothing to protect, so it has a default. */
  SESSION_SECRET?: string;
}
