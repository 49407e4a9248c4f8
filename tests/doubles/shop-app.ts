import { Hono } from "hono";
import type { ShopEnv } from "../../worker/bindings";
import { atRequest, readEnvironment, type Variables } from "../../worker/env";

/** A Hono app with the shop's configuration set, for the test of one middleware. */
export function makeShopApp(variables: Variables = {}): Hono<ShopEnv> {
  const environment = readEnvironment(variables);
  const app = new Hono<ShopEnv>();
  app.use((c, next) => {
    c.set("environment", atRequest(environment, c.req.url));
    return next();
  });
  return app;
}
