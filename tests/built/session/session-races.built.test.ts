import { expect, test } from "vitest";
import type { BuiltShop } from "../../built-shop/built-shop";
import { findProducts } from "../../fixtures/demo-products";
import { shareBuiltShop } from "../../built-shop/running-shop";
import { countTrials } from "../../fixtures/trials";
import { runTrials, signInMeanwhile, signOutMeanwhile, type Trial } from "../../load/race-trials";

const RUNS = countTrials("races");
const PRODUCTS = findProducts(
  12,
  (product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20 && !product.virtual,
);

let shop: BuiltShop;

shareBuiltShop((built) => void ({ shop } = built));

async function run(trial: Trial): Promise<string[]> {
  const seed = Number(process.env.RACE_SEED ?? Date.now() % 1_000_000);
  for (const { id } of PRODUCTS) await shop.setStock(id, 10_000);
  return runTrials(
    trial,
    { url: shop.url, fetch: (path, init) => shop.fetch(path, init), products: PRODUCTS },
    seed,
    RUNS,
  );
}

test("a cookie from before a sign-in isn't accepted, however its requests race the sign-in; no add is lost", async () => {
  expect(await run(signInMeanwhile)).toEqual([]);
});

test("after a sign-out no late response restores a session, and no earlier cookie opens the account", async () => {
  expect(await run(signOutMeanwhile)).toEqual([]);
});
