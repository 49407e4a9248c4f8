import { createMiddleware } from "hono/factory";
import type { ShopEnv } from "../platform/hono-env";

/** Hono's onError handles thrown errors only: anything else would bypass the error page and the security headers. */
export const throwErrors = createMiddleware<ShopEnv>(async (_, next) => {
  try {
    await next();
  } catch (thrown) {
    throw thrown instanceof Error ? thrown : new Error("A value that is no Error was thrown", { cause: thrown });
  }
});
