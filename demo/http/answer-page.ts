import { answerBank, BANK_PATH } from "../checkout/bank.ts";
import { showOutbox } from "../mail/outbox-page.ts";
import { AUTHORIZE_PATH } from "../provider/login-clients.ts";
import { answerAuthorize } from "../provider/authorize-page.ts";
import type { Env } from "../env.ts";
import { answerCheckoutPage } from "../plugin/checkout-page.ts";
import { answerTransfer, CHECKOUT_PATH } from "../plugin/transfer.ts";
import { sendStyle, STYLE_PATH } from "./html-page.ts";
import { sendDownload } from "./send-download.ts";

/** The demo's HTML pages, which the shop proxies. null: none at this path. */
export async function answerPage(request: Request, env: Env): Promise<Response | null> {
  const { DB: db, SHOP_ORIGIN = "" } = env;
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === AUTHORIZE_PATH) return answerAuthorize(request, db, SHOP_ORIGIN);
  if (pathname === BANK_PATH) return answerBank(request, db, SHOP_ORIGIN);
  if (pathname === CHECKOUT_PATH) return answerCheckoutPage(request, env);
  if (request.method !== "GET") return null;
  if (pathname === "/" && searchParams.get("wc-api") === "storefront_transfer") return answerTransfer(request, db);
  if (pathname === STYLE_PATH) return sendStyle();
  if (pathname === "/outbox") return showOutbox(db, SHOP_ORIGIN);
  if (pathname === "/" && searchParams.has("download_file")) return sendDownload(searchParams, db);
  return null;
}
