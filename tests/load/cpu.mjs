// CPU of rendering a page from the replica: the Worker's own by its profiler, and of the whole process, Miniflare's proxies included.
import { readServerProcess } from "./server-process.mjs";
import { startBare } from "./start-bare.mjs";

const PAGES = ["/magazin", "/healthz"];
const WARM = 300;
const ROUNDS = 5;
const REQUESTS = 200;

export async function benchCpu() {
  const shop = await startBare({ variables: { CACHING: "none" } });
  console.log(`\n### CPU of a rendered page, ms: median of ${ROUNDS} times the mean of ${REQUESTS}\n`);
  console.log("| page | the Worker's own | lowest | the whole process |\n|---|---|---|---|");
  const ask = async (path) => (await fetch(new URL(path, shop.url), { headers: { accept: "text/html" } })).text();
  const askMany = async (path, count) => {
    for (let number = 0; number < count; number++) await ask(path);
  };
  for (const path of PAGES) {
    // Until V8 has optimized what it runs most.
    await askMany(path, WARM);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      const before = await readServerProcess();
      const own = await shop.profile(() => askMany(path, REQUESTS));
      const { cpuSeconds } = await readServerProcess();
      rounds.push({ own: own / REQUESTS, whole: ((cpuSeconds - before.cpuSeconds) * 1000) / REQUESTS });
    }
    const sorted = (name) => rounds.map((round) => round[name]).toSorted((a, b) => a - b);
    const median = (name) => sorted(name)[Math.floor(ROUNDS / 2)].toFixed(1);
    console.log(`| ${path} | ${median("own")} | ${sorted("own")[0].toFixed(1)} | ${median("whole")} |`);
  }
  await shop.stop();
}
