/** Couriers that hand parcels over in offices and lockers, by the value of the form and as they are called. */
export const COURIERS = { speedy: "Speedy", econt: "Еконт", boxnow: "BOX NOW", other: "Друг куриер" } as const;

/** How an office stands in an address, so that the merchant's WooCommerce shows it: the courier, then its name or number. */
export const OFFICE_LINE = (courier: string, office: string) => `${courier}, офис или автомат: ${office}`;
