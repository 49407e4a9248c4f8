import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { accountContext } from "../../app/services/account";
import type { ShopEnv } from "../platform/hono-env";
import type { PageTask } from "./cached-pages";
import { createCatalog } from "../catalog/catalog";
import { addCatalogHeaders, catalogTiming } from "./catalog-headers";
import { createContent } from "../content/content";
import { limitCatalog } from "../rate-limits/limited-services";
import { isUnflooded } from "../rate-limits/flood-limits";
import { createTask } from "../data-cache/public-client";
import { appendStructuredData, describeTo, type PageData } from "./structured-data";
import { describePageContext, shopContext } from "../../app/services/page";
import { catalogContext } from "../../app/services/catalog";
import { contentContext } from "../../app/services/content";
import { draftsContext } from "../../app/services/drafts";
import { browsingContext } from "../../app/services/browsing-history";
import { shopperContext } from "../../app/services/shopper";

type Handler = ReturnType<typeof createRequestHandler>;
const handlers = new WeakMap<object, Handler>();

/** The router's handler of the build, loaded on first use. Given a function, the router would prepare its routes for each request. */
async function openHandler(): Promise<Handler> {
  const build = await import("virtual:react-router/server-build");
  const handler = handlers.get(build) ?? createRequestHandler(build, import.meta.env.MODE);
  handlers.set(build, handler);
  return handler;
}

/** Renders a request with React Router. Public pages have no shopper in their context; reading it throws. */
export async function renderPage(c: Context<ShopEnv>): Promise<Response> {
  const page = await renderTask(c, { request: c.req.raw, nonce: c.get("nonce"), ...createTask() });
  const [timing] = catalogTiming(page.headers, Date.now());
  if (timing) page.headers.set("server-timing", timing);
  return page;
}

/** The same for a cacheable page, rendered from its URL alone. */
export async function renderTask(c: Context<ShopEnv>, task: PageTask): Promise<Response> {
  const context = new RouterContextProvider();
  const { settings, site, home, storefrontSecret } = c.get("environment");
  const givingUp = storefrontSecret ? "order" : "lines";
  const markUncacheable = () => {
    task.report.isComplete = false;
  };
  const requestId = c.get("requestId");
  context.set(shopContext, { settings, site, home, givingUp, nonce: task.nonce, requestId, markUncacheable });
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const catalog = createCatalog(c.env, c.get("environment"), waitUntil, task);
  const isRead = /^(GET|HEAD)$/.test(task.request.method);
  context.set(catalogContext, isRead ? catalog : limitCatalog(catalog, () => isUnflooded(c, "FLOOD_CHANGES")));
  context.set(contentContext, createContent(c.env, c.get("environment"), waitUntil, task));
  const pageData: PageData = [];
  context.set(describePageContext, describeTo(pageData, site));
  const shopper = c.get("shopper");
  const account = c.get("account");
  if (shopper) context.set(shopperContext, shopper);
  if (account) context.set(accountContext, account);
  const browsing = c.get("browsing");
  if (browsing) context.set(browsingContext, browsing);
  const drafts = c.get("drafts");
  if (drafts) context.set(draftsContext, drafts);
  const handle = await openHandler();
  const response = appendStructuredData(await handle(task.request, context), pageData, task.nonce);
  return addCatalogHeaders(response, task.report);
}
