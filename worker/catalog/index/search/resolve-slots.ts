import { hasBit } from "../encoding/bits.ts";
import type { CatalogIndex } from "../open-index.ts";
import { joinKey } from "../text/tokenize.ts";
import { findSkus, normalizeSku } from "../tables/sku-table.ts";
import { findWords, guessWords } from "./find-words.ts";
import type { Slot } from "./parse-search.ts";
import { createPart, createSkuPart, type Part } from "./score-part.ts";
import type { StepCounter } from "./find-similar.ts";

/** The ways to match a slot, each with all its parts. Empty: nothing in the shop matches. */
export type Resolved = Part[][];

/** Looks up each slot in the dictionary: as written, or joined with its neighbor. */
export function resolveSlots(index: CatalogIndex, slots: readonly Slot[], counter: StepCounter): Resolved[] {
  const resolved = slots.map((slot) => resolveKnown(index, slot, counter));
  for (let place = 0; place + 1 < slots.length; place++) {
    const joined = resolveJoined(index, slots[place]!, slots[place + 1]!, counter);
    if (joined) for (const ways of [resolved[place]!, resolved[place + 1]!]) ways.push([joined]);
  }
  for (const [place, { chunk }] of slots.entries()) {
    const sku = /\d|-/.test(chunk) ? normalizeSku(chunk) : "";
    const documents = sku ? findSkus(index, sku) : [];
    if (documents.length > 0) resolved[place]!.push([createSkuPart(index, documents)]);
  }
  return resolved;
}

/** Corrects the words that nothing in the shop matches. */
export function guessSlots(
  index: CatalogIndex,
  slots: readonly Slot[],
  resolved: readonly Resolved[],
  counter: StepCounter,
): void {
  for (const [place, { word, isPurpose }] of slots.entries()) {
    if (resolved[place]!.length > 0 || word === "") continue;
    const guessed = guessWords(index, word, counter);
    if (guessed.every((found) => found.length > 0))
      resolved[place]!.push(
        guessed.map((found) => ({ ...createPart(index, found, { percent: 100, isPurpose }, counter), isGuess: true })),
      );
  }
}

function resolveKnown(index: CatalogIndex, slot: Slot, counter: StepCounter): Resolved {
  const ways: Resolved = [];
  for (const { wanted, percent } of slot.alternatives) {
    const found = wanted.map((one) => findWords(index, one, slot.isLast));
    if (found.some((words) => words.length === 0)) continue;
    ways.push(found.map((words) => createPart(index, words, { percent, isPurpose: slot.isPurpose }, counter)));
    if (slot.isFirstOnly) break;
  }
  return ways;
}

/** Two words that names write as one: „мулти витамини“, „бета аланин“ for „бета-аланин“. */
function resolveJoined(index: CatalogIndex, one: Slot, other: Slot, counter: StepCounter): Part | null {
  if (one.word === "" || other.word === "" || one.isOptional || other.isOptional) return null;
  const found = findWords(index, { key: joinKey(one.word, other.word, index.language) }, false);
  const named = found.filter(({ word }) => hasBit(index.namedWords, word));
  return named.length > 0 ? createPart(index, named, { percent: 100, isPurpose: one.isPurpose }, counter) : null;
}
