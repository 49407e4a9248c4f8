import { createHmac } from "node:crypto";
import { expect, test, vi } from "vitest";
import { makeShopApp } from "../../../tests/doubles/platform/shop-app";
import { DEMO_WEBHOOK_SECRET } from "../../platform/environment";
import { limitInvalidations, receiveInvalidation } from "./woocommerce-webhook";

const MERCHANT = {
  BACKEND_URL: "https://wordpress.example/graphql",
  BACKEND_CURRENCY: "EUR",
  SESSION_SECRET: "x".repeat(32),
};
const BODY = JSON.stringify({ id: 54, name: "Протеин", stock_quantity: 3 });

function setUp(variables: Record<string, unknown> = {}, secret = DEMO_WEBHOOK_SECRET) {
  const heard: unknown[][] = [];
  const noted: unknown[][] = [];
  const desk = { invalidate: (...said: unknown[]) => (heard.push(said), Promise.resolve("done")) };
  const sync = { noteDelivery: (...said: unknown[]) => (noted.push(said), Promise.resolve("noted")) };
  const app = makeShopApp(variables);
  app.post("/webhooks/woocommerce", limitInvalidations, receiveInvalidation);
  const sign = (body: string) => createHmac("sha256", secret).update(body).digest("base64");
  const send = (body: string, headers: Record<string, string> = {}) => {
    const said = {
      "x-wc-webhook-topic": "product.updated",
      "x-wc-webhook-delivery-id": "0a1b2c",
      "x-wc-webhook-signature": sign(body),
    };
    const init = { method: "POST", body, headers: { ...said, ...headers } };
    const of = (object: object) => ({ idFromName: (name: string) => name, get: () => object });
    return app.request("/webhooks/woocommerce", init, { CACHE_VERSION: of(desk), CATALOG_SYNC: of(sync) });
  };
  return { heard, noted, send, sign };
}

test("signed notices of products go to the replica, of other content to cached pages too; a purge is urgent", async () => {
  const { heard, noted, send } = setUp();
  for (const topic of ["product.updated", "product.deleted", "action.save_post"])
    expect((await send(BODY, { "x-wc-webhook-topic": topic })).status).toBe(200);
  await send('{"ids":[7,8,7,"9",-1,2.5],"kinds":["product","term"]}', { "x-wc-webhook-topic": "catalog.changed" });
  await send("{}", { "x-wc-webhook-topic": "shop.purge", "x-wc-webhook-delivery-id": "d" });
  const nothing = { ids: [], isSetting: false, isContent: false, isPurge: false };
  expect(noted).toEqual([
    ["0a1b2c", { ...nothing, ids: [54] }],
    ["0a1b2c", { ...nothing, ids: [54] }],
    ["0a1b2c", { ...nothing, isContent: true }],
    ["0a1b2c", { ...nothing, ids: [7, 8], isSetting: true }],
    ["d", { ...nothing, isSetting: true, isContent: true, isPurge: true }],
  ]);
  expect(heard).toEqual([
    ["0a1b2c", "anything", false],
    ["d", "anything", true],
  ]);
});

test("unsigned, wrongly signed, altered and nameless news has no effect", async () => {
  const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { noted, send, sign } = setUp();
  for (const signature of [
    "",
    "AAAA",
    "%%%",
    sign(`${BODY} `),
    createHmac("sha256", "other").update(BODY).digest("base64"),
  ])
    expect((await send(BODY, { "x-wc-webhook-signature": signature })).status).toBe(400);
  for (const id of ["", "a b", "x".repeat(101)])
    expect((await send(BODY, { "x-wc-webhook-delivery-id": id })).status).toBe(400);
  expect((await send("x".repeat(1024 * 1024 + 1))).status).toBe(413);
  expect(noted).toEqual([]);
  silence.mockRestore();
});

test("WooCommerce's first call, which nobody signs, is answered and has no effect", async () => {
  const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { noted, send } = setUp();
  expect((await send("webhook_id=12", { "x-wc-webhook-signature": "" })).status).toBe(200);
  expect((await send("webhook_id=12&x=1", { "x-wc-webhook-signature": "" })).status).toBe(400);
  expect(noted).toEqual([]);
  silence.mockRestore();
});

test("orders, customers and coupons are no news of the catalogue", async () => {
  const { noted, send } = setUp();
  for (const topic of ["order.created", "customer.updated", "coupon.deleted"])
    expect((await send(BODY, { "x-wc-webhook-topic": topic })).status).toBe(200);
  expect(noted).toEqual([]);
});

test("a merchant's shop hears news only with a secret of its own", async () => {
  expect((await setUp(MERCHANT).send(BODY)).status).toBe(404);
  const own = "a secret of fifty characters, with blanks as Woo does";
  const { send, noted } = setUp({ ...MERCHANT, WOOCOMMERCE_WEBHOOK_SECRET: own }, own);
  expect((await send(BODY)).status).toBe(200);
  expect(noted).toHaveLength(1);
});

test("the WordPress plugin signs its news with the secret that it shares with the shop (docs/wordpress-plugin.md)", async () => {
  const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const shared = "s".repeat(32);
  const { send, heard } = setUp({ ...MERCHANT, STOREFRONT_SECRET: shared }, shared);
  expect((await send(BODY, { "x-wc-webhook-topic": "storefront.changed" })).status).toBe(200);
  expect(heard).toEqual([["0a1b2c", "anything", false]]);
  expect((await setUp({ ...MERCHANT, STOREFRONT_SECRET: shared }, "t".repeat(32)).send(BODY)).status).toBe(400);
  silence.mockRestore();
});
