import type { SearchLanguage } from "../../../app/domain/search/search-language.ts";
import { ProductColumns } from "./tables/product-columns.ts";
import { SkuTable } from "./tables/sku-table.ts";
import { TermTable } from "./tables/term-table.ts";
import { WordTable } from "./tables/word-table.ts";
import type { CatalogProduct, CatalogVocabulary } from "./catalog-product.ts";
import { packInts } from "./encoding/bits.ts";
import { writeSnapshot } from "./encoding/snapshot-format.ts";
import { SORT_ORDERS } from "./sort-orders.ts";
import { recordOf, SECTIONS, type Section, type StoredDirectory } from "./stored-catalog.ts";

export interface IndexBuilder {
  /** Adds a product; ids must ascend. Throws RangeError for an id that isn't greater than the previous one. */
  add(product: CatalogProduct): void;
  /** Returns the snapshot of all added products. Deterministic. */
  finish(): Uint8Array;
}

/**
 * Builds a snapshot from products that are added one by one in ascending order of id, so that memory holds only their columns,
 * words and postings: document n is the n-th product. Nothing can be added after `finish`.
 */
export function createIndexBuilder(vocabulary: CatalogVocabulary, language: SearchLanguage): IndexBuilder {
  const columns = new ProductColumns(language);
  const terms = new TermTable(vocabulary, language);
  const words = new WordTable(language);
  const skus = new SkuTable();
  let last = 0;
  return {
    add(product) {
      if (!(product.id > last)) throw new RangeError(`product ${product.id} comes after ${last}`);
      last = product.id;
      const document = columns.ids.length;
      columns.add(product);
      terms.add(document, product.terms);
      words.addDocument(document, product.name, product.text);
      skus.add(product.skus);
    },
    finish() {
      const size = columns.ids.length;
      for (const [term, name] of terms.names.entries()) words.addTerm(term, name);
      const dictionary = words.write(size);
      const lists = terms.writeLists();
      const orders = columns.writeOrders();
      const directory: StoredDirectory = {
        language: language.code,
        size,
        words: dictionary.words.size,
        brandTaxonomies: [...vocabulary.brandTaxonomies],
        terms: terms.terms,
        valued: recordOf(SORT_ORDERS, (order) => orders[order].valued),
      };
      const sections: Record<Section, ArrayBufferView> = {
        directory: new TextEncoder().encode(JSON.stringify(directory)),
        ids: packInts(Uint32Array.from(columns.ids)),
        lowest: packInts(Uint32Array.from(columns.lowest)),
        highest: packInts(Uint32Array.from(columns.highest)),
        ranks: columns.writeRanks(),
        ...columns.writeSets(),
        termOffsets: lists.offsets,
        termBytes: lists.bytes,
        wordBlocks: dictionary.words.blocks,
        wordBytes: dictionary.words.bytes,
        postingOffsets: dictionary.postings.offsets,
        postingBytes: dictionary.postings.bytes,
        namedWords: dictionary.namedWords,
        kindWords: dictionary.kindWords,
        surfaceBlocks: dictionary.surfaces.blocks,
        surfaceBytes: dictionary.surfaces.bytes,
        skuHashes: Uint32Array.from(skus.hashes),
        skuCounts: Uint8Array.from(skus.counts),
      };
      const permutations = SORT_ORDERS.flatMap((order) => [orders[order].places, orders[order].starts]);
      return writeSnapshot([...SECTIONS.map((name) => sections[name]), ...permutations]);
    },
  };
}
