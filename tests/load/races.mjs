// Points where a shopper could lose something to chance, or somebody else gain it: 200 seeded runs of each trial, and of
// real clicks in a browser (tests/e2e/fixtures/first-adds.ts). RACE_SEED=<seed> repeats a run that failed.
import { spawnSync } from "node:child_process";
import { Visitor } from "../built-shop/visitor.ts";
import { runTrials, signInMeanwhile, signOutMeanwhile } from "./race-trials.ts";
import { listOfferedProducts } from "./offered-products.mjs";
import { startBare } from "./start-bare.mjs";

const RUNS = 200;
const TRIALS = {
  "requests beside a sign-in": signInMeanwhile,
  "requests beside a sign-out": signOutMeanwhile,
};

/** Prints how many runs of each trial had a fault; exits with 1 where one had. */
export async function benchRaces() {
  const shop = await startBare();
  const race = { url: shop.url, products: [], fetch: (path, init) => ask(new URL(path, shop.url), init) };
  race.products = await findProducts(race);
  for (const { id } of race.products) await shop.setStock(id, 100_000);
  const seed = Number(process.env.RACE_SEED ?? Date.now() % 1_000_000);
  console.log(`\n### Races, seed ${seed}\n\n| trial | runs | with a fault | faults |\n|---|---|---|---|`);
  const all = [];
  for (const [name, trial] of Object.entries(TRIALS)) {
    const faults = await runTrials(trial, race, seed, RUNS);
    const bad = new Set(faults.map((fault) => fault.split(":")[0])).size;
    console.log(`| ${name} | ${RUNS} | ${bad} | ${faults.length} |`);
    all.push(...faults.map((fault) => `${name}, ${fault}`));
  }
  for (const fault of all.slice(0, 20)) console.log(`- ${fault}`);
  await shop.stop();
  const variables = { ...process.env, RACE_RUNS: String(RUNS), RACE_SEED: String(seed) };
  const clicks = spawnSync("npx", ["playwright", "test", "first-adds"], { stdio: "inherit", env: variables });
  if (all.length > 0 || clicks.status !== 0) process.exitCode = 1;
}

/** Products of the first page that anybody may have two of, as they stand there. */
async function findProducts(race) {
  const page = await (await race.fetch("/magazin")).text();
  const products = [];
  for (const product of listOfferedProducts(page))
    if ((await new Visitor(race.fetch, race.url, {}).add(product.id, 2)).status === 303) products.push(product);
  if (products.length < 6) throw new Error(`only ${products.length} products can be bought twice`);
  return products;
}

// A busy machine hangs up now and then; only what changes nothing may be asked again.
async function ask(url, init = {}) {
  // A connection for each: workerd closes those whose body it hasn't read whole.
  const headers = new Headers(init.headers);
  headers.set("connection", "close");
  const send = () => fetch(url, { ...init, headers });
  try {
    return await send();
  } catch (error) {
    if (init.method && init.method !== "GET") throw error;
    return send();
  }
}
