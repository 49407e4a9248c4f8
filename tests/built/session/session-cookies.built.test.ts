import { expect, test } from "vitest";
import { isSignedIn, register, signIn } from "../../built-shop/account-forms";
import type { BuiltShop } from "../../built-shop/built-shop";
import { findProducts } from "../../fixtures/demo-products";
import { shareBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";

const [FIRST, SECOND] = findProducts(2, (product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20);

let shop: BuiltShop;
let visitor: Visitor;

shareBuiltShop((built) => void ({ shop, visitor } = built));

const sessionsOf = ({ cookie }: Visitor) => cookie.split("; ").filter((one) => one.startsWith("session="));
const shows = async (answer: Promise<Response>, slug: string) =>
  (await (await answer).text()).includes(`href="/produkt/${slug}"`);

test("an altered cookie is not accepted", async () => {
  await visitor.add(FIRST!.id);
  const cookie = sessionsOf(visitor)[0]!.replace(/.{5}$/, "AAAAA");
  expect(await shows(shop.visit().open("/cart", { cookie }), FIRST!.slug)).toBe(false);
});

test("a cookie from before a sign-in reveals nothing of the customer, changes nothing, and gets no other", async () => {
  await visitor.add(FIRST!.id);
  const cookie = sessionsOf(visitor)[0]!;
  await register(visitor);
  await visitor.add(SECOND!.id);
  const answers = ["/cart", "/checkout", "/my-account", "/my-account/details"].map((path) =>
    shop.visit().open(path, { cookie }),
  );
  const add = { intent: "add", productId: String(FIRST!.id), quantity: "1" };
  const headers = { cookie, origin: shop.url.origin, "sec-fetch-site": "same-origin" };
  for (const answer of await Promise.all([...answers, shop.visit().forge("/cart", add, headers)])) {
    expect(answer.headers.getSetCookie().join(), answer.url).not.toContain("session");
    expect(await answer.text(), answer.url).not.toContain(SECOND!.slug);
  }
  for (const { slug } of [FIRST!, SECOND!]) expect(await shows(visitor.open("/cart"), slug)).toBe(true);
  expect(visitor.cookie).toContain("cart_items=2");
});

test("a sign-in submitted twice at once signs in, keeps the guest's cart, and leaves one session", async () => {
  await visitor.add(FIRST!.id);
  const credentials = { username: await register(shop.visit()), password: "kotka-dvor-7" };
  const answers = await Promise.all([signIn(visitor, credentials), signIn(visitor, credentials)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await isSignedIn(visitor)).toBe(true);
  expect(await shows(visitor.open("/cart"), FIRST!.slug)).toBe(true);
  expect(sessionsOf(visitor)).toHaveLength(1);
});
