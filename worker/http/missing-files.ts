import { createMiddleware } from "hono/factory";
import { isMissingFile } from "../../app/config/route-policies";
import { NO_FILE } from "../../app/strings/errors/plain-pages";
import type { ShopEnv } from "../platform/hono-env";

const FRESH_SECONDS = 60;

/** What only pictures are asked for with; a page's request accepts HTML first. */
const PICTURE = /^image\/(?!.*html)/;

/**
 * Answers requests for files and pictures that don't exist, after all that do: scanners and old pages ask for many, and a
 * page would cost each a render.
 */
export const refuseMissingFiles = createMiddleware<ShopEnv>(async (c, next) => {
  const isFile = isMissingFile(new URL(c.req.url).pathname);
  if (!isFile && !PICTURE.test(c.req.header("accept") ?? "")) return next();
  c.header("cache-control", `public, max-age=${FRESH_SECONDS}`);
  if (!isFile) c.header("vary", "accept");
  return c.text(NO_FILE, 404);
});
