import type { Mail } from "./send-mail.ts";

export interface WithdrawalInput {
  reference: string;
  declaredAt: string;
  name: string;
  orderNumber: string;
  email: string;
  goods?: string | null;
}

const MERCHANT = "zdravei@sila.example";
const MOMENT = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Sofia",
  dateStyle: "short",
  timeStyle: "medium",
});

/** The acknowledgement. The free text about goods goes to the merchant alone. */
export function writeShopperMail(input: WithdrawalInput, isKnown: boolean): Mail {
  const goods = isKnown || !input.goods ? (input.goods ?? "") : "Стоките, които изброихте, са записани при нас.";
  return {
    to: input.email,
    subject: `Получихме отказа Ви от поръчка № ${input.orderNumber}`,
    text: `Здравейте, ${input.name},

получихме Вашия отказ от договора.

${describe(input, goods)}

Това писмо е потвърждението за него. Ако не сте го изпратили Вие, отговорете ни.
`,
    key: `withdrawal-${input.reference}`,
  };
}

export function writeMerchantMail(input: WithdrawalInput, isKnown: boolean): Mail {
  const about = isKnown
    ? "Поръчката и имейлът съвпадат. При поръчката има бележка."
    : "Няма поръчка с този номер и този имейл. Проверете на ръка.";
  return {
    to: MERCHANT,
    subject: `Отказ от договора: поръчка № ${input.orderNumber}`,
    text: `${about}

${describe(input, input.goods ?? "")}
`,
    key: `withdrawal-${input.reference}-merchant`,
  };
}

export function describe({ reference, declaredAt, name, orderNumber, email }: WithdrawalInput, goods: string): string {
  const part = goods ? `\n${goods}` : " цялата поръчка";
  return `Номер на отказа: ${reference}
Получен: ${MOMENT.format(new Date(declaredAt)).replaceAll("/", ".")} (българско време)
Поръчка: № ${orderNumber}
Отказ от:${part}
Име: ${name}
Имейл: ${email}`;
}
