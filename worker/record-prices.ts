import { BackendFault } from "../app/backend/errors";
import { readPrices } from "../app/backend/prices";
import { PRICE_QUESTIONS_A_RUN } from "../app/config/limits";
import type { BackendClient } from "../app/backend/client";
import type { Currency } from "../app/config/money";
import { PriceRecord } from "./price-record";

/** The schedule that records prices: its questions are counted apart from the other one's (wrangler.toml). */
export const PRICE_SCHEDULE = "7-59/15 * * * *";

/**
 * Goes on with the day's walk through all prices, a few questions at a time, until all are written down. What fails now is
 * tried again at the same place by the next run.
 */
export async function recordPrices(
  client: BackendClient,
  db: D1Database,
  now: number,
  currency: Currency,
): Promise<void> {
  const record = new PriceRecord(db, now, currency);
  let walk = await record.findWalk();
  for (let question = 0; walk && question < PRICE_QUESTIONS_A_RUN; question++) {
    const found = await readPrices(client, walk.cursor).catch(orNothing);
    if (!found) return;
    await record.note(found.prices, walk, found.next);
    if (found.next === null) return record.forgetOld();
    walk = { ...walk, cursor: found.next };
  }
}

function orNothing(error: unknown): null {
  // The client has logged it.
  if (error instanceof BackendFault) return null;
  throw error;
}
