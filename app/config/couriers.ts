/** Couriers with offices and lockers, by form value, with their display names. */
export const COURIERS = { speedy: "Speedy", econt: "Еконт", boxnow: "BOX NOW", other: "Друг куриер" } as const;

/**
 * The address line of an office, as the merchant's WooCommerce shows it: the courier, then the office's name or
 * number.
 */
export const OFFICE_LINE = (courier: string, office: string) => `${courier}, офис или автомат: ${office}`;
