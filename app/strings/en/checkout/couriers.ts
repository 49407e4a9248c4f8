const NAMES: Record<string, string> = { speedy: "Speedy", econt: "Econt", boxnow: "BOX NOW", other: "Another courier" };

/** A courier's display name by its key in COURIERS (#country/couriers); the key itself if it has none. */
export function courierText(courier: string): string {
  return (Object.hasOwn(NAMES, courier) && NAMES[courier]) || courier;
}
