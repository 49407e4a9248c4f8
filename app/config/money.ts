export type Currency = "BGN" | "EUR";

/** The currencies a price shows: both in either order, or one. */
export type PriceDisplay = "leva-euro" | "euro-leva" | "leva" | "euro";
