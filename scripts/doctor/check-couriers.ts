import { GetStorefrontDeliveryDocument } from "../../graphql/generated/documents.ts";
import type { Finding } from "./findings.ts";
import type { Guest } from "./wordpress.ts";

interface CouriersReport {
  findings: Finding[];
  /** Keys of couriers whose plugin prices a parcel once an office or a street is chosen. */
  priced: string[];
}

const SUBJECT = "Couriers";

/** Which couriers' offices can be chosen from a list, and to which plugins the choice is handed over. */
export async function checkCouriers(guest: Guest, secret: string): Promise<CouriersReport> {
  const { answer } = await guest.ask(GetStorefrontDeliveryDocument, {}, { "x-storefront-secret": secret });
  const delivery = answer.data?.storefrontDelivery;
  // A plugin that is older than couriers: checkVersions says so.
  if (!delivery) return { findings: [], priced: [] };
  const couriers = (delivery.couriers ?? []).flatMap((one) => (one?.courier ? { ...one, courier: one.courier } : []));
  const unsupported = (delivery.unsupported ?? []).filter((name) => name !== null);
  return {
    findings: [describeLists(couriers), ...(unsupported.length > 0 ? [describeUnsupported(unsupported)] : [])],
    priced: couriers.flatMap(({ courier, plugin }) => (plugin ? courier : [])),
  };
}

type Courier = { courier: string; plugin: string | null; hasOffices: boolean | null };

function describeLists(couriers: Courier[]): Finding {
  const details = couriers.map(
    ({ courier, plugin, hasOffices }) =>
      `${courier}: ${hasOffices ? "a list of offices" : "no list of offices"}, ${plugin ? `priced by ${plugin}` : "a rate of WooCommerce's own"}`,
  );
  const without = couriers.filter(({ hasOffices }) => !hasOffices).map(({ courier }) => courier);
  if (without.length > 0)
    return {
      level: "advice",
      subject: SUBJECT,
      said: `${without.join(", ")}: the courier lists no offices, so shoppers type theirs`,
      details,
      todo: "the courier's user and password, in its plugin or under Settings > Storefront (docs/delivery.md)",
    };
  if (couriers.length > 0)
    return {
      level: "ok",
      subject: SUBJECT,
      said: `${couriers.map(({ courier }) => courier).join(", ")}: offices and lockers from a list`,
      details,
    };
  return {
    level: "ok",
    subject: SUBJECT,
    said: "none: shoppers type the office; with a courier's user and password under Settings > Storefront they choose it from a list (docs/delivery.md)",
  };
}

function describeUnsupported(names: string[]): Finding {
  return {
    level: "advice",
    subject: SUBJECT,
    said: `${names.join(", ")}: the shop can't hand a shopper's choice to ${names.length === 1 ? "this plugin" : "these plugins"}, so its rates get no price`,
    todo: "a rate of WooCommerce's own for these couriers, with the office from the list, or Bulgarisation for WooCommerce (docs/delivery.md)",
  };
}
