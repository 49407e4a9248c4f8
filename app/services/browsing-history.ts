import { createContext } from "react-router";
import type { Result } from "../domain/values/result";
import type { Browsed } from "../domain/wishlist/browsing-history";

/** What this browser asked the shop to remember; not linked to an account. */
export interface Browsing {
  /** Empty when it can't be read. */
  read(): Promise<Browsed>;
  /** Sets this browser's cookie; saving an empty history removes it. */
  save(browsed: Browsed): Promise<Result<null>>;
}

export const browsingContext = createContext<Browsing>();
