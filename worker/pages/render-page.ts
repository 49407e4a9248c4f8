import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { accountContext } from "../../app/services/account";
import type { ShopEnv } from "../platform/hono-env";
import type { PageTask } from "./cached-pages";
import { createCatalog } from "../catalog/catalog";
import { addCatalogHeaders, catalogTiming, RenderReport } from "../render/render-report";
import { openCatalogReader } from "../catalog/open-reader";
import { openOffices } from "../delivery/offices";
import { createContent } from "../content/content";
import { lazily } from "../platform/lazily";
import { limitCatalog } from "../rate-limits/limited-services";
import { countWithinLimit } from "../rate-limits/flood-limits";
import { describePageContext, shopContext, type DescribePage } from "../../app/services/page";
import { catalogContext } from "../../app/services/catalog";
import { contentContext } from "../../app/services/content";
import { deliveryContext } from "../../app/services/delivery";
import { draftsContext } from "../../app/services/drafts";
import { browsingContext } from "../../app/services/browsing-history";
import { shopperContext } from "../../app/services/shopper";
import type { Site } from "../../app/config/site";
import { withDefault, writeHead, type HeadTag } from "../../app/domain/seo/page-head";
import { breadcrumbData, writeStructuredData } from "../../app/domain/seo/structured-data";
import { SHELL } from "#strings/shell";
import { stockRequestsContext } from "../../app/services/stock-requests";
import { withdrawalsContext } from "../../app/services/withdrawals";
import * as paths from "#paths";
import { Alternates } from "../content/alternates";

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
  const page = await renderTask(c, { request: c.req.raw, nonce: c.get("nonce"), report: new RenderReport() });
  const [timing] = catalogTiming(page.headers, Date.now());
  if (timing) page.headers.set("server-timing", timing);
  return page;
}

/** Renders a cacheable page, from its URL alone. */
export async function renderTask(c: Context<ShopEnv>, task: PageTask): Promise<Response> {
  const context = new RouterContextProvider();
  const environment = c.get("environment");
  const { settings, site, home, stripe } = environment;
  context.set(shopContext, {
    settings,
    site,
    home,
    takesCards: stripe !== null,
    nonce: task.nonce,
    requestId: c.get("requestId"),
    markUncacheable: () => {
      task.report.isComplete = false;
    },
  });
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const isRead = /^(GET|HEAD)$/.test(task.request.method);
  const openCatalog = () => {
    const catalog = createCatalog(c.env, environment, waitUntil, task.report);
    return isRead ? catalog : limitCatalog(catalog, () => countWithinLimit(c, "FLOOD_BACKEND"));
  };
  context.set(catalogContext, lazily(openCatalog));
  const openContent = () => createContent(c.env, environment, task.report);
  context.set(contentContext, lazily(openContent));
  const openReader = () => openCatalogReader(c.env, environment, task.report);
  context.set(deliveryContext, openOffices(openReader));
  const pageData: PageData = [];
  const alternates = new Alternates(openReader, environment);
  context.set(describePageContext, describeTo(pageData, site, alternates));
  const { shopper, account, withdrawals, stockRequests, browsing, drafts } = c.var;
  if (shopper) context.set(shopperContext, shopper);
  if (account) context.set(accountContext, account);
  if (withdrawals) context.set(withdrawalsContext, withdrawals);
  if (stockRequests) context.set(stockRequestsContext, stockRequests);
  if (browsing) context.set(browsingContext, browsing);
  if (drafts) context.set(draftsContext, drafts);
  const handle = await openHandler();
  const response = await handle(task.request, context);
  const { pathname } = new URL(task.request.url);
  const moved = isRead && response.status === 404 && (await alternates.findMistaken(pathname).catch(() => null));
  if (moved) return new Response(null, { status: 301, headers: { location: moved } });
  return addCatalogHeaders(completePage(response, pageData, task.nonce), task.report);
}

/** JSON-LD of one page; promises for parts that are streamed. */
type PageData = (string | Promise<string | null>)[];

/** Collects the structured data that a page's loaders provide. */
function describeTo(pageData: PageData, site: Site, alternates: Alternates): DescribePage {
  return async ({ seo, trail, data = [], links = [], ...facts }) => {
    const steps = [{ name: SHELL.home, to: paths.home }, ...trail];
    for (const part of [trail.length > 0 ? breadcrumbData(steps, facts.path, site) : null, ...data]) {
      const written = Promise.resolve(part).then((one) => one && writeStructuredData(one));
      pageData.push(written.catch(() => null));
    }
    if (seo?.schema) pageData.push(seo.schema);
    const isIndexed = !facts.isHidden && seo?.noindex !== true;
    const others = isIndexed ? await alternates.list(facts.path).catch(() => []) : [];
    const alternateLinks = withDefault(others).map(({ language, path }): HeadTag => {
      return { tagName: "link", rel: "alternate", hrefLang: language, href: site.baseUrl + path };
    });
    return writeHead(facts, seo, site, ...links, ...alternateLinks);
  };
}

/** Appends a page's JSON-LD at its end, where streamed parts are resolved. */
function completePage(response: Response, pageData: PageData, nonce: string): Response {
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  if (!isPage || !response.body) return response;
  const append = async (end: EndTag) => {
    for (const json of await Promise.all(pageData)) {
      if (json === null) continue;
      end.before(`<script type="application/ld+json" nonce="${nonce}">${json}</script>`, { html: true });
    }
  };
  const rewriter = new HTMLRewriter().on("body", { element: (body) => body.onEndTag(append) });
  return rewriter.transform(response as never) as unknown as Response;
}
