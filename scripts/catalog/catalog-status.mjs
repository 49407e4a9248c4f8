// `npm run catalog:status`: the state of the catalog replica, and searches without results (docs/catalog.md).
import { command, SHOP_URL } from "./catalog-command.mjs";
import { describeProgress, listStatuses } from "./sync-progress.mjs";
import { readArguments } from "../toolchain.mjs";

const SEARCHES_A_DAY = 20;

readArguments("npm run catalog:status");
const answer = await command("status");
const when = (time) => (time === null || time === undefined ? "never" : new Date(time).toISOString());
for (const { language, status } of listStatuses(answer)) {
  const { snapshot } = status;
  console.log(`${SHOP_URL}${language && `/${language}`}
  products           ${status.products}
  last full sync     ${when(status.lastFullAt)}
  last look          ${when(status.lastIncrementalAt)}
  now                ${status.run || status.faults ? describeProgress(status, Date.now()) : status.pending > 0 ? "reading changes" : "nothing to do"}
  oldest change      ${status.pendingSince === null ? "none waits" : `waits since ${when(status.pendingSince)}, of ${status.pending}`}
  snapshot           ${snapshot ? `${snapshot.version}, ${snapshot.size} bytes, ${when(snapshot.publishedAt)}` : "none"}
  refused deletions  ${status.refusedDeletions}`);
}
for (const { day, searches } of answer.emptySearches) {
  console.log(`\n  ${day}: searches without results`);
  for (const { words, count } of searches.slice(0, SEARCHES_A_DAY))
    console.log(`  ${String(count).padStart(6)}  ${words}`);
}
