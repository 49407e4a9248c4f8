import { expect, test } from "vitest";
import { isSignedIn, register, signIn } from "../../built-shop/account-forms";
import type { BuiltShop } from "../../built-shop/built-shop";
import { findProducts } from "../../fixtures/demo-products";
import { shareBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";

const PRODUCTS = findProducts(12, (product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20);
const [FIRST, SECOND] = PRODUCTS;

let shop: BuiltShop;
let visitor: Visitor;

shareBuiltShop((built) => void ({ shop, visitor } = built));

const sessionsOf = ({ cookie }: Visitor) => cookie.split("; ").filter((one) => one.startsWith("session-"));
const shows = async (answer: Promise<Response>, slug: string) =>
  (await (await answer).text()).includes(`href="/produkt/${slug}"`);

async function makeGuest(productId: number): Promise<string> {
  const guest = shop.visit();
  await guest.add(productId);
  return sessionsOf(guest)[0]!;
}

test("a dozen sessions in one browser are merged into one within two pages, with all their lines", async () => {
  const jar = new Map<string, string>();
  for (const { id } of PRODUCTS) jar.set(...((await makeGuest(id)).split(/=(.*)/s) as [string, string]));
  const open = async () => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await shop.visit().open("/cart", { cookie });
    for (const line of answer.headers.getSetCookie()) if (line.includes("Max-Age=0")) jar.delete(line.split("=")[0]!);
    return answer.text();
  };
  await open();
  const html = await open();
  for (const { slug } of PRODUCTS) expect(html, slug).toContain(`href="/produkt/${slug}"`);
  expect(jar.size).toBe(1);
});

test("a cookie under another name, or altered, is not accepted", async () => {
  const own = await makeGuest(FIRST!.id);
  for (const cookie of [own.replace(/session-[^=]+/, "session-AAAAAAAA"), own.replace(/.{5}$/, "AAAAA")])
    expect(await shows(shop.visit().open("/cart", { cookie }), FIRST!.slug), cookie).toBe(false);
});

test("a guest's cookie planted beside a customer's reveals nothing of the customer, and gets no new session", async () => {
  const planted = await makeGuest(FIRST!.id);
  await register(visitor);
  await visitor.add(SECOND!.id);
  await shop.visit().open("/cart", { cookie: `${sessionsOf(visitor)[0]}; ${planted}` });
  for (const path of ["/cart", "/checkout", "/my-account", "/my-account/details"]) {
    const answer = await shop.visit().open(path, { cookie: planted });
    expect(
      answer.headers.getSetCookie().filter((line) => /^session-[^=]+=[^;]/.test(line)),
      path,
    ).toEqual([]);
    expect(await answer.text(), path).not.toContain(SECOND!.slug);
  }
  for (const { slug } of [FIRST!, SECOND!]) expect(await shows(visitor.open("/cart"), slug)).toBe(true);
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
