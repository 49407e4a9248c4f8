import { expect, test } from "vitest";
import type { BuiltShop } from "../../built-shop/built-shop";
import { findProducts } from "../../fixtures/demo-products";
import { shareBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";

const FIVE = findProducts(5, ({ type, stock, salePrice }) => type === "SIMPLE" && (stock ?? 0) > 20 && !salePrice);

let shop: BuiltShop;
let visitor: Visitor;

shareBuiltShop((built) => void ({ shop, visitor } = built));

const compare = (fields: Record<string, string>) => visitor.submit("/sravnenie", fields);
const readComparison = async () => (await visitor.open("/sravnenie")).text();

test("products are compared without scripts: added, shown side by side, removed", async () => {
  expect(await readComparison()).toContain("Още няма какво да сравните");
  expect(visitor.cookie).toBe("");
  for (const { id } of FIVE.slice(0, 4)) {
    const answer = await compare({ intent: "add", id: String(id) });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/sravnenie"]);
  }
  const page = await readComparison();
  for (const { name } of FIVE.slice(0, 4)) expect(page).toContain(name);
  expect(page).toContain("Марка");
  const full = await compare({ intent: "add", id: String(FIVE[4]!.id) });
  expect(full.status).toBe(422);
  expect(await full.text()).toContain("Сравняват се до 4 продукта");
  await compare({ intent: "remove", id: String(FIVE[0]!.id) });
  const less = await readComparison();
  expect(less).not.toContain(FIVE[0]!.name);
  expect(less).toContain(FIVE[1]!.name);
  await compare({ intent: "clear" });
  expect(visitor.cookie).toBe("");
  expect(await readComparison()).toContain("Още няма какво да сравните");
});

test("the comparison is a browser's own, and no public page depends on it", async () => {
  const answer = await compare({ intent: "add", id: String(FIVE[0]!.id) });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^browsing=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  expect(await (await shop.visit().open("/sravnenie")).text()).not.toContain(FIVE[0]!.name);
  const forged = await shop.visit().open("/sravnenie", { cookie: "browsing=IjEyMzQ1Njc4OTAi.forged" });
  expect([forged.status, await forged.text()]).toEqual([200, expect.not.stringContaining(FIVE[0]!.name)]);
  // What React Router requests for a link to "/sravnenie/".
  expect((await visitor.open("/sravnenie/_.data")).status).toBe(200);
  const product = await visitor.open(`/produkt/${FIVE[0]!.slug}`);
  expect(product.headers.getSetCookie()).toEqual([]);
});

test("unknown products are never stored", async () => {
  for (const id of ["999999", "", "-1", "1.5", "9".repeat(300), "<script>"]) {
    const answer = await compare({ intent: "add", id });
    expect([answer.status, answer.headers.getSetCookie()], id).toEqual([422, []]);
  }
  expect((await compare({ intent: "x" })).status).toBe(400);
});

test("recently viewed products are stored only after the shopper opts in, and deleted when they opt out", async () => {
  const ask = async (intent: string, id: number) => visitor.post("/api/seen", { intent, id: String(id) });
  expect((await ask("note", 5)).text).toBe("null");
  expect(visitor.cookie).toBe("");
  expect((await ask("remember", 5)).text).toBe("[5]");
  expect(visitor.cookie).toContain("seen=1");
  expect((await ask("note", 7)).text).toBe("[7,5]");
  expect(await (await visitor.open("/api/seen")).json()).toEqual([7, 5]);
  await compare({ intent: "add", id: String(FIVE[0]!.id) });
  expect((await ask("forget", 0)).text).toBe("null");
  expect(visitor.cookie).not.toContain("seen");
  // The comparison is independent of it.
  expect(await readComparison()).toContain(FIVE[0]!.name);
  expect((await ask("x", 1)).status).toBe(400);
});

test("one address may store sixty of them a minute", async () => {
  visitor = shop.visit("203.0.113.77");
  const statuses: number[] = [];
  for (let count = 0; count < 62; count += 1)
    statuses.push((await visitor.post("/api/seen", { intent: "remember", id: String(count + 1) })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test("opening a coupon's link changes nothing and reveals nothing", async () => {
  await visitor.add(FIVE[0]!.id);
  const before = visitor.cookie;
  const [known, unknown] = await Promise.all(["FIT10", "NOTACODE"].map((code) => visitor.open(`/kupon/${code}`)));
  expect(known!.headers.getSetCookie()).toEqual([]);
  expect((await known!.text()).replaceAll("FIT10", "NOTACODE").replace(/nonce="[^"]*"|[\da-f-]{36}/g, "")).toBe(
    (await unknown!.text()).replace(/nonce="[^"]*"|[\da-f-]{36}/g, ""),
  );
  expect(await (await visitor.open("/cart")).text()).not.toContain("FIT10");
  expect(visitor.cookie).toBe(before);
  expect((await visitor.open(`/kupon/${"a".repeat(101)}`)).status).toBe(404);
});

test("its button applies the code to the cart, or shows why it is refused", async () => {
  await visitor.add(FIVE[0]!.id);
  const used = await visitor.submit("/kupon/FIT10", {});
  expect([used.status, used.headers.get("location")]).toEqual([303, "/cart"]);
  expect(await (await visitor.open("/cart")).text()).toMatch(/FIT10/i);
  const refused = await visitor.submit("/kupon/NOTACODE", {});
  expect(refused.status).toBe(422);
  expect(await refused.text()).toMatch(/role="alert"/);
});

test("without a cart the code is applied to the next one", async () => {
  const saved = await visitor.submit("/kupon/FIT10", {});
  expect(await saved.text()).toContain("Запомнихме кода");
  expect(visitor.cookie).toBe("kupon=FIT10");
  await visitor.add(FIVE[0]!.id);
  expect(await (await visitor.open("/cart")).text()).toMatch(/FIT10/i);
  expect(visitor.cookie).not.toContain("kupon");
  // An unknown code: the product is added, and the error is shown at the field.
  visitor = shop.visit();
  await visitor.submit("/kupon/NOTACODE", {});
  const added = await visitor.add(FIVE[0]!.id);
  expect(added.status).toBe(422);
  expect(await added.text()).toContain(FIVE[0]!.name);
  expect(visitor.cookie).not.toContain("kupon");
  expect(visitor.cookie).toContain("cart_items=1");
});
