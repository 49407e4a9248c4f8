import { createContext } from "react-router";
import type { StockRequest } from "../domain/product/stock-request";
import type { Result } from "../domain/values/result";

/** Back-in-stock subscriptions. They need no session, so they set no cookie. */
export interface StockRequests {
  /** Stores a back-in-stock request; a duplicate is ignored. */
  requestStockNotice(request: StockRequest): Promise<Result<null>>;
  /** false when there is no request with this key. */
  cancelStockRequest(cancelKey: string): Promise<Result<boolean>>;
}

export const stockRequestsContext = createContext<StockRequests>();
