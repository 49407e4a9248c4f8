import type { Currency } from "../../config/money";

/**
 * What the shop's own country decides: its trade, its law, its addresses. Each country has a folder with the modules of
 * `bulgaria/`; package.json chooses one as `#country` (docs/languages.md). `rules.ts` has these exports, which are
 * separate constants, so that a page loads only those that it uses.
 */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** IANA name of the time zone in which the shop states dates. */
  timeZone: string;
  /** WooCommerce's codes of the regions that an address may have. */
  region: RegExp;
  postcode: RegExp;
  phone: {
    /** "+359" */
    callingCode: string;
    /** Before a national number, "0"; "" where there is none. */
    trunk: string;
    /** A number without calling code and trunk prefix. */
    national: RegExp;
    /** How a number in E.164 is shown: what it is, and its groups. */
    groups: readonly [number: RegExp, shown: string];
  };
  /**
   * The currency before the euro, in which prices may also be shown, at the fixed rate. A country that shows the euro
   * alone (SITE.priceDisplay) has Bulgaria's.
   */
  formerCurrency: { code: Currency; perEuro: number };
  /** Days in which a consumer may withdraw from a contract. */
  withdrawalDays: number;
}

/** `company-number.ts`: numbers of companies as typed for an invoice, in canonical form; null when invalid. */
export interface CompanyNumbers {
  parseCompanyNumber: (text: string) => string | null;
  parseVatNumber: (text: string) => string | null;
}
