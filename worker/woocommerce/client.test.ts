import type { DeliveryChoice } from "../../app/domain/delivery/delivery-choice";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AddToCartDocument, GetCatalogCategoriesDocument, GetViewerDocument } from "../../graphql/generated/documents";
import { openClientWith, SHARED_SECRET } from "../../tests/doubles/backend/client-with-fetch";
import { ANSWER_BYTES_MAX } from "../../app/config/limits";

const ADD = { input: { productId: 154, quantity: 1 } };

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("every request is a POST, because a GET with a session header could be cached for others", async () => {
  const { client, requests } = openClientWith(() => json({ data: { productCategories: null } }));
  await client.query(GetCatalogCategoriesDocument, {}, "abc");
  expect(requests[0]!.method).toBe("POST");
  expect(requests[0]!.headers.get("woocommerce-session")).toBe("Session abc");
});

test("the public client never sends a session or an auth token", async () => {
  const { client, requests } = openClientWith(() => json({ data: { productCategories: null } }), "public");
  await client.query(GetCatalogCategoriesDocument, {}, "abc", "auth");
  await client.mutate(AddToCartDocument, ADD, "abc", "auth");
  for (const { headers } of requests) {
    expect(headers.has("woocommerce-session")).toBe(false);
    expect(headers.has("authorization")).toBe(false);
    expect(headers.has("x-storefront-secret")).toBe(false);
  }
});

test("the shop's secret is sent with a shopper's requests and never follows a redirect", async () => {
  const { client, requests, failures } = openClientWith(
    () => new Response(null, { status: 307, headers: { location: "https://elsewhere.test/graphql" } }),
  );
  await client.mutate(AddToCartDocument, ADD);
  expect(requests.map(({ url, redirect, headers }) => [url, redirect, headers.get("x-storefront-secret")])).toEqual([
    ["https://backend.test/graphql", "manual", SHARED_SECRET],
  ]);
  expect(failures).toHaveLength(1);
  expect(JSON.stringify(failures)).not.toContain(SHARED_SECRET);
});

test("a shopper's client sends an auth token only if it is given one", async () => {
  const { client, requests } = openClientWith(() => json({ data: { productCategories: null } }));
  await client.query(GetCatalogCategoriesDocument, {}, "abc", "auth");
  await client.query(GetCatalogCategoriesDocument, {}, "abc");
  expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer auth", null]);
});

test("an email for coupons is stated with a guest's requests alone, percent-encoded", async () => {
  const stated = async (name: "public" | "shopper", email: string | null, authToken: string | null = null) => {
    const { client, requests } = openClientWith(() => json({ data: null }), name, {
      readCouponEmail: () => Promise.resolve(email),
      readDeliveryChoice: () => Promise.resolve(null),
    });
    await client.mutate(AddToCartDocument, ADD, "abc", authToken);
    return requests[0]!.headers.get("x-storefront-coupon-email");
  };
  expect(await stated("shopper", "ivan+shop@example.bg")).toBe("ivan%2Bshop%40example.bg");
  expect(await stated("shopper", null)).toBeNull();
  expect(await stated("shopper", "ivan@example.bg", "auth")).toBeNull();
  expect(await stated("public", "ivan@example.bg")).toBeNull();
});

test("what a courier's price depends on is stated with every request of a session, percent-encoded", async () => {
  const choice = { courier: "econt", office: "1127", payment: "cod", address1: "ул. „Пирин“ 24 \ud83c", address2: "" };
  const stated = async (name: "public" | "shopper", delivery: DeliveryChoice | null) => {
    const facts = { readCouponEmail: () => Promise.resolve(null), readDeliveryChoice: () => Promise.resolve(delivery) };
    const { client, requests } = openClientWith(() => json({ data: null }), name, facts);
    await client.mutate(AddToCartDocument, ADD, "abc", "auth");
    return requests[0]!.headers.get("x-storefront-delivery");
  };
  const header = await stated("shopper", choice);
  expect(header).toMatch(/^[\w%.~!*'()-]+$/);
  expect(JSON.parse(decodeURIComponent(header!))).toEqual(choice);
  expect(await stated("shopper", null)).toBeNull();
  expect(await stated("public", choice)).toBeNull();
});

test("the same query for two sessions is sent twice, and each gets its own response and token", async () => {
  const { client, requests } = openClientWith((request) => {
    const session = request.headers.get("woocommerce-session")!;
    return json({ data: { viewer: { name: session } } }, { headers: { "woocommerce-session": `next ${session}` } });
  });
  const answers = await Promise.all(["one", "other"].map((token) => client.query(GetViewerDocument, {}, token)));
  expect(requests).toHaveLength(2);
  expect(answers.map(({ data, sessionToken }) => [data?.viewer?.name, sessionToken])).toEqual([
    ["Session one", "next Session one"],
    ["Session other", "next Session other"],
  ]);
});

test("HTTP 403 to an auth token yields no data, because data and session are a guest's", async () => {
  const answer = () =>
    json({ data: { viewer: null } }, { status: 403, headers: { "woocommerce-session": "a guest's" } });
  const { client, requests, failures } = openClientWith(answer);
  const gone = { data: null, failure: { kind: "auth-expired" }, sessionToken: null };
  expect(await client.query(GetViewerDocument, {}, "abc", "old")).toEqual(gone);
  expect(await client.mutate(AddToCartDocument, ADD, "abc", "old")).toEqual(gone);
  expect(requests).toHaveLength(2);
  expect(failures.map(({ kind, status }) => [kind, status])).toEqual([
    ["auth-expired", 403],
    ["auth-expired", 403],
  ]);
  expect(JSON.stringify(failures)).not.toMatch(/old|guest/);
});

test("HTTP 403 without an auth token, or from a firewall, doesn't expire the sign-in", async () => {
  const refused = openClientWith(() => json({ data: { refreshToken: { success: false } } }, { status: 403 }));
  expect(await refused.client.query(GetViewerDocument, {}, "abc")).toMatchObject({
    data: { refreshToken: { success: false } },
    failure: null,
  });
  const blocked = openClientWith(() => new Response("<html>Forbidden", { status: 403 }));
  expect((await blocked.client.query(GetViewerDocument, {}, "abc", "auth")).failure?.kind).toBe("bad-answer");
});

test("the newest session token comes from the response header", async () => {
  const { client } = openClientWith(() => json({ data: {} }, { headers: { "woocommerce-session": "next" } }));
  expect((await client.mutate(AddToCartDocument, ADD, "abc")).sessionToken).toBe("next");
});

test.each([
  ["a refused connection", () => Promise.reject(new TypeError("connection refused")), "unreachable"],
  ["HTML with status 502", () => new Response("<html>502</html>", { status: 502 }), "bad-answer"],
  ["HTML with status 200", () => new Response("<!doctype html>"), "bad-answer"],
  ["truncated JSON", () => new Response('{"data":{"cart":'), "bad-answer"],
  ["JSON that is no answer", () => new Response("[1]"), "bad-answer"],
  ["an empty body", () => new Response(null, { status: 500 }), "bad-answer"],
  ["a huge body", () => new Response("x".repeat(ANSWER_BYTES_MAX + 1)), "too-large"],
  [
    "an expired session",
    () => json({ errors: [{ message: "invalid_token: Expired token" }], data: null }),
    "session-expired",
  ],
])("%s is classified before anybody reads it", async (_, answer, kind) => {
  const { client, failures } = openClientWith(answer as () => Response);
  expect((await client.mutate(AddToCartDocument, ADD)).failure?.kind).toBe(kind);
  expect(failures).toHaveLength(1);
});

test("a refusal carries the backend's first message as plain text", async () => {
  const message = 'Please choose product options by visiting <a href="https://shop.test/x" title="x">Тениска</a>.';
  const { client } = openClientWith(() =>
    json({ errors: [{ message }, { message: "And more." }], data: { addToCart: null } }),
  );
  const { failure } = await client.mutate(AddToCartDocument, ADD);
  expect(failure).toEqual({ kind: "refused", message: "Please choose product options by visiting Тениска." });
});

test("a refusal leaves out WooCommerce's button to its own cart", async () => {
  const button = '<a href="https://shop.test/cart/" class="button wc-forward">Преглед на количката</a>';
  const message = `Не можете да добавите друг „Клек“ към количката. ${button}`;
  const { client } = openClientWith(() => json({ errors: [{ message }], data: { addToCart: null } }));
  const { failure } = await client.mutate(AddToCartDocument, ADD);
  expect(failure).toEqual({ kind: "refused", message: "Не можете да добавите друг „Клек“ към количката." });
});

test("a failed request is logged as one line without variables or tokens", async () => {
  const { client, failures } = openClientWith(() =>
    json({ errors: [{ message: "Internal server error" }] }, { status: 500 }),
  );
  await client.mutate(AddToCartDocument, { input: { productId: 4711 } }, "secret-token");
  expect(failures).toEqual([
    {
      client: "shopper",
      endpoint: "https://backend.test/graphql",
      type: "mutation",
      name: "addToCart",
      status: 500,
      kind: "bad-answer",
      messages: ["Internal server error"],
    },
  ]);
  expect(JSON.stringify(failures)).not.toMatch(/4711|secret-token/);
});

test("a wrong BACKEND_URL is recognizable by the logged excerpt", async () => {
  const { client, failures } = openClientWith(() => new Response("<html><title>Моят блог</title>", { status: 404 }));
  await client.query(GetCatalogCategoriesDocument, {});
  expect(failures[0]).toMatchObject({
    name: "getCatalogCategories",
    status: 404,
    messages: ["<html><title>Моят блог</title>"],
  });
});

test("data with an empty list of errors is complete", async () => {
  const { client, failures } = openClientWith(() => json({ data: { productCategories: null }, errors: [] }));
  expect(await client.query(GetCatalogCategoriesDocument, {})).toMatchObject({ failure: null });
  expect(failures).toEqual([]);
});

test("partial data comes with its failure", async () => {
  const { client } = openClientWith(() =>
    json({ data: { productCategories: { nodes: [] } }, errors: [{ message: "x" }] }),
  );
  const answer = await client.query(GetCatalogCategoriesDocument, {});
  expect(answer.data).toEqual({ productCategories: { nodes: [] } });
  expect(answer.failure).toEqual({ kind: "refused", message: "x" });
});

test("orders are taken by the word of the newest response, except a 5xx", async () => {
  const answers = [
    json({ data: {} }, { headers: { "x-storefront-plugin": "shop" } }),
    json({ errors: [] }, { status: 500 }),
    new Response("<html>502</html>", { status: 502 }),
    json({ data: {} }, { headers: { "x-storefront-plugin": "1" } }),
    json({ data: {} }),
  ];
  const { client } = openClientWith(() => answers.shift()!);
  const seen = [client.takesOrders()];
  while (answers.length) {
    await client.mutate(AddToCartDocument, ADD);
    seen.push(client.takesOrders());
  }
  expect(seen).toEqual([false, true, true, true, false, false]);
});
