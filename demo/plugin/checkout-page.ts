import { Visitor } from "../accounts/visitor.ts";
import { loadCart } from "../cart/load-cart.ts";
import { placeOrder } from "../checkout/place-order.ts";
import type { DemoContext } from "../context.ts";
import { findCustomer } from "../database/customers.ts";
import { readProducts } from "../database/products/read-products.ts";
import { readSettings } from "../test-controls/test-settings.ts";
import type { Env } from "../env.ts";
import { MAIN_LANGUAGE } from "../languages/language.ts";
import { listGateways } from "../checkout/gateways.ts";
import { escapeHtml, sendPage } from "../http/html-page.ts";
import { UserError } from "../http/user-error.ts";
import { CHECKOUT_ID_KEY } from "./storefront-plugin.ts";
import { formatCents } from "../pricing/format-price.ts";
import { RequestSession } from "../session/request-session.ts";
import { CUSTOMER_SESSION_LIFETIME_SECONDS, signToken } from "../session/token.ts";
import { PLAIN_SHOP, SHOWN_SHOP } from "../test-controls/shop-options.ts";
import { readTicket } from "./tickets.ts";
import { CHECKOUT_COOKIE, leadTo, readCookie, type Transferred } from "./transfer.ts";

const FIELDS = [
  ["firstName", "Име"],
  ["lastName", "Фамилия"],
  ["email", "Имейл"],
  ["phone", "Телефон"],
  ["address1", "Адрес"],
  ["city", "Град"],
  ["postcode", "Пощенски код"],
] as const;

/** In the place of WooCommerce's own checkout: the handed-over cart, an address, and one order of the shop's checkout id. */
export async function answerCheckoutPage(request: Request, env: Env): Promise<Response> {
  const opened = await readTicket<Transferred>(env.DB, "checkout", readCookie(request, CHECKOUT_COOKIE));
  if (!opened) return sendPage("Плащане", "<p>Тук няма количка.</p>");
  const context = await openContext(opened, env);
  if (request.method === "POST") return order(new URLSearchParams(await request.text()), opened, context);
  return show(opened, context, "");
}

async function openContext({ session, customerId }: Transferred, env: Env): Promise<DemoContext> {
  const { DB: db, SESSION_SECRET: secret, SHOP_ORIGIN: shopOrigin = "" } = env;
  const visitor = await Visitor.open({ db, header: null, secret });
  visitor.customer = customerId === null ? null : await findCustomer(db, customerId);
  const token = await signToken(session, secret, CUSTOMER_SESSION_LIFETIME_SECONDS);
  const header = `Session ${token}`;
  return {
    db,
    session: await RequestSession.open({ db, header, secret, lifetimeSeconds: null, customer: visitor.customer }),
    visitor,
    shopOrigin,
    options: readSettings(db).options ?? (env.TEST_MODE === "true" ? PLAIN_SHOP : SHOWN_SHOP),
    isFromShop: true,
    language: MAIN_LANGUAGE,
    names: new Map(),
    couponEmail: null,
    deliveryChoice: null,
    ticketLifetimeSeconds: null,
    shopperAddress: "",
  };
}

async function order(form: URLSearchParams, { checkoutId }: Transferred, context: DemoContext): Promise<Response> {
  const given = FIELDS.map(([name]) => [name, form.get(name) ?? ""]);
  const address = { ...Object.fromEntries(given), country: "BG", state: "BG-22" };
  try {
    const placed = await placeOrder(
      {
        paymentMethod: form.get("paymentMethod"),
        billing: address,
        shipping: { ...address, email: null },
        metaData: [{ key: CHECKOUT_ID_KEY, value: checkoutId }],
      },
      context,
    );
    return leadTo(`/checkout/wordpress?${new URLSearchParams({ order: String(placed.id), key: placed.orderKey })}`);
  } catch (error) {
    if (error instanceof UserError) return show({ productId: null }, context, error.message);
    throw error;
  }
}

async function show(
  { productId }: Pick<Transferred, "productId">,
  context: DemoContext,
  problem: string,
): Promise<Response> {
  const cart = await loadCart(context, await context.session.read());
  const [product] = productId === null ? [] : await readProducts(context.db, [productId]);
  const { firstName, lastName, email } = context.visitor.customer ?? {};
  const known: Record<string, string> = { firstName: firstName ?? "", lastName: lastName ?? "", email: email ?? "" };
  const fields = FIELDS.map(
    ([name, label]) =>
      `<label>${label}<input name="${name}" value="${escapeHtml(known[name] ?? "")}" autocomplete="off"></label>`,
  );
  // Other gateways need a card, or a page of their own.
  const gateways = listGateways(context.options)
    .filter(({ unpaid }) => unpaid !== "FAILED" && unpaid !== "PENDING")
    .map(({ id, title }) => `<option value="${id}">${escapeHtml(title)}</option>`);
  return sendPage(
    product ? product.name : "Плащане през WordPress",
    `<p>Тази страница замества поръчката на WooCommerce в демонстрационния магазин.</p>
${problem && `<p role="alert">${escapeHtml(problem)}</p>`}
<ul>${cart.lines.map(({ product: { name }, quantity }) => `<li>${escapeHtml(name)} × ${quantity}</li>`).join("")}</ul>
<p>Кодове: ${escapeHtml(cart.coupons.map(({ coupon }) => coupon.code).join(", ") || "няма")}.
Общо: <strong>${escapeHtml(formatCents(cart.totals.total).replaceAll("&nbsp;", " "))}</strong></p>
<form method="post" action="/demo-checkout">${fields.join("")}
<label>Плащане<select name="paymentMethod">${gateways.join("")}</select></label><button>Поръчай</button></form>`,
  );
}
