import { COURIERS } from "#country/couriers";
import type { Examination } from "../doctor/examine-wordpress.ts";
import type { Settings, ShopFiles } from "./shop-files.ts";

/** Finds couriers in texts by their key or name, in upper or lower case. */
function listCouriers(labels: string): string[] {
  const text = labels.toLowerCase();
  const { other: _, ...known } = COURIERS;
  return Object.entries(known).flatMap(([key, name]) =>
    text.includes(key) || text.includes(name.toLowerCase()) ? name : [],
  );
}

/** Derives settings from what the doctor found; only those that wrangler.toml doesn't have yet. */
export function guessSettings({ offer, findings }: Examination, files: ShopFiles): Settings {
  // Promises are the merchant's to make, so none is suggested.
  const guesses: Settings = new Map<string, string | number | string[]>([
    ["vars.SITE.freeShippingFrom", 0],
    ["vars.HOME.trust", []],
  ]);
  if (offer) {
    const labels = offer.rates.map(({ label }) => label).join("\n");
    guesses.set("vars.SITE.couriers", listCouriers(labels));
    guesses.set("vars.SITE.paymentWays", offer.gateways.map(({ title }) => title).slice(0, 6));
    const number = files.readText("vars.SITE.companyNumber");
    // A company's VAT number is BG and its EIK. A shop that charges no tax has none.
    if (!offer.hasTax) guesses.set("vars.SITE.vatNumber", "");
    else if (/^\d{9}$/.test(number)) guesses.set("vars.SITE.vatNumber", `BG${number}`);
  }
  for (const { fix } of findings) if (fix) guesses.set(`vars.${fix.key}`, fix.value);
  return new Map([...guesses].filter(([key]) => files.read(key) === undefined));
}
