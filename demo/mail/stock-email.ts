import { findLanguage } from "../languages/language.ts";
import type { Mail } from "./send-mail.ts";

export interface StockEmail {
  key: string;
  email: string;
  product: string;
  productUrl: string;
  cancelUrl: string;
  language?: string | null;
}

/** A back-in-stock email in the plugin's words. */
export function writeStockEmail({ key, email, product, productUrl, cancelUrl, language }: StockEmail): Mail {
  const words = WORDS[findLanguage(language).code];
  return {
    to: email,
    subject: `${words.subject}: ${product}`,
    text: `${words.greeting}

${product}
${productUrl}

${words.goodbye}
${cancelUrl}
`,
    key: `stock-${key}`,
  };
}

const WORDS = {
  bg: {
    subject: "Отново можете да поръчате",
    greeting: "Здравейте,\n\nпродуктът, за който поискахте известие, отново може да се поръча:",
    goodbye:
      "Пишем Ви само този път и изтриваме имейла Ви от списъка за него. Ако не сте поискали известие или искате да се откажете сами, отворете:",
  },
  en: {
    subject: "You can order it again",
    greeting: "Hello,\n\nthe product about which you asked to be notified can be ordered again:",
    goodbye:
      "We write to you only this once and delete your email from its list. If you didn’t ask to be notified, or want to cancel it yourself, open:",
  },
};
