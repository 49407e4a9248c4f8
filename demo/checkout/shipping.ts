import type { ShopOptions } from "../test-controls/shop-options.ts";

export interface ShippingRate {
  id: string;
  methodId: string;
  instanceId: number;
  label: string;
  /** Leva without VAT, as a merchant enters it in WooCommerce. */
  cost: number;
  /** Leva with VAT and after discounts, from which the rate is offered; a coupon may make it available, too. */
  minimum: number;
}

/** Sorted as the checkout offers them. */
export const SOLD_TO_COUNTRIES: readonly string[] = ["BG", "GR", "RO"];

/** The only country with a tax rate: abroad, VAT is taken off the prices. */
export const TAXED_COUNTRY = "BG";

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

const PICKUP: ShippingRate = {
  id: "local_pickup:5",
  methodId: "local_pickup",
  instanceId: 5,
  label: "Вземане от магазина",
  cost: 0,
  minimum: 0,
};

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

interface RateConditions extends Partial<Pick<ShopOptions, "hasLocalPickup">> {
  hasFreeShippingCoupon?: boolean;
}

export function listShippingRates(
  country: string | undefined,
  goodsWithVat: number,
  { hasFreeShippingCoupon = false, hasLocalPickup = false }: RateConditions = {},
): ShippingRate[] {
  if (!country || !SOLD_TO_COUNTRIES.includes(country)) return [];
  if (country !== TAXED_COUNTRY) return [...NEIGHBOURS];
  const rates = hasLocalPickup ? [...BULGARIA, PICKUP] : BULGARIA;
  return rates.filter((rate) => goodsWithVat >= rate.minimum || (hasFreeShippingCoupon && isFree(rate)));
}

interface ChosenBefore {
  id: string | null;
  /** Ids of the rates that were offered then; missing: the same as now. */
  offered?: readonly string[] | undefined;
}

/** wc_get_chosen_shipping_method_for_package(): once other rates are offered, the shopper's choice is dropped. */
export function chooseRate(
  rates: readonly ShippingRate[],
  before: ChosenBefore,
  hasFreeShippingCoupon: boolean,
): ShippingRate | null {
  const chosen = rates.find(({ id }) => id === before.id);
  const isSameOffer = !before.offered || before.offered.join() === rates.map(({ id }) => id).join();
  if (chosen && (isSameOffer || isPickup(chosen))) return chosen;
  const free = hasFreeShippingCoupon ? rates.find(isFree) : undefined;
  return free ?? rates.find((rate) => !isPickup(rate)) ?? rates[0] ?? null;
}

function isFree({ methodId }: ShippingRate): boolean {
  return methodId === "free_shipping";
}

function isPickup({ methodId }: ShippingRate): boolean {
  return methodId === "local_pickup";
}
