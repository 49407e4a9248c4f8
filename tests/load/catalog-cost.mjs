// `npm run bench -- cost`: what the replica of the catalog costs Cloudflare a day, computed from what the code does for each
// change, publication and run; sizes and CPU are those that `npm run bench -- catalog` measured (docs/catalog.md).

const SIZES = [
  { products: 1000, snapshotMb: 0.14, buildSeconds: 0.3 },
  { products: 10_000, snapshotMb: 0.93, buildSeconds: 1.7 },
  { products: 100_000, snapshotMb: 7.6, buildSeconds: 20 },
];
const CHANGES = 200;
const VARIATIONS = 2;
/** Of card, page, entry, and its variations. */
const ROW_KB = 6;
const REDUCED_SHARE = 0.2;
const PRICE_ROWS = 4;
const TERMS = 300;
const INCREMENTALS = 111;
const DAY_SECONDS = 86_400;
/** Publications of the free plan are PUBLICATION_SECONDS=300 apart. */
const FREE_SPACING = 300;

/** Prints a table of a day with CHANGES changes, each in a publication of its own. */
export function benchCost() {
  const rows = SIZES.map(({ products, snapshotMb, buildSeconds }) => {
    const publications = Math.min(CHANGES, Math.floor(DAY_SECONDS / FREE_SPACING));
    const chunks = Math.ceil(snapshotMb);
    // A table and an index each; variations are deleted and inserted; then a price.
    const written = CHANGES * (2 + 2 * VARIATIONS + 1) + publications * (2 * chunks + 2);
    const read =
      publications * (products * (1 + REDUCED_SHARE * (1 + VARIATIONS) * PRICE_ROWS) + 2 * TERMS) +
      // COUNT(*) of the products, and the terms' hashes.
      INCREMENTALS * (products + TERMS) +
      // The nightly full sync: hashes, ids, and the newest price of each.
      products * (2 + (1 + VARIATIONS) * 2);
    return {
      products,
      "rows written": written,
      "rows written, first day": products * (2 + VARIATIONS + 1 + VARIATIONS) + written,
      "rows read (million)": Number((read / 1e6).toFixed(1)),
      // A snapshot, the version of cached pages, and sometimes the lists.
      "KV writes": publications * 3,
      "CPU of the object (s)": Math.round(publications * buildSeconds),
      "storage (MB)": Math.round((products * ROW_KB) / 1000 + 2 * snapshotMb),
    };
  });
  console.table(rows);
}
