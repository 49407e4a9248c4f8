import type { ShippingRate } from "../checkout/shipping.ts";
import type { DeliveryChoice } from "./delivery-choice.ts";
import { listOffices, type Courier } from "./offices.ts";

/** How the couriers' server answers; "none": the shop has no courier plugin. */
export type CourierState = "none" | "ready" | "slow" | "empty" | "wrong" | "down";

/** What the plugin says about a rate, beside WooGraphQL. */
export interface RateFacts {
  id: string;
  courier: string | null;
  to: "office" | "address" | null;
  offices: "office" | "locker" | null;
  price: "known" | "missing" | "free";
  pricedBy: "office" | "address" | null;
  error: string;
}

interface CourierMethod {
  courier: Courier;
  methodId: string;
  instanceId: number;
  label: string;
  to: "office" | "locker" | "address";
  /** In stotinki with VAT: for the first kilogram, for each further one, more for cash on delivery. */
  prices: readonly [first: number, further: number, cash: number];
  /** BOX NOW costs the same to every locker. */
  isPricedByWeight?: true;
}

const METHODS: readonly CourierMethod[] = [
  {
    courier: "econt",
    methodId: "woo_bg_econt",
    instanceId: 11,
    label: "Еконт до офис",
    to: "office",
    prices: [520, 60, 140],
  },
  {
    courier: "econt",
    methodId: "woo_bg_econt",
    instanceId: 12,
    label: "Еконт до автомат",
    to: "locker",
    prices: [450, 60, 140],
  },
  {
    courier: "econt",
    methodId: "woo_bg_econt",
    instanceId: 13,
    label: "Еконт до адрес",
    to: "address",
    prices: [740, 80, 140],
  },
  {
    courier: "speedy",
    methodId: "woo_bg_speedy",
    instanceId: 14,
    label: "Спиди до офис",
    to: "office",
    prices: [499, 70, 120],
  },
  {
    courier: "speedy",
    methodId: "woo_bg_speedy",
    instanceId: 15,
    label: "Спиди до адрес",
    to: "address",
    prices: [699, 90, 120],
  },
  {
    courier: "boxnow",
    methodId: "woo_bg_boxnow",
    instanceId: 16,
    label: "BOX NOW до автомат",
    to: "locker",
    prices: [420, 0, 0],
    isPricedByWeight: true,
  },
];

/** A locker of BOX NOW takes no heavier parcel: its rate isn't offered. */
const LOCKER_KG_MAX = 20;
const SLOW_MS = 2500;

export interface Parcel {
  /** In kg. */
  weight: number;
  choice: DeliveryChoice | null;
  /** Id of the rate that the session has chosen: only that one is priced. */
  chosenId: string | null;
  state: CourierState;
}

export interface PricedRate {
  rate: ShippingRate;
  facts: RateFacts;
}

/** The couriers' rates of a parcel within Bulgaria, as Bulgarisation for WooCommerce makes them. */
export async function listCourierRates(parcel: Parcel): Promise<PricedRate[]> {
  const methods = METHODS.filter(({ to }) => to !== "locker" || parcel.weight <= LOCKER_KG_MAX);
  const rates: PricedRate[] = [];
  for (const method of methods) rates.push(await priceRate(method, parcel));
  return rates;
}

async function priceRate(method: CourierMethod, parcel: Parcel): Promise<PricedRate> {
  const { courier, methodId, instanceId, label, to, isPricedByWeight } = method;
  const id = `${methodId}:${instanceId}`;
  const asked = isPricedByWeight || (parcel.chosenId === id && isComplete(method, parcel.choice));
  if (asked && !isPricedByWeight && parcel.state === "slow") await new Promise((done) => setTimeout(done, SLOW_MS));
  const error = asked ? findError(method, parcel) : "";
  const stotinki = asked && !error ? findPrice(method, parcel) : 0;
  return {
    // WooCommerce knows the cost without VAT.
    rate: { id, methodId, instanceId, label, cost: Number((stotinki / 120).toFixed(6)), minimum: 0 },
    facts: {
      id,
      courier,
      to: to === "address" ? "address" : "office",
      offices: to === "address" ? null : to,
      price: stotinki ? "known" : "missing",
      pricedBy: isPricedByWeight ? null : to === "address" ? "address" : "office",
      error,
    },
  };
}

function findPrice({ prices: [first, further, cash] }: CourierMethod, { weight, choice }: Parcel): number {
  return first + further * Math.max(0, Math.ceil(weight) - 1) + (choice?.payment === "cod" ? cash : 0);
}

function isComplete({ courier, to }: CourierMethod, choice: DeliveryChoice | null): boolean {
  if (!choice) return false;
  return to === "address" ? /\d/.test(choice.address1) : choice.courier === courier && choice.office !== "";
}

/** The courier's own words; "": none. */
function findError({ courier, to }: CourierMethod, { choice, state }: Parcel): string {
  if (courier === "boxnow") return "";
  if (state === "down") return "Услугата временно не е достъпна. Опитайте отново.";
  if (state === "wrong") return "Invalid parameter: receiver";
  if (to === "address") return "";
  const office = listOffices(courier).find(({ id }) => id === choice?.office);
  return office?.kind === to ? "" : "Не е намерен офис с този код.";
}

/** Why no order can be placed with this rate, as that plugin says; null: it can. */
export function refuseUnpriced({ price, courier, to, error }: RateFacts, choice: DeliveryChoice | null): string | null {
  if (price === "missing") return error || "Моля, изберете опция за доставка!";
  const needsLocker = courier === "boxnow" && to === "office";
  return needsLocker && (choice?.courier !== courier || !choice.office) ? "Моля, изберете автомат!" : null;
}
