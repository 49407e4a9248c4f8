import { hashText } from "../encoding/checksum.ts";
import type { CatalogIndex } from "../open-index.ts";

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
