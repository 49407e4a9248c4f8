import { hashText } from "../encoding/checksum.ts";
import { normaliseSku } from "../text/sku.ts";
import { GrowingColumn } from "./growing-column.ts";

/** More of one product aren't found. */
const SKUS_MAX = 255;

/** Article numbers of products and variations, by hash: whole ones are found, and no room is taken by their letters. */
export class SkuTable {
  readonly hashes = new GrowingColumn((size) => new Uint32Array(size));
  /** By document, how many hashes are its own. */
  readonly counts = new GrowingColumn((size) => new Uint8Array(size));

  /** Of the next document. */
  add(skus: readonly string[]): void {
    const own = [...new Set(skus.map(normaliseSku))].filter((sku) => sku !== "").slice(0, SKUS_MAX);
    for (const sku of own) this.hashes.push(hashText(sku));
    this.counts.push(own.length);
  }
}
