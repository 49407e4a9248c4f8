/** Names of units with their base unit and factor. */
export type UnitNames = readonly (readonly [names: string, base: string, factor: number])[];

/** Units of Bulgarian shops in either script. */
export const BULGARIAN_UNITS: UnitNames = [
  ["мг mg милиграм милиграма", "mg", 1],
  ["г гр g gr грам грама", "g", 1],
  ["кг kg килограм килограма кило кила", "g", 1000],
  ["мл ml милилитър милилитра", "ml", 1],
  ["л l lt литър литра литри", "ml", 1000],
  ["мм mm милиметър милиметра", "mm", 1],
  ["см cm сантиметър сантиметра", "mm", 10],
  ["м m метър метра", "mm", 1000],
  ["капсула капсули капс caps capsules kapsuli", "caps", 1],
  ["таблетка таблетки табл таб tabs tablets tabletki", "tabs", 1],
  ["саше сашета sachets sasheta", "sachets", 1],
  ["доза дози doses dozi", "doses", 1],
  ["бр брой броя бройки pcs", "pcs", 1],
];

/** Counting units are also product forms: „120 капсули“ may be „капсули, 120 броя“. */
const COUNTED = new Set(["caps", "tabs", "sachets", "doses", "pcs"]);

export interface Unit {
  base: string;
  factor: number;
  isCounted: boolean;
}

/** Makes a function that returns the unit that a word in lower case names; null for other words. */
export function createUnits(...lists: UnitNames[]): (word: string) => Unit | null {
  const units = lists
    .flat()
    .flatMap(([names, base, factor]) =>
      names.split(" ").map((name) => [name, { base, factor, isCounted: COUNTED.has(base) }] as const),
    );
  const byName = new Map<string, Unit>(units);
  return (word) => byName.get(word) ?? null;
}

/** One key for an amount however it is written: "1.5" and "кг" give "1500g". `number`: digits with a decimal point. */
export function measureKey(number: string, { base, factor }: Unit): string {
  return `${Math.round(Number(number) * factor * 1000) / 1000}${base}`;
}
