/** Units that stay with their number in a name, as the catalog writes them. */
export const UNITS = ["г", "кг", "мл", "л", "мм", "см", "м", "бр"];

/** Units of a thousand g or ml: "1 кг" is more than "900 г". */
export const THOUSANDS = ["кг", "л", "kg", "l"];
