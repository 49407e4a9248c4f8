import { expect, test } from "vitest";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import type { Variables } from "../platform/variables";
import { DEMO_PATHS, proxyDemoPages } from "./demo-proxy";

const MERCHANT = {
  BACKEND_URL: "https://wordpress.example/graphql",
  BACKEND_CURRENCY: "EUR",
  SESSION_SECRET: "x".repeat(32),
};

function setUp(variables: Variables = {}, setCookie = "a=b") {
  const requests: { url: string; method: string; cookie: string | null }[] = [];
  const app = makeShopApp(variables);
  for (const path of DEMO_PATHS) app.use(path, proxyDemoPages);
  app.all("*", (c) => c.text("the shop", 404));
  const fetchDemo = async (url: string, init: RequestInit) => {
    requests.push({ url, method: init.method!, cookie: new Headers(init.headers).get("cookie") });
    return new Response("the demo", { headers: { "content-type": "text/html", "set-cookie": setCookie } });
  };
  const bindings = { BACKEND: { fetch: fetchDemo } };
  return {
    requests,
    ask: (path: string, init?: RequestInit) => app.request(`https://shop.test${path}`, init, bindings),
  };
}

test("the outbox, the login provider and downloads are proxied without cookies in either direction", async () => {
  const { ask, requests } = setUp();
  for (const path of ["/outbox", "/demo-provider/authorize?state=1", "/?download_file=5&order=x"]) {
    const response = await ask(path, { headers: { cookie: "session=secret" } });
    expect(await response.text()).toBe("the demo");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.has("set-cookie")).toBe(false);
  }
  expect(requests.map(({ cookie }) => cookie)).toEqual([null, null, null]);
});

test("the demo's own checkout receives its two cookies, and none of the shop's", async () => {
  const { ask, requests } = setUp({}, "demo_checkout=1; Path=/");
  const headers = { cookie: "session=secret; storefront_browser=b; demo_checkout=c; x=storefront_browser=d" };
  for (const path of ["/?wc-api=storefront_transfer", "/demo-checkout"])
    expect((await ask(path, { headers })).headers.getSetCookie()).toEqual(["demo_checkout=1; Path=/"]);
  const expected = Array.from(requests, () => "storefront_browser=b; demo_checkout=c");
  expect(requests.map(({ cookie }) => cookie)).toEqual(expected);
});

test("no other path reaches the demo, neither its GraphQL endpoint nor its test switches", async () => {
  const { ask, requests } = setUp();
  for (const path of ["/graphql", "/__test/reset", "/", "/outboxes", "/?x=download_file"]) {
    expect((await ask(path)).status).toBe(404);
    expect((await ask(path, { method: "POST", body: "{}" })).status).toBe(404);
  }
  expect(requests).toEqual([]);
});

test("a merchant's shop has none of these pages", async () => {
  const { ask, requests } = setUp(MERCHANT);
  expect((await ask("/outbox")).status).toBe(404);
  expect(requests).toEqual([]);
});
