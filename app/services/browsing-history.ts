import { createContext } from "react-router";
import type { Result } from "../domain/values/result";
import type { Browsed } from "../domain/wishlist/browsing-history";

/** What this browser was asked to remember; nobody else's, and no account's. */
export interface Browsing {
  /** Nothing, where it can't be read. */
  read(): Promise<Browsed>;
  /** From here on the browser has a cookie for it; of nothing at all it loses that. */
  save(browsed: Browsed): Promise<Result<null>>;
}

export const browsingContext = createContext<Browsing>();
