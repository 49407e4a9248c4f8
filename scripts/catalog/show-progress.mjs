import { sendCommand } from "./catalog-command.mjs";
import { describeProgress, isThrough, listStatuses } from "./sync-progress.mjs";

const PAUSE_MS = 1000;

/**
 * Shows the progress of the syncs of all languages until they have finished. `before`: the answer to a command before they
 * were started. `isFull`: they are full syncs. `isOneLine`: nothing else prints meanwhile. Resolves to the last answer;
 * throws if the shop doesn't respond.
 */
export async function showProgress({ isFull, before, shop, isShown = true, isOneLine = true }) {
  const isRewritten = isOneLine && process.stdout.isTTY;
  const earlier = new Map(listStatuses(before).map(({ language, status }) => [language, status]));
  for (let last = ""; ;) {
    const answer = await sendCommand("status", {}, shop);
    const statuses = listStatuses(answer);
    const running = statuses.find(({ language, status }) => !isThrough(status, earlier.get(language), isFull));
    const { language, status } = running ?? statuses[0];
    const line = `${language && `${language}: `}${describeProgress(status, Date.now())}`;
    if (isShown && isRewritten) process.stdout.write(`\r\x1b[K  ${line}`);
    else if (isShown && line !== last) console.log(`  ${line}`);
    last = line;
    if (!running) {
      if (isShown && isRewritten) process.stdout.write("\n");
      return answer;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Runs the first full sync of each language and shows its progress; a shop that has its catalog only checks for changes. */
export async function syncFirst(shop, { isShown = true, isOneLine = true } = {}) {
  const before = await sendCommand("status", {}, shop);
  await sendCommand("sync", {}, shop);
  if (listStatuses(before).every(({ status }) => status.snapshot?.completeAt != null)) return;
  if (isShown) console.log("\n  The catalog is read from WooCommerce for the first time.");
  await showProgress({ isFull: false, before, shop, isShown, isOneLine });
}
