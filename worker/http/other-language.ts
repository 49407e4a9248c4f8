import type { Context } from "hono";
import * as paths from "#paths";
import { readPagePath } from "../../app/domain/account/return-path";
import { openCatalogReader } from "../catalog/open-reader";
import { Alternates } from "../content/alternates";
import { listLanguages } from "../platform/environment";
import type { ShopEnv } from "../platform/hono-env";
import { renderErrorPage } from "../platform/error-page";
import { RenderReport } from "../render/render-report";

/**
 * Redirects to the same page in another language, with its filters, or to the home page
 * if that language doesn't have it.
 */
export async function openOtherLanguage(c: Context<ShopEnv>): Promise<Response> {
  const environment = c.get("environment");
  const wanted = listLanguages(environment).find(({ language }) => language === c.req.param("language"));
  if (!wanted) return renderErrorPage(c, 400);
  c.header("cache-control", "no-store");
  const from = new URL(readPagePath(c.req.query("from")) ?? paths.home, "https://shop.invalid");
  const report = new RenderReport();
  const alternates = new Alternates(() => openCatalogReader(c.env, environment, report), environment);
  const find = (path: string) => alternates.find(path, wanted.language).catch(() => null);
  const target = await find(from.pathname);
  return c.redirect(target === null ? ((await find(paths.home)) ?? paths.home) : target + from.search, 302);
}
