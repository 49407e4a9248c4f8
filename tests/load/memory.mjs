// What reading from KV and the cache costs: a listing rendered from there against the same from the Worker's own memory.
import { measure, open } from "./pages.mjs";
import { startBare } from "./start-bare.mjs";

const PAGE = "/magazin";
const ROUNDS = 3;
const WARM = 50;
const GOAL = 0.75;

/** Prints one table; both shops run at once and are asked in turns, so that all else falls on both of them. */
export async function benchCache() {
  const variables = { CACHING: "none" };
  const shops = [await startBare({ variables }), await startBare({ variables, isCached: true })];
  for (const { url } of shops) for (let time = 0; time < WARM; time++) await open(url, PAGE);
  const rates = shops.map(() => 0);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, { url }] of shops.entries()) rates[index] += (await measure(url, PAGE)) / ROUNDS;
  const ratio = rates[0] / rates[1];
  console.log("\n### A listing, rendered from KV and cache against from memory\n");
  console.log("| page | from KV and cache, pages/s | from memory, pages/s | ratio |\n|---|---|---|---|");
  console.log(
    `| ${PAGE} | ${rates[0].toFixed(1)} | ${rates[1].toFixed(1)} | ${ratio.toFixed(2)}${ratio < GOAL ? ` (under ${GOAL})` : ""} |`,
  );
  for (const shop of shops) await shop.stop();
}
