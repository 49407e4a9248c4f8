import { sendCommand } from "./catalog-command.mjs";
import { describeProgress, isThrough } from "./sync-progress.mjs";

const PAUSE_MS = 1000;

/**
 * Shows the progress of a sync until it has finished. `since`: when the previous full sync ended, 0 for none; null: an incremental
 * sync, with `before` as the previous status. `isOneLine`: nothing else prints meanwhile. Throws if the shop doesn't respond.
 */
export async function showProgress({ since, before, shop, isShown = true, isOneLine = true }) {
  const isRewritten = isOneLine && process.stdout.isTTY;
  for (let last = ""; ;) {
    const { status } = await sendCommand("status", {}, shop);
    const line = describeProgress(status, Date.now());
    if (isShown && isRewritten) process.stdout.write(`\r\x1b[K  ${line}`);
    else if (isShown && line !== last) console.log(`  ${line}`);
    last = line;
    const isDone =
      since === null
        ? status.run === null && status.lastIncrementalAt !== before.lastIncrementalAt
        : isThrough(status, since);
    if (isDone) break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  if (isShown && isRewritten) process.stdout.write("\n");
}

/** Runs a shop's first full sync and shows its progress; a shop that has its catalog only checks for changes. */
export async function syncFirst(shop, { isShown = true, isOneLine = true } = {}) {
  const { status } = await sendCommand("sync", {}, shop);
  if (status.snapshot?.completeAt != null) return;
  if (isShown) console.log("\n  The catalog is read from WooCommerce for the first time.");
  await showProgress({ since: 0, before: status, shop, isShown, isOneLine });
}
