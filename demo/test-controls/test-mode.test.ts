import { expect, test } from "vitest";
import { DemoShop } from "../testing/demo-shop.ts";

test("outside test mode there is neither a fault nor a test endpoint", async () => {
  const shop = new DemoShop(undefined, "false");
  expect((await shop.setUp("reset")).status).toBe(404);
  expect((await shop.fetch("/__test/orders")).status).toBe(404);
  expect((await shop.ask("{ cart { isEmpty } }", {}, { "x-demo-fault": "500" })).status).toBe(200);
});
