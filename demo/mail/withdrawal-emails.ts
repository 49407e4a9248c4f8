import { MAIN_LANGUAGE, type Language } from "../languages/language.ts";
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
export function writeShopperMail(input: WithdrawalInput, isKnown: boolean, { code }: Language): Mail {
  const words = WORDS[code];
  const goods = isKnown || !input.goods ? (input.goods ?? "") : words.recorded;
  return {
    to: input.email,
    subject: `${words.subject} ${input.orderNumber}`,
    text: `${words.hello}, ${input.name},

${words.received}

${describe(input, goods, code)}

${words.acknowledged}
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

export function describe(
  { reference, declaredAt, name, orderNumber, email }: WithdrawalInput,
  goods: string,
  code: Language["code"] = MAIN_LANGUAGE.code,
): string {
  const words = WORDS[code];
  return `${words.reference}: ${reference}
${words.moment}: ${MOMENT.format(new Date(declaredAt)).replaceAll("/", ".")} (${words.zone})
${words.order} ${orderNumber}
${words.from}:${goods ? `\n${goods}` : ` ${words.whole}`}
${words.name}: ${name}
${words.email}: ${email}`;
}

const WORDS = {
  bg: {
    subject: "Получихме отказа Ви от поръчка №",
    hello: "Здравейте",
    received: "получихме Вашия отказ от договора.",
    recorded: "Стоките, които изброихте, са записани при нас.",
    acknowledged: "Това писмо е потвърждението за него. Ако не сте го изпратили Вие, отговорете ни.",
    reference: "Номер на отказа",
    moment: "Получен",
    zone: "българско време",
    order: "Поръчка: №",
    from: "Отказ от",
    whole: "цялата поръчка",
    name: "Име",
    email: "Имейл",
  },
  en: {
    subject: "We have received your withdrawal from order no.",
    hello: "Hello",
    received: "we have received your withdrawal from the contract.",
    recorded: "We have recorded the goods that you listed.",
    acknowledged: "This email is its acknowledgement. If you didn’t send it, please reply to us.",
    reference: "Withdrawal number",
    moment: "Received",
    zone: "Bulgarian time",
    order: "Order: no.",
    from: "Withdrawal from",
    whole: "the whole order",
    name: "Name",
    email: "Email",
  },
};
