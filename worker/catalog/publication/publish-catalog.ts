import type { PriceRecord } from "../../price-history/price-history";
import type { DocumentRows } from "../store/document-rows";
import type { ProductRows } from "../store/product-rows";
import { LISTS_DOCUMENT } from "../store/published-lists";
import type { SnapshotPointer, SnapshotStore } from "../store/snapshot-store";
import type { TermRows } from "../store/term-rows";
import { buildLists } from "./build-lists";
import { SnapshotBuild } from "./build-snapshot";
import { digest } from "../rows/digest";
import type { Popularity } from "../sync/state/popularity";
import type { RowWriter } from "../sync/state/row-writer";

type Publish = PublicationParts["publish"];

interface PublishedParts {
  rows: ProductRows;
  terms: TermRows;
  documents: DocumentRows;
  snapshots: SnapshotStore;
  /** As it stands today. */
  openPrices: (now: number) => PriceRecord;
  /** Told of each publication, so that cached pages follow. */
  onPublished: (pointer: SnapshotPointer) => Promise<void>;
  log: (entry: Record<string, unknown>) => void;
}

/** With two queries of D1 for each and those for terms and attributes, a step stays under 40 subrequests. */
const PAGES_A_STEP = 15;

/** So few that the same step may publish. */
const PAGES_BESIDE_PUBLISHING = 4;

/**
 * Builds the snapshot of the rows as they are, with category tree and counts, and publishes all of it, step by step. What is
 * built so far is in memory alone: a process that starts again begins anew.
 */
export function createPublisher(parts: PublishedParts): Publish {
  let begun: { build: SnapshotBuild; at: number } | null = null;
  return async (fence, now, { isComplete, readSold }) => {
    const { build, at } = (begun ??= {
      build: new SnapshotBuild({ ...parts, prices: parts.openPrices(now), sold: await readSold() }),
      at: Date.now(),
    });
    // What fails begins anew.
    begun = null;
    const pages = await build.addPages(PAGES_A_STEP);
    if (build.isRead && pages <= PAGES_BESIDE_PUBLISHING) {
      await publish(parts, fence, now, { bytes: build.finish(), isComplete, ms: () => Date.now() - at });
      return true;
    }
    begun = { build, at };
    return false;
  };
}

async function publish(
  { documents, snapshots, terms, onPublished, log }: PublishedParts,
  fence: number,
  now: number,
  { bytes, isComplete, ms }: { bytes: Uint8Array; isComplete: boolean; ms: () => number },
): Promise<void> {
  const data = JSON.stringify(await buildLists(bytes, terms));
  const lists = { data, hash: await digest([data]) };
  // The copy stands before the pointer may name none in KV.
  await documents.write(fence, await documents.findChanged([{ name: LISTS_DOCUMENT, ...lists }]));
  const pointer = await snapshots.publish(fence, { bytes, lists, isComplete }, now);
  await onPublished(pointer);
  const { version, size, key } = pointer;
  log({ event: "catalog-published", version, bytes: size, isInKv: key !== null, ms: ms() });
}

export interface PublicationParts {
  writer: RowWriter;
  popularity: Popularity;
  /**
   * One bounded step of building and publishing the snapshot of the rows as they are; true: it is published. `isComplete`: a
   * full sync has come to its end; `readSold`: see Popularity.
   */
  publish: (
    fence: number,
    now: number,
    known: { isComplete: boolean; readSold: () => Promise<Map<number, number>> },
  ) => Promise<boolean>;
  /** Between two publications at least. */
  publicationMs: number;
}
