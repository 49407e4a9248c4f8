import { Hono } from "hono";
import type { ShopEnv } from "../../../worker/platform/hono-env";
import { environmentForRequest, readEnvironment } from "../../../worker/platform/environment";
import type { Variables } from "../../../worker/platform/variables";

/** A Hono app with the shop's configuration set, for the test of one middleware. */
export function makeShopApp(variables: Variables = {}): Hono<ShopEnv> {
  const environment = readEnvironment(variables);
  const app = new Hono<ShopEnv>();
  app.use((c, next) => {
    c.set("environment", environmentForRequest(environment, c.req.url));
    return next();
  });
  return app;
}
