// What a change of the cart costs: in time, and in queries to the backend.
import { listOfferedProducts } from "./offered-products.mjs";
import { startBare } from "./start-bare.mjs";

const SHOPPERS = 8;
const CHANGES = 25;

export async function benchCarts() {
  const shop = await startBare();
  const page = await (await fetch(new URL("/magazin", shop.url))).text();
  const [{ id: productId, slug }] = listOfferedProducts(page);
  const send = async (cookie, fields) => {
    const answer = await fetch(new URL("/cart", shop.url), {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(fields),
      headers: {
        accept: "text/html",
        origin: shop.url.origin,
        "sec-fetch-site": "same-origin",
        ...(cookie && { cookie }),
      },
    });
    if (answer.status !== 303)
      throw new Error(`${fields.intent}: ${answer.status} ${(await answer.text()).slice(-300)}`);
    const set = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
    return set.find((one) => one.includes("session-")) ?? cookie;
  };
  const begin = async () => {
    const cookie = await send("", { intent: "add", productId, slug, quantity: "1" });
    const cart = await (await fetch(new URL("/cart", shop.url), { headers: { cookie, accept: "text/html" } })).text();
    return { cookie, key: /name="key" value="(\w+)"/.exec(cart)[1] };
  };
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, begin));
  await shop.takeQueries();
  const start = performance.now();
  await Promise.all(
    shoppers.map(async ({ cookie, key }) => {
      for (let change = 0; change < CHANGES; change++)
        await send(cookie, { intent: "update", key, quantity: String(2 - (change % 2)) });
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const changes = SHOPPERS * CHANGES;
  const queries = (await shop.takeQueries()) / changes;
  console.log(
    "\n### Changes of carts\n\n| shoppers at once | changes | a second | questions each |\n|---|---|---|---|",
  );
  console.log(`| ${SHOPPERS} | ${changes} | ${(changes / seconds).toFixed(0)} | ${queries.toFixed(2)} |`);
  await shop.stop();
}
