import { expect, test } from "vitest";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import { allowMethods, limitBody, requireSameOrigin } from "./request-checks";

const app = makeShopApp();
app.use(requireSameOrigin);
app.use(allowMethods);
app.use(limitBody);
app.all("*", (c) => c.text("changed"));

const post = (headers: Record<string, string>, body = "x=1") =>
  app.request("https://shop.test/cart", {
    method: "POST",
    headers: { ...headers, "content-length": String(body.length) },
    body,
  });

test("forms of the shop's own origin pass", async () => {
  expect((await post({ origin: "https://shop.test", "sec-fetch-site": "same-origin" })).status).toBe(200);
  expect((await post({ origin: "https://shop.test" })).status).toBe(200);
  expect((await post({ "sec-fetch-site": "same-origin" })).status).toBe(200);
});

test.each<Record<string, string>>([
  { origin: "https://evil.test" },
  { origin: "null" },
  { origin: "http://shop.test" },
  { origin: "" },
  {},
  { "sec-fetch-site": "none" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://shop.test.evil.test" },
])("%o is refused", async (headers) => {
  const response = await post(headers);
  expect(response.status).toBe(403);
  expect(await response.text()).toContain("Количката Ви е запазена");
});

test("a GET is allowed from any origin", async () => {
  expect((await app.request("https://shop.test/", { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(200);
});

test("a body over 64 kB is refused", async () => {
  expect((await post({ origin: "https://shop.test" }, "x".repeat(70_000))).status).toBe(413);
});

test("an unsupported method is refused with the allowed ones", async () => {
  const headers = { origin: "https://shop.test" };
  for (const method of ["OPTIONS", "PUT", "PROPFIND"]) {
    const response = await app.request("https://shop.test/", { method, headers });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  }
});
