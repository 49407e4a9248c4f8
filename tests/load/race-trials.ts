// What a shopper's requests may meet on their way, again and again: one seed makes the same delays.
import { Visitor } from "../built-shop/visitor.ts";

/** A shop that a trial runs against, and products of it that are there in plenty. */
interface RaceShop {
  url: URL;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  products: { id: number; slug: string }[];
}

/** What went wrong in one trial; nothing: []. */
type Faults = string[];
export type Trial = (shop: RaceShop, random: () => number) => Promise<Faults>;

const LATENCY_MS = 200;
const DETAILS = "/my-account/details";
const PASSWORD = "kotka-dvor-7";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Runs a trial so often, some at once; the faults of each run that had any. */
export async function runTrials(trial: Trial, shop: RaceShop, seed: number, runs: number): Promise<Faults> {
  const faults: Faults = [];
  let next = 0;
  const work = async () => {
    while (next < runs) {
      const run = next++;
      for (const fault of await trial(shop, seededRandom(seed + run))) faults.push(`seed ${seed + run}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(10, runs) }, work));
  return faults;
}

/** A browser without scripts whose every request and answer takes its time. */
function openBrowser(shop: RaceShop, random: () => number): Visitor {
  const slowly = async (path: string, init: RequestInit) => {
    const [out, back] = [random() * LATENCY_MS * 0.5, random() * LATENCY_MS * 0.5];
    await wait(out);
    const answer = await shop.fetch(path, init);
    await wait(back);
    return answer;
  };
  return new Visitor(slowly, shop.url, {});
}

function pick(shop: RaceShop, random: () => number, count: number) {
  const from = [...shop.products];
  return Array.from({ length: count }, () => from.splice(Math.floor(random() * from.length), 1)[0]!);
}

async function readQuantities(browser: Visitor): Promise<Map<string, number>> {
  const html = await (await browser.open("/cart")).text();
  const lines = html.split(/(?=<li[^>]*class="cart-line)/).slice(1);
  return new Map(
    lines.map((line) => [
      /href="\/produkt\/([^"]+)"/.exec(line)?.[1] ?? "",
      Number(/name="quantity"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="quantity"/.exec(line)?.slice(1).find(Boolean)),
    ]),
  );
}

let accounts = 0;

async function register(shop: RaceShop): Promise<string> {
  const email = `race-${(accounts += 1)}-${Date.now()}@example.bg`;
  const address = `10.${accounts >> 16}.${(accounts >> 8) & 255}.${accounts & 255}`;
  const who = new Visitor(shop.fetch, shop.url, { "cf-connecting-ip": address });
  const answer = await who.submit("/my-account", { intent: "register", email, password: PASSWORD });
  if (answer.status !== 303) throw new Error(`registering answered ${answer.status}`);
  return email;
}

async function opensAccount(shop: RaceShop, cookie: string, email: string): Promise<boolean> {
  const who = new Visitor(shop.fetch, shop.url, {});
  return (await (await who.open(DETAILS, { cookie })).text()).includes(email);
}

/** A second client has the cookie from before a sign-in, and asks while it runs; the shopper's other tab adds meanwhile. */
export const signInMeanwhile: Trial = async (shop, random) => {
  const email = await register(shop);
  const [first, second] = pick(shop, random, 2);
  const shopper = openBrowser(shop, random);
  await shopper.add(first!.id);
  const planted = shopper.cookie;
  const stolen: string[] = [];
  const faults: Faults = [];
  const other = new Visitor(shop.fetch, shop.url, {});
  const spy = async () => {
    await wait(random() * 200);
    const path = random() < 0.5 ? "/cart" : DETAILS;
    const answer = await other.open(path, { cookie: planted });
    if ((await answer.text()).includes(email)) faults.push("the second client reads the account");
    for (const line of answer.headers.getSetCookie()) stolen.push(line.split(";")[0]!);
  };
  const add = async () => {
    await wait(random() * 200);
    const answer = await shopper.add(second!.id);
    return answer.status === 303;
  };
  const enter = async () => {
    await wait(random() * 100);
    return shopper.submit("/my-account", { intent: "sign-in", username: email, password: PASSWORD });
  };
  const [entered, isAdded] = await Promise.all([enter(), add(), ...Array.from({ length: 8 }, spy)]);
  if (entered.status !== 303) faults.push(`signing in answered ${entered.status}`);
  for (const cookie of new Set(stolen))
    if (await opensAccount(shop, cookie, email)) faults.push("a cookie handed to the second client opens the account");
  if (!(await opensAccount(shop, shopper.cookie, email))) faults.push("the shopper isn't signed in");
  const held = await readQuantities(shopper);
  for (const { slug } of isAdded ? [first!, second!] : [first!]) if (!held.has(slug)) faults.push(`${slug} is lost`);
  return faults;
};

/** Other tabs read and add while the shopper signs out; an add that begins after the sign-out is a new guest's. */
export const signOutMeanwhile: Trial = async (shop, random) => {
  const email = await register(shop);
  const [first, second] = pick(shop, random, 2);
  const shopper = openBrowser(shop, random);
  await shopper.add(first!.id);
  const credentials = { intent: "sign-in", username: email, password: PASSWORD };
  await shopper.submit("/my-account", credentials);
  const seen = new Set([shopper.cookie]);
  const faults: Faults = [];
  const read = async () => {
    await wait(random() * 150);
    const answer = await shopper.open(random() < 0.5 ? "/cart" : DETAILS);
    for (const line of answer.headers.getSetCookie()) seen.add(line.split(";")[0]!);
  };
  let isOut = false;
  const add = async () => {
    await wait(random() * 150);
    const isGuests = isOut;
    const answer = await shopper.add(second!.id);
    for (const line of answer.headers.getSetCookie()) seen.add(line.split(";")[0]!);
    return { isAdded: answer.status === 303, isGuests };
  };
  const leave = async () => {
    await wait(random() * 100);
    const answer = await shopper.submit("/my-account", { intent: "sign-out" });
    isOut = answer.status === 303;
  };
  const [{ isAdded, isGuests }] = await Promise.all([add(), leave(), ...Array.from({ length: 6 }, read)]);
  if (!isOut) faults.push("the sign-out failed");
  if (isGuests && !(await readQuantities(shopper)).has(second!.slug)) faults.push(`${second!.slug} isn't the guest's`);
  for (const name of isGuests ? ["signed_in"] : ["session", "signed_in"])
    if (shopper.cookie.includes(name)) faults.push(`${name} came back: ${shopper.cookie.replaceAll(/=[^;]*/g, "")}`);
  for (const cookie of seen)
    if (await opensAccount(shop, cookie, email)) faults.push("a cookie from before the sign-out opens the account");
  // What was said to be added before the sign-out lies in the customer's cart.
  const again = new Visitor(shop.fetch, shop.url, {});
  await again.submit("/my-account", credentials);
  const held = await readQuantities(again);
  for (const { slug } of isAdded && !isGuests ? [first!, second!] : [first!])
    if (!held.has(slug)) faults.push(`${slug} is lost`);
  return faults;
};
