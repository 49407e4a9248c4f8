import { createContext } from "react-router";
import type { Result } from "../domain/values/result";
import type { Browsed } from "../domain/wishlist/browsing-history";

/** The compared and viewed products that the shop stores for this browser; not linked to an account. */
export interface Browsing {
  /** Empty when it can't be read. */
  read(): Promise<Browsed>;
  /** Sets this browser's cookie; saving an empty history removes it. */
  save(browsed: Browsed): Promise<Result<null>>;
}

export const browsingContext = createContext<Browsing>();
