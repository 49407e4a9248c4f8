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
const NOTHING = { ids: [], posts: [], isSetting: false, isContent: false, areCouriers: false, isPurge: false };
const BODY = JSON.stringify({ id: 54, name: "Протеин", stock_quantity: 3 });

function setUp(variables: Record<string, unknown> = {}, secret = DEMO_WEBHOOK_SECRET) {
  const notified: unknown[] = [];
  const sync = { noteDelivery: (notice: unknown) => Promise.resolve(void notified.push(notice)) };
  const app = makeShopApp(variables);
  app.post("/webhooks/woocommerce", limitInvalidations, receiveInvalidation);
  const sign = (body: string) => createHmac("sha256", secret).update(body).digest("base64");
  const send = (body: string, headers: Record<string, string> = {}) => {
    const signedHeaders = {
      "x-wc-webhook-topic": "product.updated",
      "x-wc-webhook-signature": sign(body),
    };
    const init = { method: "POST", body, headers: { ...signedHeaders, ...headers } };
    const of = (object: object) => ({ idFromName: (name: string) => name, get: () => object });
    return app.request("/webhooks/woocommerce", init, { CATALOG_SYNC: of(sync) });
  };
  return { notified, send, sign };
}

test("signed changes of products, posts and everything else reach the sync, and so does a purge", async () => {
  const { notified, send } = setUp();
  for (const topic of ["product.updated", "product.deleted", "action.save_post"])
    expect((await send(BODY, { "x-wc-webhook-topic": topic })).status).toBe(200);
  await send('{"ids":[7,8,7,"9",-1,2.5],"kinds":["product","term"]}', { "x-wc-webhook-topic": "catalog.changed" });
  await send('{"ids":[],"posts":[3,3,0],"kinds":["content"]}', { "x-wc-webhook-topic": "catalog.changed" });
  await send('{"kinds":["couriers"]}', { "x-wc-webhook-topic": "catalog.changed" });
  await send("{}", { "x-wc-webhook-topic": "shop.purge" });
  expect(notified).toEqual([
    { ...NOTHING, ids: [54] },
    { ...NOTHING, ids: [54] },
    { ...NOTHING, isContent: true },
    { ...NOTHING, ids: [7, 8], isSetting: true },
    { ...NOTHING, posts: [3], isContent: true },
    { ...NOTHING, areCouriers: true },
    { ...NOTHING, isSetting: true, isContent: true, areCouriers: true, isPurge: true },
  ]);
});

test("a saved variation is reported as its product", async () => {
  const { notified, send } = setUp();
  await send(JSON.stringify({ id: 56, type: "variation", parent_id: 54 }));
  await send(JSON.stringify({ id: 54, type: "variable", parent_id: 0 }));
  expect(notified).toEqual([
    { ...NOTHING, ids: [56, 54] },
    { ...NOTHING, ids: [54] },
  ]);
});

test("unsigned, wrongly signed, altered and oversized deliveries have no effect", async () => {
  const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { notified, send, sign } = setUp();
  for (const signature of [
    "",
    "AAAA",
    "%%%",
    sign(`${BODY} `),
    createHmac("sha256", "other").update(BODY).digest("base64"),
  ])
    expect((await send(BODY, { "x-wc-webhook-signature": signature })).status).toBe(400);
  expect((await send("x".repeat(1024 * 1024 + 1))).status).toBe(413);
  expect(notified).toEqual([]);
  silence.mockRestore();
});

test("WooCommerce's unsigned ping gets a 200 and has no effect", async () => {
  const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { notified, send } = setUp();
  expect((await send("webhook_id=12", { "x-wc-webhook-signature": "" })).status).toBe(200);
  expect((await send("webhook_id=12&x=1", { "x-wc-webhook-signature": "" })).status).toBe(400);
  expect(notified).toEqual([]);
  silence.mockRestore();
});

test("webhooks about orders, customers and coupons have no effect", async () => {
  const { notified, send } = setUp();
  for (const topic of ["order.created", "customer.updated", "coupon.deleted"])
    expect((await send(BODY, { "x-wc-webhook-topic": topic })).status).toBe(200);
  expect(notified).toEqual([]);
});

test("a merchant's shop accepts webhooks only with a secret of its own", async () => {
  expect((await setUp(MERCHANT).send(BODY)).status).toBe(404);
  const own = "a secret of fifty characters, with blanks as Woo does";
  const { send, notified } = setUp({ ...MERCHANT, WOOCOMMERCE_WEBHOOK_SECRET: own }, own);
  expect((await send(BODY)).status).toBe(200);
  expect(notified).toHaveLength(1);
});

test("the WordPress plugin signs webhooks with the secret it shares with the shop", async () => {
  const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const shared = "s".repeat(32);
  const { send, notified } = setUp({ ...MERCHANT, STOREFRONT_SECRET: shared }, shared);
  expect((await send(BODY, { "x-wc-webhook-topic": "storefront.changed" })).status).toBe(200);
  expect(notified).toEqual([{ ...NOTHING, isContent: true }]);
  expect((await setUp({ ...MERCHANT, STOREFRONT_SECRET: shared }, "t".repeat(32)).send(BODY)).status).toBe(400);
  silence.mockRestore();
});
