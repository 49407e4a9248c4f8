/** Couriers with offices and lockers, by form value, with their display names. */
export const COURIERS = { speedy: "Speedy", econt: "Еконт", boxnow: "BOX NOW", other: "Друг куриер" } as const;

/**
 * The address line of an office, as the merchant's WooCommerce shows it: the courier, then the office's name or
 * number. `readOfficeLine` is its reverse.
 */
export function writeOfficeLine(courier: string, office: string): string {
  return `${courier}, офис или автомат: ${office}`;
}
