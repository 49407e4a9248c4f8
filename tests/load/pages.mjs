// What the page cache gains: a cached page against the same page rendered from the replica.
import { Agent, get } from "node:http";
import { startBare } from "./start-bare.mjs";

const PAGES = ["/", "/magazin", "/magazin/page/2?orderby=price", "/produkt-kategoriya/proteini", "/wishlist"];
const CLIENTS = 8;
const SECONDS = 4;
const GOAL = 5;

/** Prints one table; both shops run at once and are asked in turns, so that all else falls on both of them. */
export async function benchPages() {
  const cached = await startBare();
  const rendered = await startBare({ variables: { CACHING: "none" } });
  console.log("\n### Pages, cached against rendered\n");
  console.log("| page | cached, pages/s | rendered, pages/s | ratio |\n|---|---|---|---|");
  const product = await findProduct(cached.url);
  for (const page of [...PAGES, product]) {
    for (const { url } of [cached, rendered]) for (let round = 0; round < 3; round++) await open(url, page);
    await settle();
    const rates = [];
    for (const { url } of [cached, rendered, cached, rendered]) rates.push(await measure(url, page));
    const [fast, slow] = [rates[0] + rates[2], rates[1] + rates[3]].map((sum) => sum / 2);
    const ratio = fast / slow;
    console.log(
      `| ${page} | ${fast.toFixed(0)} | ${slow.toFixed(0)} | ${ratio.toFixed(1)}${ratio < GOAL ? ` (under ${GOAL})` : ""} |`,
    );
  }
  await cached.stop();
  await rendered.stop();
}

/** Answers a second that a page is given with, for so many clients at once. */
export async function measure(url, page) {
  const end = performance.now() + SECONDS * 1000;
  let count = 0;
  const work = async () => {
    while (performance.now() < end) {
      await open(url, page);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  return count / SECONDS;
}

async function findProduct(url) {
  const html = await (await fetch(new URL("/magazin", url))).text();
  return /href="(\/produkt\/[^"?#]+)"/.exec(html)[1];
}

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

// fetch costs more than the Worker does, on the same two cores.
export function open(url, page) {
  return new Promise((resolve, reject) => {
    const request = get(new URL(page, url), { agent, headers: { accept: "text/html" } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${page}: ${answer.statusCode}`));
      answer.on("data", () => undefined).on("end", resolve);
    });
    request.on("error", reject);
  });
}

function settle(ms = 500) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
