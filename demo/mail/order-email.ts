import type { OrderLine, StoredOrder } from "../database/orders/order-document.ts";
import { formatCents } from "../pricing/format-price.ts";
import type { Mail } from "./send-mail.ts";

/** The confirmation of an order, sent once. null: the order has no email. */
export function writeOrderMail(order: StoredOrder): Mail | null {
  const { email, firstName } = order.billing;
  if (!email) return null;
  const { subtotal, discountTotal, discountTax, shippingTotal, shippingTax, total, totalTax } = order.money;
  const discount = Number(discountTotal) + Number(discountTax);
  const subtotalTax = order.lines.reduce((sum, line) => sum + Number(line.subtotalTax), 0);
  const rows = [
    ...order.lines.map(writeLine),
    "",
    `Междинна сума: ${formatLeva(Number(subtotal) + subtotalTax)}`,
    ...(discount > 0 ? [`Отстъпка: -${formatLeva(discount)}`] : []),
    ...order.shippingLines.map(
      ({ methodTitle }) => `Доставка (${methodTitle}): ${formatLeva(Number(shippingTotal) + Number(shippingTax))}`,
    ),
    ...(order.paymentMethodTitle ? [`Плащане: ${order.paymentMethodTitle}`] : []),
    `Общо: ${formatLeva(Number(total))} (с ДДС ${formatLeva(Number(totalTax))})`,
  ];
  return {
    to: email,
    subject: `Поръчка ${order.id} е приета`,
    text: `Здравейте${firstName ? `, ${firstName}` : ""},

благодарим ви за поръчката! Номерът ѝ е ${order.id}.

${rows.join("\n")}
`,
    key: order.orderKey,
  };
}

function writeLine({ name, quantity, subtotal, subtotalTax }: OrderLine): string {
  return `${name} × ${quantity}: ${formatLeva(Number(subtotal) + Number(subtotalTax))}`;
}

function formatLeva(leva: number): string {
  return formatCents(leva * 100).replaceAll("&nbsp;", " ");
}
