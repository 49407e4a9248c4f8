import { expect, test } from "vitest";
import { EMPTY_CART } from "../app/backend/cart";
import { fail, succeed } from "../app/backend/result";
import type { Shopper } from "../app/context";
import type { CartChange } from "../app/shop/cart-change";
import { makeShopApp } from "../tests/doubles/shop-app";
import type { Bindings } from "./bindings";
import { isPersonalPath, openSession } from "./session";

const ADD: CartChange = { type: "add", productId: 1, variationId: null, quantity: 2, attributes: [] };

function setUp() {
  const opened: string[] = [];
  const session: Partial<Shopper> = {
    readCart: () => Promise.resolve(succeed({ cart: { ...EMPTY_CART, itemCount: 0 }, restored: false })),
    changeCart: () => Promise.resolve(succeed({ cart: { ...EMPTY_CART, itemCount: 2 }, restored: false })),
  };
  session.placeOrder = () => Promise.resolve(fail({ kind: "too-many", seconds: 42 }));
  const namespace = {
    idFromName: (name: string) => name,
    get: (id: string) => {
      opened.push(id);
      return session;
    },
  };
  const app = makeShopApp();
  app.use(openSession);
  app.get("/cart", async (c) => c.json(await c.get("shopper")!.readCart()));
  app.post("/cart", async (c) => c.json(await c.get("shopper")!.changeCart(ADD)));
  app.put("/cart", async (c) => {
    await c.get("shopper")!.changeCart(ADD);
    await c.get("shopper")!.placeOrder("id", {} as never);
    return c.text("", Number(c.req.query("status")) as 200);
  });
  app.get("/magazin", (c) => c.text(String(c.get("shopper"))));
  const bindings = { SHOPPER_SESSION: namespace as unknown as Bindings["SHOPPER_SESSION"] };
  return { opened, ask: (url: string, init?: RequestInit) => app.request(url, init, bindings) };
}

test("looking into the cart makes no session and no cookie (design §3)", async () => {
  const { ask, opened } = setUp();
  const answer = await ask("https://shop.test/cart");
  expect(opened).toEqual([]);
  expect(answer.headers.getSetCookie().join()).not.toContain("session");
});

test("the first thing put into a cart makes a session: __Host-, HttpOnly, Secure, Lax (design §3)", async () => {
  const { ask, opened } = setUp();
  const cookies = (await ask("https://shop.test/cart", { method: "POST" })).headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.startsWith("__Host-session="))!;
  expect(session).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/i);
  expect(session).toMatch(/Max-Age=31536000/);
  expect(opened[0]).toMatch(/^[\w-]{43}$/);
  expect(cookies).toContainEqual(expect.stringMatching(/^cart_items=2;(?!.*HttpOnly)/i));
});

test("the same cookie opens the same session, and slides", async () => {
  const { ask, opened } = setUp();
  const first = await ask("https://shop.test/cart", { method: "POST" });
  const cookie = first.headers.getSetCookie()[0]!.split(";")[0]!;
  const second = await ask("https://shop.test/cart", { headers: { cookie } });
  expect(opened).toEqual([opened[0], opened[0]]);
  expect(second.headers.getSetCookie()[0]).toContain(cookie);
  expect(second.headers.getSetCookie().join()).toContain("cart_items=; Max-Age=0");
});

test("a made-up or altered cookie opens nothing", async () => {
  const { ask, opened } = setUp();
  const first = await ask("https://shop.test/cart", { method: "POST" });
  const cookie = first.headers.getSetCookie()[0]!.split(";")[0]!;
  opened.length = 0;
  for (const forged of [`__Host-session=${"a".repeat(43)}`, cookie.replace("=", "=x"), `${cookie}x`]) {
    await ask("https://shop.test/cart", { headers: { cookie: forged } });
  }
  expect(opened).toEqual([]);
});

test("over plain http the cookie drops __Host- and Secure, for a phone in the LAN", async () => {
  const { ask } = setUp();
  const session = (await ask("http://192.168.0.7:8787/cart", { method: "POST" })).headers.getSetCookie()[0]!;
  expect(session).toMatch(/^session=/);
  expect(session).not.toMatch(/Secure/);
});

test("personal answers are private, public pages get no shopper and no cookie (quality.md 8)", async () => {
  const { ask } = setUp();
  expect((await ask("https://shop.test/cart")).headers.get("cache-control")).toBe("private, no-store");
  const page = await ask("https://shop.test/magazin", { headers: { cookie: "cart_items=3" } });
  expect(await page.text()).toBe("undefined");
  expect(page.headers.getSetCookie()).toEqual([]);
});

test("what was tried too often says when to come back, and only with its own status (quality.md 21)", async () => {
  const { ask } = setUp();
  const tried = async (status: number) =>
    (await ask(`https://shop.test/cart?status=${status}`, { method: "PUT" })).headers.get("retry-after");
  expect([await tried(429), await tried(200)]).toEqual(["42", null]);
});

test("which paths are personal (design §2)", () => {
  for (const path of [
    "/cart",
    "/cart.data",
    "/checkout",
    "/checkout/order-received/1",
    "/my-account",
    "/api/reviews",
    "/otkaz-ot-dogovor",
    "/otkaz-ot-dogovor.data",
    "/otkaz-ot-dogovor/polucheno",
  ]) {
    expect(isPersonalPath(path)).toBe(true);
  }
  for (const path of [
    "/",
    "/magazin",
    "/produkt/cart",
    "/cartoon",
    "/checkouts",
    "/wishlist",
    "/api/products",
    "/api/suggest",
  ])
    expect(isPersonalPath(path)).toBe(false);
});
