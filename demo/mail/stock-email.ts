import type { Mail } from "./send-mail.ts";

export interface StockEmail {
  key: string;
  email: string;
  product: string;
  productUrl: string;
  cancelUrl: string;
}

/** A back-in-stock email in the plugin's words. */
export function writeStockEmail({ key, email, product, productUrl, cancelUrl }: StockEmail): Mail {
  return {
    to: email,
    subject: `Отново можете да поръчате: ${product}`,
    text: `Здравейте,

продуктът, за който поискахте известие, отново може да се поръча:

${product}
${productUrl}

Пишем Ви само този път и изтриваме имейла Ви от списъка за него. Ако не сте поискали известие или искате да се откажете сами, отворете:
${cancelUrl}
`,
    key: `stock-${key}`,
  };
}
