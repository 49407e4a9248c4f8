import type { RequestSession } from "./session/request-session.ts";

/** What every resolver gets. */
export interface DemoContext {
  db: D1Database;
  session: RequestSession;
}
