import { command } from "./catalog-command.mjs";
import { describeProgress, isThrough } from "./sync-progress.ts";

const PAUSE_MS = 1000;

/**
 * Shows how far a synchronization is until it is through. `since`: when the full sync before it ended, 0 where there was
 * none; null: an incremental one, of which `before` is the status before it.
 */
export async function showProgress({ since, before, shop }) {
  for (let last = ""; ;) {
    const { status } = await command("status", {}, shop);
    const line = describeProgress(status, Date.now());
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K  ${line}`);
    else if (line !== last) console.log(`  ${line}`);
    last = line;
    const isDone =
      since === null
        ? status.run === null && status.lastIncrementalAt !== before.lastIncrementalAt
        : isThrough(status, since);
    if (isDone) break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  if (process.stdout.isTTY) process.stdout.write("\n");
}
