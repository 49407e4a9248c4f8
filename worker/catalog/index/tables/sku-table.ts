import { hashText } from "../encoding/snapshot-format.ts";
import type { CatalogIndex } from "../open-index.ts";

const SKU_LETTERS_MIN = 3;
/** Further SKUs of one product aren't indexed. */
const SKUS_MAX = 255;

/** SKUs of products and variations as hashes: only complete ones can be found, and their characters take no space. */
export class SkuTable {
  readonly hashes: number[] = [];
  /** The number of hashes per document. */
  readonly counts: number[] = [];

  /** Adds the SKUs of the next document. */
  add(skus: readonly string[]): void {
    const own = [...new Set(skus.map(normalizeSku))].filter((sku) => sku !== "").slice(0, SKUS_MAX);
    for (const sku of own) this.hashes.push(hashText(sku));
    this.counts.push(own.length);
  }
}

/** Documents with this SKU, their own or a variation's. `sku`: normalized. Scans all hashes once. */
export function findSkus({ skus, size }: CatalogIndex, sku: string): number[] {
  const { hashes, counts } = skus;
  const hash = hashText(sku);
  const places: number[] = [];
  for (let place = hashes.indexOf(hash); place >= 0; place = hashes.indexOf(hash, place + 1)) places.push(place);
  if (places.length === 0) return [];
  const found: number[] = [];
  let end = 0;
  for (let document = 0; document < size; document++) {
    const start = end;
    end += counts[document]!;
    if (places.some((place) => place >= start && place < end)) found.push(document);
  }
  return found;
}

/** The normalized form of an SKU: letters and digits in lower case; "" for one too short to identify a product. */
export function normalizeSku(sku: string): string {
  const plain = sku
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  return plain.length >= SKU_LETTERS_MIN ? plain : "";
}
