import type { PriceRecord } from "../../price-record";
import type { DocumentRows } from "../store/document-rows";
import type { ProductRows } from "../store/product-rows";
import { LISTS_DOCUMENT } from "../store/published-lists";
import type { SnapshotPointer, SnapshotStore } from "../store/snapshot-store";
import type { TermRows } from "../store/term-rows";
import { buildLists } from "./build-lists";
import { buildSnapshot } from "./build-snapshot";
import { digest } from "./digest";
import type { PublicationParts } from "./publication";

type Publish = PublicationParts["publish"];

export interface PublishedParts {
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

/** Builds the snapshot of the rows as they are, with category tree and counts, and publishes all of it. */
export function createPublisher(parts: PublishedParts): Publish {
  const { documents, snapshots, terms, log } = parts;
  const publish: Publish = async (fence, now, { isComplete, sold }) => {
    const started = Date.now();
    const bytes = await buildSnapshot({ ...parts, prices: parts.openPrices(now), sold });
    const data = JSON.stringify(await buildLists(bytes, terms));
    const lists = { data, hash: await digest([data]) };
    // The copy stands before the pointer may name none in KV.
    await documents.write(fence, await documents.findChanged([{ name: LISTS_DOCUMENT, ...lists }]));
    const pointer = await snapshots.publish(fence, { bytes, lists, isComplete }, now);
    await parts.onPublished(pointer);
    const { version, size, key } = pointer;
    log({ event: "catalog-published", version, bytes: size, isInKv: key !== null, ms: Date.now() - started });
  };
  return publish;
}
