import type { PriceHistory } from "../../price-history/price-history";
import { joinSnapshots } from "../index/encoding/snapshot-format";
import { toDocumentRow } from "../store/document-rows";
import { LISTS_DOCUMENT } from "../store/published-lists";
import type { CatalogStores } from "../store/stores";
import { createArticleBuild } from "./build-articles";
import { buildLists } from "./build-lists";
import { SnapshotBuild } from "./build-snapshot";
import { log } from "../../../app/services/log";

/**
 * One bounded step of building and publishing the snapshot; returns its version if the step published it, else null.
 * `isComplete`: a full sync has finished; `readSold`: see readPopularity.
 */
export type Publish = (
  fence: number,
  now: number,
  known: { isComplete: boolean; readSold: () => Promise<Map<number, number>> },
) => Promise<number | null>;

interface PublishedParts extends CatalogStores {
  /** The price history as of this time (Unix ms). */
  openPrices: (now: number) => PriceHistory;
}

/** With two D1 queries per page and those for terms and attributes, a step stays under 40 subrequests. */
const PAGES_PER_STEP = 15;

/** A step that added at most this many pages may publish as well. */
const PAGES_WITH_PUBLICATION_MAX = 4;

/**
 * Builds the snapshot of the current rows with category tree and counts, and publishes it, step by step. Progress is held in
 * memory only: a restarted object begins again.
 */
export function createPublisher(parts: PublishedParts): Publish {
  const { documents, snapshots, terms } = parts;
  let current: { build: SnapshotBuild; at: number } | null = null;
  const buildArticles = createArticleBuild(parts);
  return async (fence, now, { isComplete, readSold }) => {
    const { build, at } = (current ??= { build: await openBuild(parts, now, await readSold()), at: Date.now() });
    // A failed build is discarded.
    current = null;
    const pages = await build.addPages(PAGES_PER_STEP);
    if (!build.isRead || pages > PAGES_WITH_PUBLICATION_MAX) {
      current = { build, at };
      return null;
    }
    const { bytes, termOrder } = build.finish();
    const joined = joinSnapshots(bytes, await buildArticles(fence));
    const lists = await toDocumentRow({ name: LISTS_DOCUMENT, data: await buildLists(bytes, termOrder, terms) });
    // Written before the snapshot, so that no pointer refers to a snapshot without its lists.
    await documents.write(fence, await documents.findChanged([lists]));
    const version = await snapshots.publish(fence, { bytes: joined, isComplete }, now);
    log("catalog-published", { version, bytes: joined.byteLength, ms: Date.now() - at });
    return version;
  };
}

async function openBuild(parts: PublishedParts, now: number, sold: Map<number, number>): Promise<SnapshotBuild> {
  const hidesSoldOut = (await parts.documents.read("hides-sold-out")) ?? false;
  return new SnapshotBuild({ ...parts, prices: parts.openPrices(now), sold, hidesSoldOut });
}
