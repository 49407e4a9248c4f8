import { COURIERS, listOffices, type Courier } from "../couriers/offices.ts";
import type { DemoContext } from "../context.ts";
import { findOrder } from "../database/orders/orders.ts";
import { ImitatedFault, UserError } from "../http/user-error.ts";

export const deliveryFields = { storefrontDelivery, storefrontOffices, storefrontShipments };

/** How many offices the plugin returns per page. */
const PAGE = 50;
/** Order metadata of a waybill: "econt 1051600012345". */
const WAYBILL_KEY = "_waybill";

const TRACKING: Record<Courier, string> = {
  econt: "https://www.econt.com/services/track-shipment/",
  speedy: "https://www.speedy.bg/bg/track-shipment?shipmentNumber=",
  boxnow: "https://boxnow.bg/?track=",
};

function storefrontDelivery(_: unknown, context: DemoContext) {
  requireShop("storefrontDelivery", context);
  const isOn = context.options.couriers !== "none";
  return {
    couriers: isOn
      ? COURIERS.map((courier) => ({ courier, plugin: "Bulgarisation for WooCommerce", hasOffices: true }))
      : [],
    unsupported: [],
  };
}

function storefrontOffices({ courier, after }: { courier: string; after?: string | null }, context: DemoContext) {
  requireShop("storefrontOffices", context);
  const { couriers: state } = context.options;
  const known = COURIERS.find((one) => one === courier);
  if (!known || state === "none") return null;
  if (state === "down") throw new ImitatedFault(`the API of ${courier} is down`);
  if (state === "empty") return { offices: [], next: null };
  const from = Number(after ?? 0) || 0;
  const all = listOffices(known);
  const page = all.slice(from, from + PAGE);
  return {
    // A wrong answer: no ids, and a kind that nobody knows.
    offices: state === "wrong" ? page.map((office) => ({ ...office, id: null, kind: "MOBILE" })) : page,
    next: from + PAGE < all.length ? String(from + PAGE) : null,
  };
}

async function storefrontShipments({ id, orderKey }: { id: number; orderKey: string }, context: DemoContext) {
  requireShop("storefrontShipments", context);
  const order = await findOrder(context.db, id);
  if (order?.orderKey !== orderKey) return null;
  return order.metaData
    .filter(({ key }) => key === WAYBILL_KEY)
    .map(({ value }) => {
      const [courier = "", number = ""] = value.split(" ");
      const url = courier in TRACKING ? `${TRACKING[courier as Courier]}${number}` : null;
      return { courier, number, url };
    });
}

function requireShop(field: string, { isFromShop }: DemoContext): void {
  if (!isFromShop) throw new UserError(`storefront-secret-required: ${field}`);
}
