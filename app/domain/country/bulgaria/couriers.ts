/**
 * Couriers with offices and lockers, by form value, with their names in the merchant's WooCommerce. Shoppers see
 * `courierText` (app/strings).
 */
export const COURIERS = { speedy: "Speedy", econt: "Еконт", boxnow: "BOX NOW", other: "Друг куриер" } as const;

/** A courier's name in WooCommerce; the key itself if it has none. */
export function nameCourier(courier: string): string {
  return Object.hasOwn(COURIERS, courier) ? COURIERS[courier as keyof typeof COURIERS] : courier;
}

/** The key of a courier's name in WooCommerce; null if it isn't one of ours. */
export function findCourier(name: string): string | null {
  return Object.entries(COURIERS).find(([, known]) => known === name)?.[0] ?? null;
}

/** How couriers are spelled in the labels and methods of shipping rates. */
export const COURIER_SPELLINGS: readonly [courier: keyof typeof COURIERS, spelling: RegExp][] = [
  ["speedy", /speedy|спиди/i],
  ["econt", /econt|еконт/i],
  ["boxnow", /box[\s_-]?now|бокс[\s-]?нау/i],
  ["other", /sameday|сеймдей|пощи|rapido|рапидо|dhl|dpd|gls|ups\b|fedex|друг куриер/i],
];

/**
 * The address line of an office, as the merchant's WooCommerce shows it: the courier, then the office's name or
 * number. `readOfficeLine` is its reverse.
 */
export function writeOfficeLine(courier: string, office: string): string {
  return `${courier}, офис или автомат: ${office}`;
}
