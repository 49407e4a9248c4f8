import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { catalogContext, shopContext, shopperContext } from "../app/context";
import { accountContext } from "../app/context-account";
import type { ShopEnv } from "./bindings";
import { createCatalog } from "./catalog";

const handler = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

/** Hands the request to React Router. A public page gets no shopper: asking for one there is an error (design §2). */
export function renderPage(c: Context<ShopEnv>): Promise<Response> {
  const context = new RouterContextProvider();
  const { settings, site } = c.get("environment");
  context.set(shopContext, { settings, site, nonce: c.get("nonce"), requestId: c.get("requestId") });
  context.set(
    catalogContext,
    createCatalog(c.env, c.get("environment"), (work) => c.executionCtx.waitUntil(work)),
  );
  const shopper = c.get("shopper");
  const account = c.get("account");
  if (shopper) context.set(shopperContext, shopper);
  if (account) context.set(accountContext, account);
  return handler(c.req.raw, context);
}
