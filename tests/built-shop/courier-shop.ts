import { setTimeout as wait } from "node:timers/promises";
import { startBuiltShop, type BuiltShop } from "./built-shop";

const OFFICES = "/api/offices?courier=boxnow&city=Sofia";
const TRIES_MAX = 200;
const PAUSE_MS = 300;

/** Tells the shop that couriers have changed, as its WordPress does; `couriers`: how their server answers. */
export async function notifyCouriers(shop: BuiltShop, couriers: string): Promise<void> {
  await shop.setOptions({ couriers });
  const body = JSON.stringify({ ids: [], kinds: ["couriers"] });
  await shop.sendInvalidation({ "x-wc-webhook-topic": "catalog.changed" }, body);
}

/** A built shop with the demo's couriers, whose offices the replica has. */
export async function startCourierShop(): Promise<BuiltShop> {
  const shop = await startBuiltShop();
  await notifyCouriers(shop, "ready");
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const answer = await shop.visit().open(OFFICES);
    if ((await answer.json<{ offices: unknown[] | null }>()).offices?.length) return shop;
    await wait(PAUSE_MS);
  }
  throw new Error("the shop hasn't read the couriers' offices");
}
