export interface ShippingRate {
  id: string;
  methodId: string;
  instanceId: number;
  label: string;
  /** Leva without VAT, as a merchant enters it in WooCommerce. */
  cost: number;
  /** Leva with VAT and after discounts, from which the rate is offered. */
  minimum: number;
}

/** In the order in which checkout offers them. */
export const SOLD_TO_COUNTRIES: readonly string[] = ["BG", "GR", "RO"];

const BULGARIA: readonly ShippingRate[] = [
  { id: "flat_rate:1", methodId: "flat_rate", instanceId: 1, label: "Speedy до офис", cost: 4.158333, minimum: 0 },
  { id: "flat_rate:2", methodId: "flat_rate", instanceId: 2, label: "Econt до адрес", cost: 5.825, minimum: 0 },
  {
    id: "free_shipping:3",
    methodId: "free_shipping",
    instanceId: 3,
    label: "Безплатна доставка",
    cost: 0,
    minimum: 100,
  },
];

const NEIGHBOURS: readonly ShippingRate[] = [
  {
    id: "flat_rate:4",
    methodId: "flat_rate",
    instanceId: 4,
    label: "Куриер до адрес в чужбина",
    cost: 16.583333,
    minimum: 0,
  },
];

export function listShippingRates(country: string | undefined, goodsWithVat: number): ShippingRate[] {
  if (!country || !SOLD_TO_COUNTRIES.includes(country)) return [];
  const zone = country === "BG" ? BULGARIA : NEIGHBOURS;
  return zone.filter((rate) => goodsWithVat >= rate.minimum);
}
