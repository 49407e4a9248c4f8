import { createContext } from "react-router";
import type { Office } from "../domain/delivery/office";
import type { Result } from "../domain/values/result";

/** Whose offices are sought, and where. */
export interface OfficeQuery {
  /** A key of COURIERS. */
  courier: string;
  /** null: both kinds. */
  kind: Office["kind"] | null;
  /** As typed or chosen; the region is WooCommerce's code, and both may be "". */
  city: string;
  region: string;
  postcode: string;
}

/** Couriers' offices as the replica has them, the same for everybody. */
export interface Delivery {
  /** Couriers whose offices can be chosen from a list; [] when they are unknown. */
  listCouriers(): Promise<string[]>;
  /** The offices of a settlement, by name; [] for none there, null for a courier without a list. */
  listOffices(query: OfficeQuery): Promise<Result<Office[] | null>>;
}

export const deliveryContext = createContext<Delivery>();
