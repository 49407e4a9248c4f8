import { units } from "#locale";

const UNIT = new RegExp(String.raw`(\d) (?=(?:${units.join("|")})(?!\p{L}))`, "gu");

/** Joins numbers and units by no-break spaces, so that "900 g" never wraps. */
export function keepUnits(name: string): string {
  return name.replace(UNIT, "$1\u00a0");
}
