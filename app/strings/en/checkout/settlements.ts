import type { SETTLEMENTS as ORIGINAL } from "../../bg/checkout/settlements";
import type { Texts } from "../../texts";

/** Texts of the suggestions for a settlement. */
export const SETTLEMENTS = {
  list: "Towns and villages",
  kind: (name: string, isTown: boolean) => `${name} (${isTown ? "town" : "village"})`,
  municipality: (name: string) => `${name} municipality`,
  count: (count: number) => `${count === 1 ? "1 place" : `${count} places`}. Choose with the arrow keys and Enter.`,
  chosen: (place: string) => `Chosen: ${place}`,
} as const satisfies Texts<typeof ORIGINAL>;
