/** How the couriers' server answers; "none": the shop has no courier plugin. */
export type CourierState = "none" | "ready" | "slow" | "empty" | "wrong" | "down";

/** What the plugin says about a rate, beside WooGraphQL. */
export interface RateFacts {
  id: string;
  courier: string | null;
  to: "office" | "address" | null;
  offices: "office" | "locker" | null;
  price: "known" | "missing" | "free";
  pricedBy: "office" | "address" | null;
  error: string;
}

/** As the plugin's extension has them. */
export interface DeliveryFacts {
  /** In kg. */
  weight: number;
  rates: RateFacts[];
}
