const UNIT = /(\d) (?=(?:г|кг|мл|л|мм|см|м|бр)(?!\p{L}))/gu;

/** A name whose numbers stay with their units: "900 г" is never broken over two lines (look NOTES, Type). */
export function keepUnits(name: string): string {
  return name.replace(UNIT, "$1\u00a0");
}
