import { hashText } from "../encoding/checksum.ts";
import { normalizeSku } from "../text/sku.ts";
import { GrowingColumn } from "./growing-column.ts";

/** Further SKUs of one product aren't indexed. */
const SKUS_MAX = 255;

/** SKUs of products and variations as hashes: only complete ones can be found, and their characters take no space. */
export class SkuTable {
  readonly hashes = new GrowingColumn((size) => new Uint32Array(size));
  /** The number of hashes per document. */
  readonly counts = new GrowingColumn((size) => new Uint8Array(size));

  /** Of the next document. */
  add(skus: readonly string[]): void {
    const own = [...new Set(skus.map(normalizeSku))].filter((sku) => sku !== "").slice(0, SKUS_MAX);
    for (const sku of own) this.hashes.push(hashText(sku));
    this.counts.push(own.length);
  }
}
