/** The trader's data for legal pages, from configuration. */
export interface Trader {
  name: string;
  company: string;
  companyNumber: string;
  vatNumber: string;
  address: string;
  phone: string;
  email: string;
  openingHours: string;
}

interface RuleSection {
  heading: string;
  /** An array is a bulleted list. */
  body: (string | string[])[];
}

/** A legal page, for merchants without their own in WordPress. Plain text. */
export interface LegalPage {
  title: string;
  description: string;
  lead: string;
  sections: RuleSection[];
}

/** The trader's data as list items; empty values are omitted. */
export function traderPoints({ company, companyNumber, vatNumber, address, phone, email }: Trader): string[] {
  const vat = vatNumber ? `, ДДС № ${vatNumber}` : "";
  return [
    ...(company ? [`${company}${companyNumber && `, ЕИК ${companyNumber}`}${vat}`] : []),
    ...(address ? [`Адрес: ${address}`] : []),
    ...(phone ? [`Телефон: ${phone}`] : []),
    ...(email ? [`Имейл: ${email}`] : []),
  ];
}

/** Contact options within a sentence: "обадете се на … или пишете на …". */
export function reachTrader({ phone, email }: Pick<Trader, "phone" | "email">): string {
  const ways = [...(phone ? [`обадете се на ${phone}`] : []), ...(email ? [`пишете на ${email}`] : [])];
  return ways.join(" или ") || "пишете ни на адреса ни";
}
