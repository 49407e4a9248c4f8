import { grantDownloads } from "../database/orders/downloads.ts";
import { changeStatus, returnStock } from "../database/orders/order-status.ts";
import { findOrder } from "../database/orders/orders.ts";
import type { OrderStatus, StoredOrder } from "../database/orders/order-document.ts";
import { readProducts } from "../database/products/read-products.ts";
import { escapeHtml, sendPage } from "../http/html-page.ts";
import { writeOrderMail } from "../mail/order-email.ts";
import { findOrderLanguage } from "../languages/order-language.ts";
import { sendMail } from "../mail/send-mail.ts";
import { DEMO_ORIGIN } from "../http/origin.ts";
import { formatCents } from "../pricing/format-price.ts";

/** The page of a fake payment gateway. */
export const BANK_PATH = "/demo-bank/pay";
/** Statuses that still await payment. */
const UNPAID: readonly OrderStatus[] = ["PENDING", "FAILED"];

export function writeBankAddress({ id, orderKey }: StoredOrder): string {
  return `${DEMO_ORIGIN}${BANK_PATH}?${new URLSearchParams({ order: String(id), key: orderKey })}`;
}

/** A fake gateway: asks whether to pay, notifies the shop's backend, and redirects to the shop. */
export async function answerBank(request: Request, db: D1Database, shopOrigin: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const found = await findOrder(db, Number(searchParams.get("order")) || 0);
  if (!found || found.orderKey !== searchParams.get("key")) return new Response("Not found", { status: 404 });
  if (request.method !== "POST") return showForm(found);
  const { prefix } = findOrderLanguage(found);
  const form = new URLSearchParams(await request.text());
  if (form.get("answer") === "pay") {
    if (await changeStatus(db, found, UNPAID, await findPaidStatus(db, found))) await sendPaidGoods(db, found);
    return leadTo(`${shopOrigin}${prefix}/checkout/order-received/${found.id}?key=${found.orderKey}`);
  }
  // WooCommerce cancels the order at this URL.
  const back = new URLSearchParams({ cancel_order: "true", order: found.orderKey, order_id: String(found.id) });
  return leadTo(`${shopOrigin}${prefix}/cart?${back}`);
}

async function sendPaidGoods(db: D1Database, order: StoredOrder): Promise<void> {
  await grantDownloads(db, order);
  const mail = writeOrderMail(order);
  if (mail) await sendMail(db, mail);
}

/** Cancels an order that still awaits payment; one that was paid in the meantime stays. */
export async function cancelUnpaid(db: D1Database, order: StoredOrder): Promise<StoredOrder> {
  if (await changeStatus(db, order, UNPAID, "CANCELLED")) await returnStock(db, order);
  return (await findOrder(db, order.id)) ?? order;
}

async function findPaidStatus(db: D1Database, { lines }: StoredOrder): Promise<OrderStatus> {
  const products = await readProducts(db, [...new Set(lines.map(({ productId }) => productId))]);
  return products.some(({ virtual, downloadable }) => !(virtual && downloadable)) ? "PROCESSING" : "COMPLETED";
}

function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

function showForm({ id, money, status }: StoredOrder): Response {
  const total = formatCents(Number(money.total) * 100).replaceAll("&nbsp;", " ");
  const isOpen = UNPAID.includes(status);
  return sendPage(
    "Демонстрационна банка",
    `<p>Тази страница замества банката в демонстрационния магазин. Пари не се движат.</p>
<p>Поръчка ${escapeHtml(String(id))}, за плащане: <strong>${escapeHtml(total)}</strong></p>
${isOpen ? "" : "<p>Тази поръчка вече не чака плащане.</p>"}
<form method="post">${isOpen ? '<button name="answer" value="pay">Плати</button>' : ""}
<button name="answer" value="cancel">Откажи се</button></form>`,
  );
}
