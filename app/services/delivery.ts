import { createContext } from "react-router";
import type { Office } from "../domain/delivery/office";
import type { OfficeQuery } from "../domain/delivery/office-query";
import type { Result } from "../domain/values/result";

/** Couriers' offices as the replica has them, the same for everybody. */
export interface Delivery {
  /** Couriers whose offices can be chosen from a list; [] when they are unknown. */
  listCouriers(): Promise<string[]>;
  /** The offices of a settlement, by name; [] for none there, null for a courier without a list. */
  listOffices(query: OfficeQuery): Promise<Result<Office[] | null>>;
}

export const deliveryContext = createContext<Delivery>();
