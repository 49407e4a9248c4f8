// CPU of rendering a page from cached data: of the whole process, Miniflare's proxies included.
import { readServerProcess } from "./server-process.mjs";
import { startBare } from "./start-bare.mjs";

const PAGES = ["/magazin", "/healthz"];
const REQUESTS = 1000;

export async function benchCpu() {
  const shop = await startBare({ variables: { CACHING: "data" } });
  console.log(`\n### CPU of a rendered page, mean of ${REQUESTS}\n\n| page | ms |\n|---|---|`);
  const ask = async (path) => (await fetch(new URL(path, shop.url), { headers: { accept: "text/html" } })).text();
  for (const path of PAGES) {
    for (let warm = 0; warm < 50; warm++) await ask(path);
    const before = await readServerProcess();
    for (let count = 0; count < REQUESTS; count++) await ask(path);
    const { cpuSeconds } = await readServerProcess();
    console.log(`| ${path} | ${(((cpuSeconds - before.cpuSeconds) * 1000) / REQUESTS).toFixed(1)} |`);
  }
  await shop.stop();
}
