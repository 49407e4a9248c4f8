import { beforeEach, expect, test } from "vitest";
import { readSite } from "../../../app/config/site";
import { findLegalPage } from "../../../app/routes/page/legal-pages";
import { awaitResetLink, fetchProvider, isSignedIn, IVAN, register, signIn } from "../../built-shop/account-forms";
import type { BuiltShop } from "../../built-shop/built-shop";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import { shareBuiltShop } from "../../built-shop/running-shop";
import { findProduct } from "../../fixtures/demo-products";
import type { Visitor } from "../../built-shop/visitor";

const SIMPLE = findProduct((product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20);
const LOST = "/my-account/lost-password";

let shop: BuiltShop;
let visitor: Visitor;

shareBuiltShop((built) => void ({ shop, visitor } = built));
beforeEach(() => shop.setAuthLifetime(null));

async function order(who: Visitor): Promise<{ customerId: number | null; lines: unknown[] }> {
  const answer = await who.submit("/checkout", await readCheckoutForm(who));
  const id = Number(/order-received\/(\d+)/.exec(answer.headers.get("location") ?? "")?.[1]);
  const orders = (await shop.readOrders()) as { id: number; customerId: number | null; lines: unknown[] }[];
  return orders.find((one) => one.id === id)!;
}

test("a wrong password is refused in Bulgarian and keeps name and destination; the right one redirects there", async () => {
  const refused = await signIn(visitor, { ...IVAN, password: "greshna-parola", returnTo: "/checkout" });
  const html = await refused.text();
  expect(refused.status).toBe(422);
  expect(html).toContain("Грешно потребителско име или парола.");
  expect(html).toMatch(/name="username"[^>]*value="ivan"|value="ivan"[^>]*name="username"/);
  expect(html).toContain('value="/checkout"');
  expect(html).not.toContain("greshna-parola");
  expect(visitor.cookie).not.toContain("session");
  const entered = await signIn(visitor, { ...IVAN, returnTo: "/magazin?orderby=price" });
  expect([entered.status, entered.headers.get("location")]).toEqual([303, "/magazin?orderby=price"]);
  expect(visitor.cookie).toContain("signed_in=1");
  // A signed-in customer is redirected, from the URL and from a form.
  expect((await visitor.open("/my-account?returnTo=/cart")).headers.get("location")).toBe("/cart");
  expect((await signIn(visitor, { ...IVAN, returnTo: "/cart" })).headers.get("location")).toBe("/cart");
});

test("a new account takes the guest's cart along, and its order is the customer's", async () => {
  await visitor.add(SIMPLE.id, 2);
  await register(visitor, { firstName: "Нова" });
  expect(visitor.cookie).toContain("cart_items=2");
  expect(await (await visitor.open("/my-account")).text()).toContain("Здравейте, Нова");
  const placed = await order(visitor);
  expect(placed.customerId).toBeGreaterThan(6);
  expect(placed.lines).toMatchObject([{ productId: SIMPLE.id, quantity: 2 }]);
});

test("an email that already has an account is an error at its field", async () => {
  const form = { intent: "register", email: "ivan@example.bg", password: "kotka-dvor-7" };
  const html = await (await visitor.submit("/my-account", form)).text();
  expect(html).toContain("С този имейл вече има профил.");
  expect(html).toContain("Нов профил");
});

test("a password reset removes its key from the URL at once, works once, and puts the key in no page", async () => {
  const email = await register(shop.visit());
  await visitor.submit("/my-account", { intent: "forgot-password", username: email });
  const link = await awaitResetLink(shop, email);
  const key = new URLSearchParams(link.split("?")[1]).get("key")!;
  const stripped = await visitor.open(link);
  expect([stripped.status, stripped.headers.get("location")]).toEqual([303, LOST]);
  expect(stripped.headers.getSetCookie().join()).toMatch(/reset=[^;]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax/);
  const page = await (await visitor.open(LOST)).text();
  expect(page).toContain(email);
  expect(page).not.toContain(key);
  const weak = await visitor.submit(LOST, { password: email });
  expect([weak.status, await weak.text()]).toEqual([422, expect.stringContaining("Паролата трябва да е поне 8 знака")]);
  const saved = await visitor.submit(LOST, { password: "kotka-dvor-8" });
  expect(saved.headers.get("location")).toBe("/my-account?notice=password-changed");
  expect(visitor.cookie).not.toContain("reset=");
  expect(await isSignedIn(visitor)).toBe(true);
  expect((await signIn(shop.visit(), { username: email, password: "kotka-dvor-7" })).status).toBe(422);
  const again = shop.visit();
  await again.open(link);
  const spent = await again.submit(LOST, { password: "kotka-dvor-9" });
  const html = await spent.text();
  expect([spent.status, again.cookie]).toEqual([422, ""]);
  expect(html).toContain("Връзката вече не важи");
  expect(html).toContain('data-error="There was an error resetting the password. Please try again later."');
  expect(html).toContain("action=forgotPassword");
});

test("signing in at a provider returns to where the shopper was, with their cart; refusing returns to the sign-in", async () => {
  await visitor.add(SIMPLE.id);
  const form = { email: `g-${Date.now()}@example.bg`, name: "Гергана Илиева" };
  const denied = await fetchProvider(visitor, "/checkout", { ...form, cancel: "1" });
  const back = (await visitor.open(denied)).headers.get("location")!;
  expect(back).toBe("/my-account?notice=provider-denied&returnTo=%2Fcheckout");
  expect(await (await visitor.open(back)).text()).toContain("Отказахте входа с външния профил.");
  const entered = await visitor.open(await fetchProvider(visitor, "/checkout", form));
  expect([entered.status, entered.headers.get("location")]).toEqual([303, "/checkout"]);
  expect(visitor.cookie).toMatch(/cart_items=1/);
  expect(await (await visitor.open("/my-account")).text()).toContain("Здравейте, Гергана");
});

test("a token that expires in the middle of an order is refreshed; a refresh that fails once is retried", async () => {
  await shop.setAuthLifetime(30);
  await register(visitor);
  await visitor.add(SIMPLE.id);
  await shop.setFault({ kind: "500", operation: "refreshToken", count: 1 });
  expect((await order(visitor)).customerId).toBeGreaterThan(6);
  await visitor.add(SIMPLE.id);
  const form = await readCheckoutForm(visitor);
  // A second failure is an error message, keeps the sign-in, and sends nothing as a guest.
  const before = (await shop.readOrders()).length;
  await shop.setFault({ kind: "500", operation: "refreshToken", count: 2 });
  expect((await visitor.submit("/checkout", form)).status).toBe(503);
  expect(await shop.readOrders()).toHaveLength(before);
  expect(await isSignedIn(visitor)).toBe(true);
  expect((await visitor.submit("/checkout", form)).headers.get("location")).toMatch(/order-received/);
});

test("signing out clears every cookie except the known device's, and the old one is no longer accepted", async () => {
  await visitor.add(SIMPLE.id);
  for (const [from, next] of [
    ["/my-account", "/my-account"],
    ["/my-account/orders", "/my-account"],
    ["/magazin", "/"],
  ] as const) {
    await signIn(visitor);
    const { cookie } = visitor;
    const left = await visitor.submit("/my-account", { intent: "sign-out", from });
    expect([left.status, left.headers.get("location")]).toEqual([303, next]);
    expect(visitor.cookie).toMatch(/^device=[^;]+$/);
    const stolen = await shop.visit().open("/my-account", { cookie });
    expect(await stolen.text()).not.toContain('value="sign-out"');
    expect(await (await visitor.open("/cart")).text()).not.toContain(SIMPLE.name);
  }
});

test("the cookie policy names every cookie that a customer gets by an account and a cart", async () => {
  await visitor.add(SIMPLE.id);
  await signIn(visitor);
  const forgetful = shop.visit();
  await forgetful.submit("/my-account", { intent: "forgot-password", username: "maria" });
  await forgetful.open(await awaitResetLink(shop, "maria@example.bg"));
  const cookies = [visitor, forgetful].flatMap(({ cookie }) => cookie.split("; "));
  const names = [...new Set(cookies.map((one) => one.split("=")[0]!))];
  expect(names.toSorted()).toEqual(["cart_items", "device", "reset", "session", "signed_in"]);
  // The demo's WordPress has a policy of its own.
  const site = readSite({});
  const policy = JSON.stringify(findLegalPage(site.cookiesPath, site));
  for (const name of names) expect(policy).toMatch(new RegExp(`"(с начало )?${name}[ :]`));
});
