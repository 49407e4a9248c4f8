/** Texts of the suggestions for a settlement. */
export const SETTLEMENTS = {
  list: "Населени места",
  kind: (name: string, isTown: boolean) => `${isTown ? "гр." : "с."} ${name}`,
  municipality: (name: string) => `община ${name}`,
  count: (count: number) =>
    `${count === 1 ? "1 населено място" : `${count} населени места`}. Изберете със стрелките и Enter.`,
  chosen: (place: string) => `Избрано: ${place}`,
} as const;
