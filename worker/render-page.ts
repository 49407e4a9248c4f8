import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { catalogContext, shopContext, shopperContext } from "../app/context";
import type { ShopEnv } from "./bindings";
import type { PageTask } from "./cached-pages";
import { createCatalog } from "./catalog";
import { Ledger } from "./ledger";

const handler = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

/** Hands the request to React Router. A public page gets no shopper: asking for one there is an error (design §2). */
export function renderPage(c: Context<ShopEnv>): Promise<Response> {
  return renderTask(c, { request: c.req.raw, nonce: c.get("nonce"), ledger: new Ledger(), isPatient: false });
}

/** The same for a page that may be kept: made from its address alone. */
export function renderTask(c: Context<ShopEnv>, task: PageTask): Promise<Response> {
  const context = new RouterContextProvider();
  const { settings, site } = c.get("environment");
  const spoil = () => {
    task.ledger.isWhole = false;
  };
  context.set(shopContext, { settings, site, nonce: task.nonce, spoil });
  context.set(
    catalogContext,
    createCatalog(c.env, c.get("environment"), (work) => c.executionCtx.waitUntil(work), task),
  );
  const shopper = c.get("shopper");
  if (shopper) context.set(shopperContext, shopper);
  return handler(task.request, context);
}
