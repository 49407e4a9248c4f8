/** Lev per euro, fixed by law since 2026-01-01. */
export const LEVA_PER_EURO = 1.95583;

export type Currency = "BGN" | "EUR";

/** The currencies a price shows: both in either order, or one. */
export type PriceDisplay = "leva-euro" | "euro-leva" | "leva" | "euro";
