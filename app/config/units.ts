/** Units of a thousand g or ml: "1 кг" is more than "900 г". */
export const THOUSANDS = ["кг", "л", "kg", "l"];
