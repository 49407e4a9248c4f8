import { createMiddleware } from "hono/factory";
import { isMissingFile } from "../../app/config/route-policies";
import { NO_FILE } from "#strings/errors/plain-pages";
import type { ShopEnv } from "../platform/hono-env";

const FRESH_SECONDS = 60;

/** Accept headers that only requests for pictures have; a page's request accepts HTML first. */
const PICTURE = /^image\/(?!.*html)/;

/**
 * Answers requests for missing files and pictures with one line. Scanners and old pages request many, and each would
 * cost a render. Runs after every handler of existing files.
 */
export const refuseMissingFiles = createMiddleware<ShopEnv>(async (c, next) => {
  const isFile = isMissingFile(new URL(c.req.url).pathname);
  if (!isFile && !PICTURE.test(c.req.header("accept") ?? "")) return next();
  c.header("cache-control", `public, max-age=${FRESH_SECONDS}`);
  if (!isFile) c.header("vary", "accept");
  return c.text(NO_FILE, 404);
});
