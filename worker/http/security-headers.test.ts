import { expect, test } from "vitest";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import { setSecurityHeaders } from "./security-headers";

const app = makeShopApp();
app.use(setSecurityHeaders);
app.get("/raw", (c) => new Response(c.get("nonce"), { headers: { "x-own": "kept" } }));
// Hono's own handler would print it.
app.onError((_, c) => c.text("sorry", 500));
app.get("/crash", () => {
  throw new Error("boom");
});

test("every answer carries the full header set, errors too", async () => {
  for (const path of ["/raw", "/crash", "/nowhere"]) {
    const { headers } = await app.request(`https://shop.test${path}`);
    expect(headers.get("content-security-policy")).toMatch(
      /default-src 'none'.*script-src 'nonce-[\w+/]{24}' 'strict-dynamic'/,
    );
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    // Without it the worker that speaks when there is no connection is held to the scripts' nonce.
    expect(headers.get("content-security-policy")).toContain("worker-src 'self'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
  }
});

test("search engines are told to stay away from a demo that stands on the net, and from no merchant's shop", async () => {
  const robots = async (variables: Record<string, string>, address: string) => {
    const shop = makeShopApp(variables);
    shop.use(setSecurityHeaders);
    return (await shop.request(address)).headers.get("x-robots-tag");
  };
  const merchant = {
    BACKEND_URL: "https://wordpress.example/graphql",
    BACKEND_CURRENCY: "EUR",
    SESSION_SECRET: "x".repeat(32),
  };
  expect(await robots({}, "https://shop-staging.example.workers.dev/")).toBe("noindex");
  expect(await robots({}, "http://localhost:8787/")).toBeNull();
  expect(await robots(merchant, "https://shop.test/")).toBeNull();
});

test("each answer has a nonce of its own, the one its page was made with", async () => {
  const nonces = new Set<string>();
  for (let i = 0; i < 100; i += 1) {
    const response = await app.request("https://shop.test/raw");
    const nonce = await response.text();
    expect(response.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(100);
});

const KEYS = {
  BACKEND_CURRENCY: "EUR",
  STRIPE_SECRET_KEY: "sk_test_a",
  STRIPE_PUBLISHABLE_KEY: "pk_test_b",
  STRIPE_WEBHOOK_SECRET: "whsec_c",
};

test("Stripe may run in the checkout of a shop that takes cards, and on no other page", async () => {
  const withCards = makeShopApp(KEYS);
  withCards.use(setSecurityHeaders);
  withCards.all("*", (c) => c.text("x"));
  const { headers } = await withCards.request("https://shop.test/checkout");
  const policy = headers.get("content-security-policy");
  expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com/);
  expect(policy).toMatch(/connect-src 'self'[^;]* https:\/\/api\.stripe\.com/);
  expect(policy).toContain("frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com");
  expect(headers.get("permissions-policy")).toContain('payment=(self "https://js.stripe.com"');
  for (const path of ["/", "/cart", "/checkout/payment", "/checkout/order-received/7", "/checkoutx"]) {
    const response = await withCards.request(`https://shop.test${path}`);
    expect(JSON.stringify([...response.headers])).not.toContain("stripe");
  }
  expect(JSON.stringify([...(await app.request("https://shop.test/checkout")).headers])).not.toContain("stripe");
});

test("a form may be led on to the providers that the page offers, and to nobody else", async () => {
  const offering = makeShopApp();
  offering.use(setSecurityHeaders);
  offering.get("/my-account", (c) => {
    c.set("formTargets", ["https://accounts.google.com"]);
    return c.text("x");
  });
  const policyOf = async (path: string) =>
    (await offering.request(`https://shop.test${path}`)).headers.get("content-security-policy");
  expect(await policyOf("/my-account")).toContain("; form-action 'self' https://accounts.google.com;");
  expect(await policyOf("/nowhere")).toContain("; form-action 'self';");
});

test("the checkout's form may lead to the gateways that the merchant names, and no other page's (docs/payments.md)", async () => {
  const app = makeShopApp({ SITE: { gatewayOrigins: ["https://secure.bank.example"] } });
  app.use(setSecurityHeaders);
  app.get("*", (c) => c.text("page"));
  const policyOf = async (path: string) => (await app.request(path)).headers.get("content-security-policy");
  expect(await policyOf("/checkout")).toContain("form-action 'self' https://secure.bank.example;");
  expect(await policyOf("/cart")).toContain("form-action 'self';");
});
