import type { Synonyms } from "../../../../app/domain/search/search-language.ts";
import type { CatalogIndex } from "../open-index.ts";
import type { StepCounter } from "./find-similar.ts";
import { parseSearch, type Slot } from "./parse-search.ts";
import { guessSlots, resolveSlots, type Resolved } from "./resolve-slots.ts";
import { addSynonyms } from "./synonyms.ts";

/** Shorter words, and codes, could be anything in another keyboard layout. */
const RETYPED = /^\D{4,}$/;

const RETYPED_PREFIX_MIN = 4;

interface ResolvedSearch {
  slots: Slot[];
  /** By slot. */
  resolved: Resolved[];
}

/**
 * Looks up the words of a search as typed and by synonyms, then as typed in another keyboard layout, then corrected.
 */
export function resolveSearch(
  index: CatalogIndex,
  text: string,
  synonyms: Synonyms,
  counter: StepCounter,
): ResolvedSearch {
  const resolve = (slots: Slot[]): ResolvedSearch => {
    const resolved = resolveSlots(index, slots, counter);
    addSynonyms(index, slots, resolved, synonyms, counter);
    return { slots, resolved };
  };
  const typed = resolve(parseSearch(text, index.language));
  const unknown = new Set(listUnknown(typed).map(({ chunk }) => chunk));
  if ([...unknown].some((chunk) => RETYPED.test(chunk))) {
    for (const other of index.language.retype(text, unknown)) {
      const slots = parseSearch(other, index.language);
      const meant = resolve(
        slots.map((slot) => ({ ...slot, isLast: slot.isLast && slot.word.length >= RETYPED_PREFIX_MIN })),
      );
      if (listUnknown(meant).length === 0) return meant;
    }
  }
  guessSlots(index, typed.slots, typed.resolved, counter);
  return typed;
}

function listUnknown({ slots, resolved }: ResolvedSearch): Slot[] {
  return slots.filter(({ isOptional }, place) => !isOptional && resolved[place]!.length === 0);
}
