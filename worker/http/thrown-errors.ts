import { createMiddleware } from "hono/factory";
import type { ShopEnv } from "../platform/hono-env";

/** Hono answers thrown errors alone: anything else would leave the Worker past its error page and its headers. */
export const throwErrors = createMiddleware<ShopEnv>(async (_, next) => {
  try {
    await next();
  } catch (thrown) {
    throw thrown instanceof Error ? thrown : new Error("Thrown, but no error", { cause: thrown });
  }
});
