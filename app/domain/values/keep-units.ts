import { UNITS } from "../../config/units";

const UNIT = new RegExp(String.raw`(\d) (?=(?:${UNITS.join("|")})(?!\p{L}))`, "gu");

/** A name whose numbers stay with their units: "900 g" is never broken over two lines. */
export function keepUnits(name: string): string {
  return name.replace(UNIT, "$1\u00a0");
}
