import { expect, test } from "vitest";
import { isSignedIn, IVAN, register, signIn } from "../../built-shop/account-forms";
import type { BuiltShop } from "../../built-shop/built-shop";
import { settle } from "../../built-shop/cached-pages";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import { findProduct } from "../../fixtures/demo-products";
import { runBuiltShop } from "../../built-shop/running-shop";
import { countTrials } from "../../built-shop/trials";

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
const guess = (address: string, username: string) => signIn(shop.visit(address), { username, password: WRONG });

test("ten wrong passwords from one address, as user name or email, block that address and not the owner", async () => {
  const stranger = elsewhere();
  const statuses: number[] = [];
  for (let n = 0; n < 20; n += 1) statuses.push((await guess(stranger, n < 10 ? "maria@example.bg" : "maria")).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), ...Array.from({ length: 10 }, () => 429)]);
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
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 422));
  }
  const start = Date.now();
  const ended: string[] = [];
  const end = (what: string) => (answer: Response) => {
    ended.push(what);
    return answer.status;
  };
  const late = [guess(elsewhere(), "ivan"), guess(elsewhere(), "ivan@example.bg")].map((one) =>
    one.then(end("stranger")),
  );
  const visitor = shop.visit(elsewhere());
  const headers = { origin: shop.url.origin, cookie: device };
  const known = await visitor.forge("/my-account", { intent: "sign-in", ...IVAN }, headers).then(end("owner"));
  expect([known, ended]).toEqual([303, ["owner"]]);
  expect((await signIn(shop.visit(elsewhere()))).status).toBe(303);
  expect(await Promise.all(late)).toEqual([422, 422]);
  expect(Date.now() - start).toBeGreaterThan(9000);
});

test("strangers' password resets don't block the owner, and send five emails", async () => {
  const email = await register(shop.visit(elsewhere()));
  const countMails = await shop.countQueries("sendPasswordResetEmail");
  const ask = (address: string) =>
    shop.visit(address).submit("/my-account", { intent: "forgot-password", username: email });
  for (let n = 0; n < 4; n += 1) {
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

test("twenty shoppers behind one carrier's NAT order at once, and none is refused", async () => {
  const address = elsewhere();
  await shop.setStock(PLENTY.id, 100);
  const order = async () => {
    const shopper = shop.visit(address);
    await shopper.add(PLENTY.id);
    const answer = await shopper.submit("/checkout", await readCheckoutForm(shopper));
    return answer.headers.get("location")?.split("/", 3).join("/") ?? answer.status;
  };
  const placed = await Promise.all(Array.from({ length: 20 }, order));
  expect(placed).toEqual(Array.from({ length: 20 }, () => "/checkout/order-received"));
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
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 422)).toHaveLength(Math.min(count, 10));
      expect(statuses.filter((status) => status === 429)).toHaveLength(Math.max(0, count - 10));
    });
    const [entered] = await Promise.all([owner(), ...strangers]);
    expect(entered).toBe(303);
  };
  for (let run = 0; run < RUNS; run += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, attack));
});
