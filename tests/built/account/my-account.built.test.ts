import { beforeAll, expect, test } from "vitest";
import { ACCOUNT_FORMS, ACCOUNT_PATHS } from "../../fixtures/account-pages";
import { isSignedIn, register, signIn } from "../../built-shop/account-forms";
import type { BuiltShop } from "../../built-shop/built-shop";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import { shareBuiltShop } from "../../built-shop/running-shop";
import { findProduct, findVariation } from "../../fixtures/demo-products";
import type { Visitor } from "../../built-shop/visitor";

const SIMPLE = findProduct((product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20 && !product.virtual);

/** The product of ivan's canceled order. */
const SHIRT = findVariation(({ sku }) => sku === "SIL-TEE-L");

let shop: BuiltShop;
/** ivan, who has an order of every status, and files. */
let ivan: Visitor;
let guest: Visitor;

shareBuiltShop(({ shop: opened, visitor }) => {
  shop = opened;
  guest = visitor;
});
beforeAll(async () => {
  ivan = shop.visit();
  await signIn(ivan);
});

const read = async (who: Visitor, path: string) => (await who.open(path)).text();

test("each page of the account redirects guests to the sign-in and back, and isn't cached", async () => {
  for (const path of ACCOUNT_PATHS.slice(1)) {
    const answer = await guest.open(path);
    const address = `/my-account?returnTo=${encodeURIComponent(path)}`;
    expect([answer.status, answer.headers.get("location")], path).toEqual([302, address]);
    expect(answer.headers.get("cache-control"), path).toBe("private, no-store");
  }
  for (const [path, fields] of ACCOUNT_FORMS) {
    const answer = await guest.submit(path, fields);
    expect([answer.status, answer.headers.get("location")], path).toEqual([
      303,
      `/my-account?returnTo=${encodeURIComponent(path.split("?")[0]!)}`,
    ]);
  }
  expect(guest.cookie).toBe("");
  for (const path of [...ACCOUNT_PATHS, "/my-account/orders.data", "/my-account/downloads.data"]) {
    const answer = await ivan.open(path);
    expect([answer.status, answer.headers.get("cache-control")], path).toEqual([200, "private, no-store"]);
  }
});

test("a partly refunded order shows the refund and the remaining total", async () => {
  const html = (await read(ivan, "/my-account/orders/1182")).replaceAll("<!-- -->", "");
  expect(html).toMatch(/Върната сума<\/dt><dd><span class="amount" translate="no">-14,90\u00a0лв\./);
  expect(html).toMatch(/Остава платено<\/dt><dd><span class="amount" translate="no">119,80\u00a0лв\./);
  expect(await read(ivan, "/my-account/orders/1184")).not.toContain("Върната сума");
});

test("an old ?tab= link redirects to its page; signed out, the wishlist's to the public one", async () => {
  const lead = async (who: Visitor, tab: string) => (await who.open(`/my-account?tab=${tab}`)).headers.get("location");
  for (const tab of ["orders", "downloads", "wishlist"]) expect(await lead(ivan, tab)).toBe(`/my-account/${tab}`);
  expect([await lead(guest, "wishlist"), await lead(guest, "nothing")]).toEqual(["/wishlist", null]);
});

test("another's order, an unknown order and a malformed URL get the same 404, to the byte", async () => {
  const bodies = await Promise.all(
    ["1191", "999999", "0", "x", "1192,5", "99999999999"].map(async (id) => {
      const answer = await ivan.open(`/my-account/orders/${id}`);
      expect(answer.status, id).toBe(404);
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy")!)![1]!;
      return (await answer.text()).replaceAll(nonce, "NONCE").replaceAll(`/orders/${id}`, "/orders/ID");
    }),
  );
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).not.toContain("Мария");
});

test("another site can't submit a form of the account: 403, and nothing is changed", async () => {
  const [orders, cookie] = [await shop.readOrders(), ivan.cookie];
  for (const headers of [
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { origin: "null", "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "cross-site" },
  ])
    for (const [path, fields] of ACCOUNT_FORMS)
      for (const form of [path, `${path.split("?")[0]}.data`])
        expect((await ivan.forge(form, fields, headers as Record<string, string>)).status, form).toBe(403);
  expect([await shop.readOrders(), ivan.cookie]).toEqual([orders, cookie]);
  expect(await read(ivan, "/my-account/addresses")).not.toContain("Русе");
  expect((await signIn(shop.visit())).status).toBe(303);
});

test("no page or its data contains a token; download keys are on the downloads page alone", async () => {
  const secret = /session=([^.;]+)/.exec(ivan.cookie)![1]!;
  for (const path of ACCOUNT_PATHS.flatMap((one) => [one, one.replace(/(\?|$)/, ".data$1")])) {
    const text = await read(ivan, path);
    expect(text, path).not.toMatch(/eyJ[\w-]{10,}\./);
    expect(text, path).not.toContain(secret);
    if (!/downloads|my-account(\.data)?$/.test(path)) expect(text, path).not.toContain("download_file");
  }
  const html = await read(ivan, "/my-account/downloads");
  const links = [...html.matchAll(/<a [^>]*download_file=[^>]*>/g)].map(([link]) => link);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toContain('rel="noreferrer"');
  expect(await read(ivan, "/magazin")).not.toMatch(/ivan@|download_file/);
});

test("orders and files that can't be read are an error in Bulgarian, and in English for clients", async () => {
  await shop.setFault({ kind: "500" });
  for (const [path, message, error] of [
    [
      "/my-account/orders",
      "Поръчките Ви не се заредиха",
      "There was an error getting your orders. Please try again later.",
    ],
    [
      "/my-account/downloads",
      "Файловете Ви не се заредиха",
      "There was an error getting your downloads. Please try again later.",
    ],
  ] as const) {
    const answer = await ivan.open(path);
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain(message);
    expect(html).toContain(`data-error="${error}"`);
    expect(html).toMatch(new RegExp(`<a[^>]*href="${path}"[^>]*>Опитайте пак`));
    expect(await read(ivan, `${path}.data`)).toContain(error);
  }
});

test("an expired sign-in is announced, and leads back to the requested page", async () => {
  await shop.setAuthLifetime(30);
  await shop.setRefreshLifetime(-10);
  const left = shop.visit();
  await register(left);
  await shop.setAuthLifetime(null);
  await shop.setRefreshLifetime(null);
  const answer = await left.open("/my-account/orders");
  const address = answer.headers.get("location")!;
  expect([answer.status, address]).toEqual([302, "/my-account?returnTo=%2Fmy-account%2Forders&notice=sign-in-expired"]);
  expect(await read(left, address)).toContain("Входът Ви е изтекъл");
  expect(await isSignedIn(left)).toBe(false);
});

test("a customer's checkout is prefilled, changes no address of the account, and its order is in the account", async () => {
  await ivan.add(SIMPLE.id, 2);
  const html = await read(ivan, "/checkout");
  expect(html).toMatch(/Влезли сте като [^]*Иван Петров[^]*ivan@example\.bg/);
  expect(html).toContain('value="ул. „Граф Игнатиев“');
  expect(html).not.toContain('name="createAccount"');
  const form = await readCheckoutForm(ivan);
  await ivan.submit("/checkout", { ...form, intent: "update" });
  expect(await read(ivan, "/my-account/addresses")).toContain("Граф Игнатиев");
  const seenTotal = (await readCheckoutForm(ivan)).seenTotal!;
  const path = (await ivan.submit("/checkout", { ...form, seenTotal })).headers.get("location")!;
  const id = /order-received\/(\d+)/.exec(path)![1]!;
  expect(await read(ivan, "/my-account/orders")).toContain(`/my-account/orders/${id}`);
  const elsewhere = shop.visit();
  expect((await elsewhere.open(path)).status).toBe(404);
  await signIn(elsewhere);
  expect(await read(elsewhere, path)).toContain(SIMPLE.name);
  expect((await elsewhere.open(path.replace(/key=.*/, "key=wc_order_0"))).status).toBe(404);
  expect(await read(elsewhere, `/my-account/orders/${id}`)).toContain(SIMPLE.name);
});

test("an order can be put into the cart again with one button; sold-out products are named", async () => {
  const who = shop.visit();
  await signIn(who);
  const again = await who.submit("/my-account/orders/1190", { intent: "again" });
  expect([again.status, again.headers.get("location")]).toEqual([303, "/cart"]);
  expect(who.cookie).toMatch(/cart_items=[1-9]/);
  await shop.setStock(SHIRT.variation.id, 0);
  const gone = await who.submit("/my-account/orders/1187", { intent: "again" });
  await shop.setStock(SHIRT.variation.id, SHIRT.variation.stock);
  expect(gone.status).toBe(422);
  expect(await gone.text()).toMatch(/Нищо от тази поръчка[^]*вече не се предлага или е изчерпан/);
  expect((await who.submit("/my-account/orders/1187", { intent: "cancel" })).status).toBe(400);
});
