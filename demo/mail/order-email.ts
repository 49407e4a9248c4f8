import type { OrderLine, StoredOrder } from "../database/orders/order-document.ts";
import { nameVariation } from "../database/products/describe-product.ts";
import type { Language } from "../languages/language.ts";
import { findOrderLanguage } from "../languages/order-language.ts";
import { formatCents } from "../pricing/format-price.ts";
import type { Mail } from "./send-mail.ts";

/** The confirmation of an order, sent once. null: the order has no email. */
export function writeOrderMail(order: StoredOrder): Mail | null {
  const { email, firstName } = order.billing;
  if (!email) return null;
  const language = findOrderLanguage(order);
  const words = WORDS[language.code];
  const { subtotal, discountTotal, discountTax, shippingTotal, shippingTax, total, totalTax } = order.money;
  const discount = Number(discountTotal) + Number(discountTax);
  const subtotalTax = order.lines.reduce((sum, line) => sum + Number(line.subtotalTax), 0);
  const rows = [
    ...order.lines.map((line) => writeLine(line, language)),
    "",
    `${words.subtotal}: ${formatLeva(Number(subtotal) + subtotalTax)}`,
    ...(discount > 0 ? [`${words.discount}: -${formatLeva(discount)}`] : []),
    ...order.shippingLines.map(
      ({ methodTitle }) =>
        `${words.delivery} (${language.methods[methodTitle] ?? methodTitle}): ${formatLeva(Number(shippingTotal) + Number(shippingTax))}`,
    ),
    ...(order.paymentMethodTitle
      ? [`${words.payment}: ${language.methods[order.paymentMethodTitle] ?? order.paymentMethodTitle}`]
      : []),
    `${words.total}: ${formatLeva(Number(total))} (${words.vat} ${formatLeva(Number(totalTax))})`,
  ];
  return {
    to: email,
    subject: words.subject(order.id),
    text: `${words.hello}${firstName ? `, ${firstName}` : ""},

${words.thanks(order.id)}

${rows.join("\n")}
`,
    key: order.orderKey,
  };
}

const WORDS = {
  bg: {
    hello: "Здравейте",
    thanks: (id: number) => `благодарим ви за поръчката! Номерът ѝ е ${id}.`,
    subject: (id: number) => `Поръчка ${id} е приета`,
    subtotal: "Междинна сума",
    discount: "Отстъпка",
    delivery: "Доставка",
    payment: "Плащане",
    total: "Общо",
    vat: "с ДДС",
  },
  en: {
    hello: "Hello",
    thanks: (id: number) => `thank you for your order! Its number is ${id}.`,
    subject: (id: number) => `We have received your order ${id}`,
    subtotal: "Subtotal",
    discount: "Discount",
    delivery: "Delivery",
    payment: "Payment",
    total: "Total",
    vat: "with VAT of",
  },
};

function writeLine(line: OrderLine, language: Language): string {
  const { quantity, subtotal, subtotalTax } = line;
  return `${nameLine(line, language)} × ${quantity}: ${formatLeva(Number(subtotal) + Number(subtotalTax))}`;
}

/** Lines of an order store the original names: this one is in the email's language. */
function nameLine({ productId, variationId, name, metaData = [] }: OrderLine, language: Language): string {
  const texts = language.products[productId];
  if (!texts) return name;
  const chosen = variationId === null ? [] : metaData;
  const values = chosen.flatMap(({ key, value }) => language.attributes[key]?.terms[value] ?? []);
  return nameVariation(texts.name, values, values.length);
}

function formatLeva(leva: number): string {
  return formatCents(leva * 100).replaceAll("&nbsp;", " ");
}
