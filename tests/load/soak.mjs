// Ten minutes of everything at once: no wrong answer, and no memory that only grows.
import { startBare } from "./start-bare.mjs";
import { readServerProcess } from "./server-process.mjs";
import { openShopper } from "./soak-shopper.mjs";

const MINUTES = Number(process.env.SOAK_MINUTES ?? 10);
const CLIENTS = 8;
const SAMPLE_MS = 10_000;
const MINUTE_MS = 60_000;
const GROWTH_MAX = 1.1;

/** Throws at the first wrong answer; prints the requests, and the memory of each minute. */
export async function benchSoak() {
  const shop = await startBare();
  const counts = new Map();
  const samples = [];
  const start = performance.now();
  const minute = () => (performance.now() - start) / MINUTE_MS;
  const sampler = setInterval(async () => {
    samples.push({ minute: minute(), ...(await readServerProcess()) });
  }, SAMPLE_MS);
  const heaps = [];
  const weigher = setInterval(async () => heaps.push(await shop.readHeap()), MINUTE_MS);
  const work = async () => {
    while (minute() < MINUTES) {
      const shopper = await openShopper(shop.url);
      for (const { name, take } of shopper.steps) {
        const taken = await take();
        counts.set(name, (counts.get(name) ?? 0) + taken);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: CLIENTS }, work));
  } finally {
    clearInterval(sampler);
    clearInterval(weigher);
  }
  report(counts, samples, heaps);
  await shop.stop();
}

function report(counts, samples, heaps) {
  console.log(
    `\n### Soak, ${MINUTES} minutes, ${CLIENTS} shoppers at a time\n\n| what | answers, all right |\n|---|---|`,
  );
  for (const [name, count] of [...counts].toSorted()) console.log(`| ${name} | ${count} |`);
  const averages = Array.from({ length: Math.ceil(MINUTES) }, (_, index) => {
    const own = samples.filter(({ minute }) => Math.floor(minute) === index).map(({ megabytes }) => megabytes);
    return own.reduce((sum, one) => sum + one, 0) / own.length;
  });
  console.log(
    "\n| minute | memory of the Workers' process, MB | heap of the shop's Worker at its end, MB |\n|---|---|---|",
  );
  for (const [index, average] of averages.entries())
    console.log(`| ${index + 1} | ${average.toFixed(0)} | ${heaps[index]?.toFixed(1) ?? ""} |`);
  if (averages.length < 3) return;
  const growth = averages.at(-1) / averages[1];
  console.log(`\nEnd against minute 2: ${growth.toFixed(2)} (at most ${GROWTH_MAX})`);
}
