// What a change of the cart costs: in time, and in questions to the backend (quality.md, Performance: one).
import { startBare } from "./start-bare.mjs";

const SHOPPERS = 8;
const CHANGES = 25;

export async function benchCarts() {
  const shop = await startBare();
  const page = await (await fetch(new URL("/magazin", shop.url))).text();
  const [, productId, slug] = /name="productId" value="(\d+)"[^]*?name="slug" value="([^"]+)"/.exec(page);
  const add = async (cookie) => {
    const answer = await fetch(new URL("/cart", shop.url), {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ intent: "add", productId, slug, quantity: "1" }),
      headers: { origin: shop.url.origin, "sec-fetch-site": "same-origin", ...(cookie && { cookie }) },
    });
    if (answer.status !== 303) throw new Error(`adding: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    const set = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
    return set.find((one) => one.includes("session=")) ?? cookie;
  };
  const cookies = await Promise.all(Array.from({ length: SHOPPERS }, () => add("")));
  await shop.takeQuestions();
  const start = performance.now();
  await Promise.all(
    cookies.map(async (cookie) => {
      for (let change = 0; change < CHANGES; change++) await add(cookie);
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const changes = SHOPPERS * CHANGES;
  const questions = (await shop.takeQuestions()) / changes;
  console.log(
    "\n### Changes of carts\n\n| shoppers at once | changes | a second | questions each |\n|---|---|---|---|",
  );
  console.log(`| ${SHOPPERS} | ${changes} | ${(changes / seconds).toFixed(0)} | ${questions.toFixed(2)} |`);
  await shop.stop();
}
