import { expect, test } from "vitest";
import { DemoShop } from "../testing/demo-shop.ts";
import { FAULT_KINDS, parseFault } from "./faults.ts";

const CART = "query getCart { cart { isEmpty contents { itemCount } } }";

async function askWith(shop: DemoShop, kind: string): Promise<Response> {
  return shop.fetch("/graphql", {
    method: "POST",
    headers: { "x-demo-fault": kind },
    body: JSON.stringify({ query: CART }),
  });
}

test("every kind of fault is parsed, and other text isn't a fault", () => {
  for (const kind of FAULT_KINDS) expect(parseFault(kind)).toMatchObject({ kind, isLate: false });
  expect(parseFault("slow:800")).toEqual({ kind: "slow", isLate: false, delayMs: 800 });
  expect(parseFault("drip:50")).toEqual({ kind: "drip", isLate: false, delayMs: 50 });
  expect(parseFault("late-502-html")).toMatchObject({ kind: "502-html", isLate: true });
  expect(parseFault("timeout")).toMatchObject({ delayMs: 20_000 });
  expect(parseFault("without:reviews")).toMatchObject({ kind: "without", field: "reviews" });
  for (const junk of ["", "without:", "slow", "drip", "slow:-1", "503", "late-"]) expect(parseFault(junk)).toBeNull();
});

test.each([
  ["500", 500, '{"errors"'],
  ["502-html", 502, "<html>"],
  ["200-html", 200, "<!doctype html>"],
  ["refused", 503, ""],
])("%s answers without asking GraphQL", async (kind, status, start) => {
  const response = await askWith(new DemoShop(), kind);
  expect(response.status).toBe(status);
  expect((await response.text()).slice(0, start.length || 1)).toBe(start);
});

test.each([
  ["null-data", '{"data":null}'],
  ["wrong-types", '{"data":{"cart":{"isEmpty":"yes","contents":{"itemCount":"четиридесет и две"}}}}'],
])("%s corrupts the response", async (kind, text) => {
  expect(await (await askWith(new DemoShop(), kind)).text()).toBe(text);
});

test("truncated stops in the middle of the JSON", async () => {
  const text = await (await askWith(new DemoShop(), "truncated")).text();
  expect(text).toMatch(/^\{"data"/);
  expect(() => JSON.parse(text) as unknown).toThrow();
});

test("partial drops the first field with an error, huge stays JSON of 12 MB", async () => {
  expect(await (await askWith(new DemoShop(), "partial")).json()).toMatchObject({
    errors: [{ message: "Internal server error", path: ["cart"] }],
    data: { cart: null },
  });
  const huge = await (await askWith(new DemoShop(), "huge")).text();
  expect(huge.length).toBeGreaterThan(12_000_000);
  expect(JSON.parse(huge)).toMatchObject({ data: { cart: { isEmpty: true } } });
});

test("without: one requested field fails, the rest is returned", async () => {
  expect(await (await askWith(new DemoShop(), "without:contents")).json()).toMatchObject({
    errors: [{ message: "Internal server error", path: ["cart", "contents"] }],
    data: { cart: { isEmpty: true, contents: null } },
  });
});

test("slow responds late, expired-session as a real backend", async () => {
  const start = Date.now();
  expect((await askWith(new DemoShop(), "slow:60")).status).toBe(200);
  expect(Date.now() - start).toBeGreaterThanOrEqual(55);
  expect(await (await askWith(new DemoShop(), "expired-session")).json()).toMatchObject({
    errors: [{ message: "invalid_token: Expired token" }],
    data: { cart: null },
  });
});

test("drip sends the real response byte by byte", async () => {
  const response = await askWith(new DemoShop(), "drip:1");
  const sizes: number[] = [];
  let text = "";
  for await (const chunk of response.body ?? []) {
    sizes.push(chunk.length);
    text += new TextDecoder().decode(chunk);
  }
  expect(new Set(sizes)).toEqual(new Set([1]));
  expect(JSON.parse(text)).toMatchObject({ data: { cart: { isEmpty: true } } });
});

test("timeout stays silent for longer than the shop waits", async () => {
  const deadline = AbortSignal.timeout(300);
  const answer = askWith(new DemoShop(), "timeout");
  await expect(
    Promise.race([answer, new Promise((resolve) => deadline.addEventListener("abort", () => resolve("silent")))]),
  ).resolves.toBe("silent");
});

test("a late fault hides that the operation was executed", async () => {
  const shop = new DemoShop();
  await shop.add(154);
  await shop.setUp("fault", { kind: "late-500", count: 1 });
  expect((await shop.add(154)).status).toBe(500);
  expect((await shop.ask(CART)).body.data).toMatchObject({ cart: { contents: { itemCount: 2 } } });
});

test("a held response is sent once the fault is cleared", async () => {
  const shop = new DemoShop();
  await shop.setUp("fault", { kind: "hold", count: 1 });
  const ended: string[] = [];
  const held = shop.ask(CART).then(() => ended.push("held"));
  await shop.ask(CART).then(() => ended.push("next"));
  await shop.setUp("fault", { kind: null });
  await held;
  expect(ended).toEqual(["next", "held"]);
});

test("a fault with a count hits its operation that often", async () => {
  const shop = new DemoShop();
  await shop.setUp("fault", { kind: "500", count: 2, operation: "getCart" });
  expect((await shop.ask("{ allowedCountries }")).status).toBe(200);
  const statuses = [await shop.ask(CART), await shop.ask(CART), await shop.ask(CART)].map(({ status }) => status);
  expect(statuses).toEqual([500, 500, 200]);
  expect(await (await shop.fetch("/__test/fault")).json()).toMatchObject({ operation: "getCart", count: 0 });
});

test("a fault without a count stays until it is cleared; an unknown one is refused", async () => {
  const shop = new DemoShop();
  await shop.setUp("fault", { kind: "500" });
  expect([(await shop.ask(CART)).status, (await shop.ask(CART)).status]).toEqual([500, 500]);
  await shop.setUp("fault", { kind: null });
  expect((await shop.ask(CART)).status).toBe(200);
  expect((await shop.setUp("fault", { kind: "earthquake" })).status).toBe(400);
});

test("a reset restores the seed", async () => {
  const shop = new DemoShop();
  await shop.add(154, { quantity: 5 });
  await shop.operate("checkout/checkout", { input: { paymentMethod: "cod", billing: { email: "a@b.bg" } } });
  await shop.setUp("reset");
  expect(await (await shop.fetch("/__test/orders")).json()).toEqual([]);
  const { body } = await shop.ask(
    "{ product(id: 154, idType: DATABASE_ID) { ... on SimpleProduct { stockQuantity } } }",
  );
  expect(body.data).toEqual({ product: { stockQuantity: 49 } });
});

test("outside test mode there is neither a fault nor a test endpoint", async () => {
  const shop = new DemoShop(undefined, "false");
  expect((await shop.setUp("reset")).status).toBe(404);
  expect((await shop.fetch("/__test/orders")).status).toBe(404);
  expect((await askWith(shop, "500")).status).toBe(200);
});
