import { digest, inventKey } from "../accounts/hash-password.ts";
import type { DemoContext } from "../context.ts";
import { UserError } from "../http/user-error.ts";
import { createTicket, readTicket, takeTicket } from "./tickets.ts";

/** Whose session is handed over. */
export interface Transferred {
  session: string;
  /** null: a guest's. */
  customerId: number | null;
  checkoutId: string;
  productId: number | null;
}

interface TransferInput {
  browser: string;
  checkoutId: string;
  productId?: number | null;
}

export const transferMutations = { transferStorefrontSession };

const BROWSER_COOKIE = "storefront_browser";
export const CHECKOUT_COOKIE = "demo_checkout";
export const CHECKOUT_PATH = "/demo-checkout";

async function transferStorefrontSession({ input }: { input: TransferInput }, context: DemoContext) {
  if (!context.isFromShop) throw new UserError("storefront-secret-required: transferStorefrontSession");
  if (!/^[0-9a-f]{64}$/.test(input.browser) || !input.checkoutId.trim())
    throw new UserError("storefront-transfer-refused: browser, checkoutId");
  const { db, session, visitor } = context;
  // Even an empty session has a token from now on.
  await session.write(await session.read());
  const transferred: Transferred = {
    session: session.id,
    customerId: visitor.customer?.id ?? null,
    checkoutId: input.checkoutId,
    productId: input.productId ?? null,
  };
  const document = { ...transferred, browser: input.browser };
  return { ticket: await createTicket(db, "transfer", document, context.ticketLifetimeSeconds) };
}

/** As wordpress/sila-storefront answers /?wc-api=storefront_transfer: a cookie first, then ticket and cookie together. */
export async function answerTransfer(request: Request, db: D1Database): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const ticket = searchParams.get("ticket");
  if (ticket === null) return begin(searchParams.get("product"));
  const cookie = readCookie(request, BROWSER_COOKIE);
  const found = await readTicket<Transferred & { browser: string }>(db, "transfer", ticket);
  const isIts = found?.browser === (await digest(cookie));
  if (!found || !isIts || !(await takeTicket(db, "transfer", ticket)))
    return leadTo("/checkout/wordpress?refused=link");
  const { browser: _, ...transferred } = found;
  const opened = await createTicket(db, "checkout", transferred);
  return leadTo(CHECKOUT_PATH, [`${BROWSER_COOKIE}=; Max-Age=0`, `${CHECKOUT_COOKIE}=${opened}`]);
}

async function begin(product: string | null): Promise<Response> {
  const secret = inventKey(32);
  const query = new URLSearchParams({ browser: await digest(secret), ...(product ? { product } : {}) });
  return leadTo(`/checkout/wordpress?${query}`, [`${BROWSER_COOKIE}=${secret}; Max-Age=300`]);
}

export function readCookie(request: Request, name: string): string {
  const cookies = request.headers.get("cookie") ?? "";
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1] ?? "";
}

/** The demo's pages have the shop's own origin (worker/http/demo-proxy.ts). */
export function leadTo(location: string, cookies: string[] = []): Response {
  const headers = new Headers({ location, "cache-control": "no-store", "referrer-policy": "no-referrer" });
  for (const cookie of cookies) headers.append("set-cookie", `${cookie}; Path=/; HttpOnly; SameSite=Lax`);
  return new Response(null, { status: 302, headers });
}
