import fc from "fast-check";
import { expect, test } from "vitest";
import { NO_CATALOG_FILTERS } from "../../worker/catalog/index/catalog-query";
import { bulgarian } from "../../app/domain/search/bulgarian/bulgarian";
import { english } from "../../app/domain/search/english";
import { createIndexBuilder } from "../../worker/catalog/index/build-index";
import {
  FORMAT_VERSION,
  joinSnapshots,
  readSnapshot,
  SnapshotError,
  splitSnapshots,
  writeSnapshot,
} from "../../worker/catalog/index/encoding/snapshot-format";
import { openIndex } from "../../worker/catalog/index/open-index";
import { queryIndex } from "../../worker/catalog/index/query-index";
import { DEMO_VOCABULARY, listDemoProducts } from "./demo-index";
import { countRuns } from "../fixtures/trials";

const builder = createIndexBuilder(DEMO_VOCABULARY, bulgarian);
for (const product of listDemoProducts().slice(0, 40)) builder.add(product);
const snapshot = builder.finish();

function faultOf(bytes: Uint8Array): string {
  try {
    openIndex(bytes, bulgarian);
    return "none";
  } catch (error) {
    return error instanceof SnapshotError ? error.message.replace(/:.*/, "") : `not a SnapshotError: ${String(error)}`;
  }
}

test("a snapshot opens as it was written, at any place of a buffer", () => {
  const listing = {
    filters: NO_CATALOG_FILTERS,
    search: "",
    orderby: "price",
    order: "asc",
    page: 1,
    perPage: 24,
  } as const;
  const expected = queryIndex(openIndex(snapshot, bulgarian), { ...listing, facets: true });
  expect(expected.total).toBe(40);
  for (const offset of [1, 4, 8]) {
    const buffer = new Uint8Array(snapshot.length + 16);
    buffer.set(snapshot, offset);
    const moved = openIndex(buffer.subarray(offset, offset + snapshot.length), bulgarian);
    expect(queryIndex(moved, { ...listing, facets: true })).toEqual(expected);
  }
});

test("what is opened are views of the snapshot's own bytes", () => {
  const { sets, termPostings, words, postings, ranks } = openIndex(snapshot, bulgarian);
  for (const { buffer } of [sets.listed, termPostings.bytes, words.bytes, postings.bytes, ranks])
    expect(buffer).toBe(snapshot.buffer);
});

test("a snapshot that ends early is refused, wherever it ends", () => {
  for (let length = 0; length < snapshot.length; length += length < 600 ? 1 : 97)
    expect(faultOf(snapshot.slice(0, length))).toBe("snapshot truncated");
  expect(faultOf(snapshot.slice(0, -1))).toBe("snapshot truncated");
});

test("a snapshot with any bit changed is refused", () => {
  fc.assert(
    fc.property(fc.nat({ max: snapshot.length - 1 }), fc.nat({ max: 7 }), (byte, bit) => {
      const changed = snapshot.slice();
      changed[byte]! ^= 1 << bit;
      expect(["snapshot corrupt", "snapshot truncated", "not a snapshot", "snapshot of another format"]).toContain(
        faultOf(changed),
      );
    }),
    { numRuns: countRuns(2000) },
  );
  // The header and the end bit by bit.
  for (const byte of [...Array(64).keys(), ...Array.from({ length: 16 }, (_, place) => snapshot.length - 1 - place)]) {
    for (let bit = 0; bit < 8; bit++) {
      const changed = snapshot.slice();
      changed[byte]! ^= 1 << bit;
      expect(faultOf(changed)).not.toBe("none");
    }
  }
});

test("bytes behind a snapshot's end, or exchanged within it, are refused", () => {
  expect(faultOf(Uint8Array.of(...snapshot, 0, 0, 0, 0, 0, 0, 0, 0))).toBe("snapshot corrupt");
  const exchanged = snapshot.slice();
  exchanged.set(snapshot.subarray(1000, 1100), 2000);
  expect(faultOf(exchanged)).toBe("snapshot corrupt");
});

test("a snapshot of another format is named as such, older or newer", () => {
  const sections = readSnapshot(snapshot);
  for (const version of [0, FORMAT_VERSION - 1, FORMAT_VERSION + 1])
    expect(faultOf(writeSnapshot(sections, version))).toBe("snapshot of another format");
  expect(faultOf(writeSnapshot(sections))).toBe("none");
});

test("a snapshot is opened with its language, and refused without it", () => {
  expect(openIndex(snapshot, english, bulgarian).language).toBe(bulgarian);
  expect(() => openIndex(snapshot, english)).toThrow("it is in bg");
});

test("any other bytes are refused", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(["snapshot truncated", "not a snapshot"]).toContain(faultOf(bytes));
    }),
  );
});

test("products and articles are published as one run of bytes, of which none may be missing or changed", () => {
  const builder = createIndexBuilder({ terms: [], labels: {}, brandTaxonomies: [] }, bulgarian);
  builder.add({ ...listDemoProducts()[0]!, id: 7 });
  const joined = joinSnapshots(snapshot, builder.finish());
  const faultsOf = (bytes: Uint8Array) => Object.values(splitSnapshots(bytes)).map(faultOf);
  const { products, articles } = splitSnapshots(joined);
  expect([openIndex(products, bulgarian).size, openIndex(articles, bulgarian).size]).toEqual([40, 1]);
  fc.assert(
    fc.property(fc.nat({ max: joined.length - 1 }), fc.nat({ max: 7 }), (byte, bit) => {
      const changed = joined.slice();
      changed[byte]! ^= 1 << bit;
      expect(faultsOf(changed)).not.toEqual(["none", "none"]);
      expect(faultsOf(joined.slice(0, byte))).not.toEqual(["none", "none"]);
    }),
  );
});
