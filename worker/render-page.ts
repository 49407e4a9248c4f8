import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { catalogContext, contentContext, describePageContext, shopContext, shopperContext } from "../app/context";
import { accountContext } from "../app/context-account";
import type { ShopEnv } from "./bindings";
import { createCatalog } from "./catalog";
import { createContent } from "./content";
import { appendStructuredData, describeTo, type PageData } from "./structured-data";

const handler = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

/** Hands the request to React Router. A public page gets no shopper: asking for one there is an error (design §2). */
export async function renderPage(c: Context<ShopEnv>): Promise<Response> {
  const context = new RouterContextProvider();
  const { settings, site, home } = c.get("environment");
  context.set(shopContext, { settings, site, home, nonce: c.get("nonce"), requestId: c.get("requestId") });
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  context.set(catalogContext, createCatalog(c.env, c.get("environment"), waitUntil));
  context.set(contentContext, createContent(c.env, c.get("environment"), waitUntil));
  const pageData: PageData = [];
  context.set(describePageContext, describeTo(pageData, site));
  const shopper = c.get("shopper");
  const account = c.get("account");
  if (shopper) context.set(shopperContext, shopper);
  if (account) context.set(accountContext, account);
  return appendStructuredData(await handler(c.req.raw, context), pageData, c.get("nonce"));
}
