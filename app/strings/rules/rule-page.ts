/** Who sells, for the pages that must say so; from configuration. */
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
  /** A list is a list of points. */
  body: (string | string[])[];
}

/** A page of the shop's rules, for a merchant who hasn't written his own in WordPress. Plain text throughout. */
export interface RulePage {
  title: string;
  description: string;
  lead: string;
  sections: RuleSection[];
}

/** The trader's data as points of a list; what he hasn't isn't among them. */
export function traderPoints({ company, companyNumber, vatNumber, address, phone, email }: Trader): string[] {
  const vat = vatNumber ? `, ДДС № ${vatNumber}` : "";
  return [
    ...(company ? [`${company}${companyNumber && `, ЕИК ${companyNumber}`}${vat}`] : []),
    ...(address ? [`Адрес: ${address}`] : []),
    ...(phone ? [`Телефон: ${phone}`] : []),
    ...(email ? [`Имейл: ${email}`] : []),
  ];
}

/** How to reach him, inside a sentence: "обадете се на … или пишете на …". */
export function reachTrader({ phone, email }: Pick<Trader, "phone" | "email">): string {
  const ways = [...(phone ? [`обадете се на ${phone}`] : []), ...(email ? [`пишете на ${email}`] : [])];
  return ways.join(" или ") || "пишете ни на адреса ни";
}
