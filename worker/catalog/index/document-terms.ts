import { listBits } from "./encoding/bitset.ts";
import { readDocuments, viewBitset } from "./encoding/term-postings.ts";
import type { CatalogIndex } from "./open-index.ts";

/** The terms of each document: those of document d are at `starts[d]` to `starts[d + 1]`. */
interface DocumentTerms {
  starts: Uint32Array;
  terms: Uint16Array | Uint32Array;
}

const made = new WeakMap<CatalogIndex, DocumentTerms>();

/**
 * Inverts the terms' posting lists, so that facets are counted in as many steps as there are products. Computed in two passes
 * on the first request for facets: storing it would make the snapshot a seventh larger.
 */
export function termsOfDocuments(index: CatalogIndex): DocumentTerms {
  const known = made.get(index);
  if (known) return known;
  const own = turnRound(index);
  made.set(index, own);
  return own;
}

function turnRound(index: CatalogIndex): DocumentTerms {
  const starts = new Uint32Array(index.size + 1);
  eachPosting(index, (document) => starts[document + 1]!++);
  for (let document = 0; document < index.size; document++) starts[document + 1]! += starts[document]!;
  const count = starts[index.size]!;
  const terms = index.terms.length <= 0xffff ? new Uint16Array(count) : new Uint32Array(count);
  const places = starts.slice();
  eachPosting(index, (document, term) => {
    terms[places[document]!++] = term;
  });
  return { starts, terms };
}

function eachPosting(index: CatalogIndex, visit: (document: number, term: number) => void): void {
  const { termPostings, size, scratch } = index;
  for (let term = 0; term < index.terms.length; term++) {
    const dense = viewBitset(termPostings, term, size);
    const documents = dense ? listBits(dense) : scratch;
    const count = dense ? documents.length : readDocuments(termPostings, term, scratch);
    for (let place = 0; place < count; place++) visit(documents[place]!, term);
  }
}
