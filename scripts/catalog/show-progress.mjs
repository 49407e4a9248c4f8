import { sendCommand } from "./catalog-command.mjs";
import { describeProgress, isThrough } from "./sync-progress.mjs";

const PAUSE_MS = 1000;

/**
 * Shows how far a synchronization is until it is through. `since`: when the full sync before it ended, 0 where there was
 * none; null: an incremental one, of which `before` is the status before it. Throws where the shop doesn't answer.
 */
export async function showProgress({ since, before, shop, isShown = true }) {
  for (let last = ""; ;) {
    const { status } = await sendCommand("status", {}, shop);
    const line = describeProgress(status, Date.now());
    if (isShown && process.stdout.isTTY) process.stdout.write(`\r\x1b[K  ${line}`);
    else if (isShown && line !== last) console.log(`  ${line}`);
    last = line;
    const isDone =
      since === null
        ? status.run === null && status.lastIncrementalAt !== before.lastIncrementalAt
        : isThrough(status, since);
    if (isDone) break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  if (isShown && process.stdout.isTTY) process.stdout.write("\n");
}

/** Runs the first full sync of a shop, and shows how far it is; one that has its catalog only looks for what changed. */
export async function syncFirst(shop, { isShown = true } = {}) {
  const { status } = await sendCommand("sync", {}, shop);
  if (status.snapshot?.completeAt != null) return;
  if (isShown) console.log("\n  The catalog is read from WooCommerce for the first time.");
  await showProgress({ since: 0, before: status, shop, isShown });
}
