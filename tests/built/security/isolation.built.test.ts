import { expect, test } from "vitest";
import { isSignedIn, IVAN, register, signIn } from "../../built-shop/account-forms";
import type { BuiltShop } from "../../built-shop/built-shop";
import { settle } from "../../built-shop/cached-pages";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import { findProduct } from "../../fixtures/demo-products";
import { runBuiltShop } from "../../built-shop/running-shop";
import { countTrials } from "../../fixtures/trials";

const RUNS = countTrials("attacks");
const AT_ONCE = 5;
const PLENTY = findProduct(({ type, stock, virtual }) => type === "SIMPLE" && (stock ?? 0) > 20 && !virtual);
const WRONG = "kotka-dvor-0";

let shop: BuiltShop;
runBuiltShop((built) => void ({ shop } = built));

let addresses = 0;
/** Nobody else's. */
const elsewhere = () => `198.${18 + ((addresses += 1) >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`;
const random = (from: number, to: number) => from + Math.floor(Math.random() * (to - from + 1));
/** Sends the form as the router does, so that no page is rendered. Returns the first words of the error. */
async function guess(address: string, username: string): Promise<string | undefined> {
  const fields = { intent: "sign-in", username, password: WRONG };
  const { text } = await shop.visit(address).post("/my-account.data", fields);
  return /Грешно|Твърде много опити/.exec(text)?.[0];
}

test("ten wrong passwords from one address, as user name or email, block that address and not the owner", async () => {
  const stranger = elsewhere();
  const statuses: number[] = [];
  for (let n = 0; n < 13; n += 1) {
    const username = n < 10 ? "maria@example.bg" : "maria";
    statuses.push((await signIn(shop.visit(stranger), { username, password: WRONG })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429, 429]);
  const owner = shop.visit(elsewhere());
  expect((await signIn(owner, { ...IVAN, username: "maria@example.bg" })).status).toBe(303);
  expect(await isSignedIn(owner)).toBe(true);
});

test("guesses from many addresses are slowed down, the owner's device isn't, even signed out, and on another one they wait briefly", async () => {
  const before = shop.visit(elsewhere());
  expect((await signIn(before)).status).toBe(303);
  expect((await before.submit("/my-account", { intent: "sign-out" })).status).toBe(303);
  const device = before.cookie;
  expect(device).toMatch(/^(__Host-)?device=[^;]+$/);
  for (let n = 0; n < 10; n += 1) {
    const address = elsewhere();
    const name = n % 2 ? "ivan" : "ivan@example.bg";
    const answers = await Promise.all(Array.from({ length: 10 }, () => guess(address, name)));
    expect(answers).toEqual(answers.map(() => "Грешно"));
  }
  const start = Date.now();
  let isAnswered = false;
  const late = guess(elsewhere(), "ivan@example.bg").finally(() => (isAnswered = true));
  const visitor = shop.visit(elsewhere());
  const headers = { origin: shop.url.origin, cookie: device };
  const known = await visitor.forge("/my-account", { intent: "sign-in", ...IVAN }, headers);
  expect([known.status, isAnswered]).toEqual([303, false]);
  expect((await signIn(shop.visit(elsewhere()))).status).toBe(303);
  expect(await late).toBe("Грешно");
  expect(Date.now() - start).toBeGreaterThan(9000);
});

test("strangers' password resets don't block the owner, and send five emails", async () => {
  const email = await register(shop.visit(elsewhere()));
  const countMails = await shop.countQueries("sendPasswordResetEmail");
  const ask = (address: string) =>
    shop.visit(address).submit("/my-account", { intent: "forgot-password", username: email });
  for (let n = 0; n < 2; n += 1) {
    const stranger = elsewhere();
    const statuses: number[] = [];
    for (let one = 0; one < 4; one += 1) statuses.push((await ask(stranger)).status);
    expect(statuses).toEqual([303, 303, 303, 429]);
  }
  const [owner, unknown] = [
    await ask(elsewhere()),
    await shop.visit(elsewhere()).submit("/my-account", { intent: "forgot-password", username: "nobody@example.bg" }),
  ];
  expect([owner.status, owner.headers.get("location"), await owner.text()]).toEqual([
    unknown.status,
    unknown.headers.get("location"),
    await unknown.text(),
  ]);
  // The request for an unknown name is the sixth.
  await expect.poll(countMails).toBe(6);
  // A seventh would come soon.
  await settle(2000);
  expect(await countMails()).toBe(6);
});

test("twelve shoppers behind one carrier's NAT order at once, and none is refused", async () => {
  const address = elsewhere();
  await shop.setStock(PLENTY.id, 100);
  const order = async () => {
    const shopper = shop.visit(address);
    await shopper.add(PLENTY.id);
    const answer = await shopper.submit("/checkout", await readCheckoutForm(shopper));
    return answer.headers.get("location")?.split("/", 3).join("/") ?? answer.status;
  };
  const placed = await Promise.all(Array.from({ length: 12 }, order));
  expect(placed).toEqual(Array.from({ length: 12 }, () => "/checkout/order-received"));
});

test(`in ${RUNS} random attacks each address guesses ten times, and the owner elsewhere is never refused`, async () => {
  const attack = async () => {
    const email = await register(shop.visit(elsewhere()));
    const spellings = [email, email.toUpperCase(), ` ${email}`, `${email}%00`, `<b>${email}`];
    const tries = Array.from({ length: random(1, 4) }, () => ({ address: elsewhere(), count: random(1, 14) }));
    const owner = async () => {
      await new Promise((resolve) => setTimeout(resolve, random(0, 400)));
      return (await signIn(shop.visit(elsewhere()), { username: email, password: "kotka-dvor-7" })).status;
    };
    const strangers = tries.map(async ({ address, count }) => {
      const answers = Array.from({ length: count }, (_, n) => guess(address, spellings[n % spellings.length]!));
      const texts = await Promise.all(answers);
      expect(texts.filter((text) => text === "Грешно")).toHaveLength(Math.min(count, 10));
      expect(texts.filter((text) => text?.startsWith("Твърде"))).toHaveLength(Math.max(0, count - 10));
    });
    const [entered] = await Promise.all([owner(), ...strangers]);
    expect(entered).toBe(303);
  };
  for (let run = 0; run < RUNS; run += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, attack));
});
