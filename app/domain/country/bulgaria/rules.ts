import type { Currency } from "../../../config/money";

/**
 * What the shop's own country decides: its trade, its law, its addresses. Each country has a folder with the same
 * modules; package.json maps `#country` to one (docs/languages.md). These are separate constants, so that a page
 * loads only those that it uses.
 */

/** ISO 3166-1 alpha-2. */
export const code: string = "BG";
/** IANA name of the time zone in which the shop states dates. */
export const timeZone: string = "Europe/Sofia";
/** WooCommerce's codes of the regions that an address may have. */
export const region = /^BG-(?:0[1-9]|1\d|2[0-8])$/;
export const postcode = /^[1-9]\d{3}$/;

interface Phone {
  callingCode: string;
  /** The prefix of a national number; "" where there is none. */
  trunk: string;
  /** A number without calling code and trunk prefix. */
  national: RegExp;
  /** A pattern of E.164 numbers, and the replacement that shows such a number in groups. */
  groups: readonly [number: RegExp, shown: string];
}

export const phone: Phone = {
  callingCode: "+359",
  trunk: "0",
  national: /^[2-9]\d{6,8}$/,
  groups: [/^(\+359)(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4"],
};
/**
 * The currency before the euro, in which prices may also be shown, at the rate that is fixed by law since 2026-01-01. A
 * country that shows only euros (SITE.priceDisplay) exports Bulgaria's value.
 */
export const formerCurrency: { code: Currency; perEuro: number } = { code: "BGN", perEuro: 1.95583 };
/** Days in which a consumer may withdraw from a contract: Consumer Protection Act, art. 50 (Directive 2011/83). */
export const withdrawalDays: number = 14;
