import type { LegalPage, Trader } from "../../bg/legal/legal-page";

export type { LegalPage, Trader };

/** The trader's data as list items; empty values are omitted. */
export function traderPoints({ company, companyNumber, vatNumber, address, phone, email }: Trader): string[] {
  const vat = vatNumber ? `, VAT no. ${vatNumber}` : "";
  return [
    ...(company ? [`${company}${companyNumber && `, company no. (EIK) ${companyNumber}`}${vat}`] : []),
    ...(address ? [`Address: ${address}`] : []),
    ...(phone ? [`Phone: ${phone}`] : []),
    ...(email ? [`Email: ${email}`] : []),
  ];
}

/** Contact options within a sentence: "call … or write to …". */
export function reachTrader({ phone, email }: Pick<Trader, "phone" | "email">): string {
  const ways = [...(phone ? [`call ${phone}`] : []), ...(email ? [`write to ${email}`] : [])];
  return ways.join(" or ") || "write to our address";
}
