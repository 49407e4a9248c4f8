import { env } from "cloudflare:workers";
import { Hono, type Context } from "hono";
import { built, languages } from "virtual:languages";
import { except } from "hono/combine";
import { requestId } from "hono/request-id";
import { isPersonalPath } from "../app/config/route-policies";
import type { Bindings, ShopEnv } from "./platform/hono-env";
import { DRAFT_PATHS, openDrafts } from "./content/drafts";
import { BROWSING_PATHS, openBrowsing } from "./shopper/browsing-history";
import { cachePages, openPageStores } from "./pages/cached-pages";
import { CATALOG_COMMAND_PATH, handleCatalogCommand } from "./catalog/commands";
import { openSyncService } from "./catalog/sync/open-sync";
import { callSync } from "./catalog/sync/call-sync";
import { DEMO_PATHS, proxyDemoPages } from "./http/demo-proxy";
import { environmentForRequest, listLanguages, readEnvironment, requireBuilt } from "./platform/environment";
import { checkHealth } from "./http/health";
import { allowMethods, limitBody, requireSameOrigin } from "./http/request-checks";
import { serveIcons } from "./http/icons";
import { serveImage } from "./images/resize-route";
import { refuseMissingFiles } from "./http/missing-files";
import { limitFloods } from "./rate-limits/flood-limits";
import { normalizeUrl, redirectOldUrls } from "./http/redirects";
import { renderErrorPage } from "./platform/error-page";
import { renderPage, renderTask } from "./pages/render-page";
import { logRequests, throwErrors } from "./platform/request-context";
import { setSecurityHeaders } from "./http/security-headers";
import { applyWordPressSettings } from "./settings/apply-wordpress-settings";
import { openSession } from "./shopper/open-session";
import { receiveStripeEvent, reconcilePayments, STRIPE_WEBHOOK_PATH } from "./payments/stripe-webhook";
import { processStockRequests } from "./back-in-stock/stock-requests";
import { processWithdrawals } from "./withdrawals/withdrawals";
import { limitInvalidations, receiveInvalidation, WOOCOMMERCE_WEBHOOK_PATH } from "./catalog/sync/woocommerce-webhook";
import { log } from "../app/services/log";
import * as paths from "#paths";
import { openOtherLanguage } from "./http/other-language";

export { AbuseCounter } from "./rate-limits/abuse-counter";
export { CatalogSyncObject } from "./catalog/sync/sync-object";
export { ShopperSession } from "./shopper/shopper-session";

// Read at module level, so that a wrong setting fails the deployment instead of a shopper's request.
const environment = readEnvironment(env as unknown as Record<string, unknown>);
requireBuilt(environment, built);

const isPersonal = (c: Context) => isPersonalPath(new URL(c.req.url).pathname);
const isPublic = (c: Context) => !isPersonal(c);

const app = new Hono<ShopEnv>();
app.onError((error, c) => {
  log("request-crashed", { id: c.get("requestId"), error });
  return renderErrorPage(c, 500);
});
app.use((c, next) => {
  c.set("environment", environmentForRequest(environment, c.req.url));
  return next();
});
app.use(requestId({ headerName: "cf-ray", limitLength: 64 }));
app.use(logRequests);
app.use(setSecurityHeaders);
app.use(throwErrors);
app.use(normalizeUrl);
app.use(redirectOldUrls);
// Before the origin check: these callers are authenticated by their signature.
app.post(STRIPE_WEBHOOK_PATH, limitBody, receiveStripeEvent);
app.post(WOOCOMMERCE_WEBHOOK_PATH, limitInvalidations, receiveInvalidation);
app.post(CATALOG_COMMAND_PATH, limitBody, handleCatalogCommand);
app.use(requireSameOrigin);
app.use(allowMethods);
app.use(limitBody);
app.use(limitFloods);
app.get("/healthz", checkHealth);
app.get("/api/_nuxt_icon/:collection", serveIcons);
app.get("/img/*", serveImage);
app.get(paths.otherLanguage, openOtherLanguage);
for (const path of DEMO_PATHS) app.use(path, proxyDemoPages);
app.use(refuseMissingFiles);
app.use(applyWordPressSettings(environment));
app.use(except(isPublic, openSession));
for (const path of BROWSING_PATHS) app.use(path, openBrowsing);
for (const path of DRAFT_PATHS) app.use(path, openDrafts);
app.use(except(isPersonal, cachePages(renderTask, openPageStores)));
app.all("*", renderPage);

/** A request to another language's paths is answered by the Worker of that language. */
async function answer(request: Request, bindings: Bindings, context: ExecutionContext): Promise<Response> {
  const [language = ""] = new URL(request.url).pathname.slice(1).split(/[/.]/, 1);
  const load = environment.site.languages.includes(language) ? languages[language] : undefined;
  if (!load) return app.fetch(request, bindings, context);
  const { default: worker } = await load();
  return worker.fetch(request, bindings, context);
}

export default {
  fetch: answer,
  openSyncService,
  async scheduled(_event, bindings, context) {
    const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
    for (const one of listLanguages(environment)) waitUntil(callSync(bindings, one, (sync) => sync.ensureRunning()));
    waitUntil(processWithdrawals(bindings, environment, Date.now()));
    waitUntil(processStockRequests(bindings, environment, Date.now()));
    await reconcilePayments(bindings, environment, Date.now());
  },
} satisfies ExportedHandler<Bindings> & { openSyncService: unknown };
