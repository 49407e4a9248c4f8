/** Levs for one euro, fixed by law since 2026-01-01. */
export const LEVA_PER_EURO = 1.95583;

export type Currency = "BGN" | "EUR";

/** What a price shows: both currencies in either order, or one alone. */
export type PriceDisplay = "leva-euro" | "euro-leva" | "leva" | "euro";
