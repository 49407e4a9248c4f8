// Two shoppers at once, thousands of requests of theirs in any order: nothing of one ever reaches the other.
import { listOfferedProducts } from "./offered-products.mjs";
import { startBare } from "./start-bare.mjs";

const REQUESTS = 10_000;
const CLIENTS = 8;
const NAMES = ["first", "second"];

/** Throws at the first crossed canary; prints how many requests of what kind were made. */
export async function benchShoppers() {
  const shop = await startBare();
  const html = await (await fetch(new URL("/magazin", shop.url))).text();
  const products = listOfferedProducts(html);
  const shoppers = NAMES.map((name, index) => makeShopper(shop.url, name, products[index]));
  for (const shopper of shoppers) await shopper.begin();
  const counts = new Map();
  let left = REQUESTS;
  const work = async () => {
    while (left-- > 0) {
      const index = Math.random() < 0.5 ? 0 : 1;
      const { path, state, text } = await shoppers[index].ask();
      const other = shoppers[1 - index];
      if (other.marks.some((mark) => text.includes(mark))) throw new Error(`${path}: shows ${other.name} to another`);
      const kind = `${path.startsWith("/c") ? "personal" : "public"} ${state}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  console.log("\n### Two shoppers, interleaved\n\n| requests | count |\n|---|---|");
  for (const [kind, count] of [...counts].toSorted()) console.log(`| ${kind} | ${count} |`);
  console.log(`| crossed canaries | 0 of ${REQUESTS} |`);
  await shop.stop();
}

const PUBLIC = [
  "/",
  "/magazin",
  "/magazin/page/2",
  "/wishlist",
  "/magazin.data",
  "/api/suggest?q=protein",
  "/no-such-page",
];
const PERSONAL = ["/cart", "/cart.data", "/checkout", "/checkout.data"];

/** A shopper with a marker in everything that a browser sends and that they type. */
function makeShopper(url, name, { id: productId, slug }) {
  const canary = `canary-${name}-${crypto.randomUUID()}`;
  const cookies = new Map([["seen", canary]]);
  const send = async (path, init = {}) => {
    const address = new URL(path, url);
    address.searchParams.set("utm_source", canary);
    const headers = {
      accept: "text/html",
      "user-agent": canary,
      referer: `${url.origin}/?from=${canary}`,
      cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join("; "),
      ...init.headers,
    };
    const answer = await fetch(address, { redirect: "manual", ...init, headers });
    for (const line of answer.headers.getSetCookie()) cookies.set(...line.split(";")[0].split(/=(.*)/s).slice(0, 2));
    const text = `${[...answer.headers].join("\n")}\n${await answer.text()}`;
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
    return { path, state: answer.headers.get("x-cache") ?? "none", text };
  };
  const post = (path, fields) =>
    send(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { origin: url.origin, "sec-fetch-site": "same-origin" },
    });
  return {
    name,
    marks: [canary],
    async begin() {
      await post("/cart", { intent: "add", productId, slug, quantity: "1" });
      await post("/checkout", { intent: "keep", "billing.firstName": canary, firstName: canary, customerNote: canary });
      const session = [...cookies].find(([name]) => name.startsWith("session-"))?.[1];
      if (!session) throw new Error(`${name} has no session`);
      this.marks.push(session);
      const { text } = await send("/checkout");
      if (!text.includes(canary)) throw new Error(`${name} doesn't find what it typed`);
    },
    ask() {
      const paths = Math.random() < 0.7 ? [...PUBLIC, `/produkt/${slug}`] : PERSONAL;
      return send(paths[Math.floor(Math.random() * paths.length)]);
    },
  };
}
