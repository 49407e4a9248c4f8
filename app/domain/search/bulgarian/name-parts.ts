import type { NameKind, NameParts, SearchLanguage } from "../search-language.ts";
import { isStopWord } from "./stop-words.ts";

/** Matches where a part ends: at punctuation, or before the preposition or conjunction that starts the next part. */
const PART_START =
  /,(?!\d)|[:;(]|(?<=\s)(?:с|със|за|от|на|в|във|без|против|и|или|под|при|преди|след|до|у|with|for|without)(?=\s)/giu;
const PURPOSE = /^(?:за|без|против|for|without)$/i;
/** „и“, „или“ and „на“ don't end a purpose: „за клек и прасци“, „за вдигане на тежести“. */
const PURPOSE_END = /^(?:[,:;(]|с|със|от|в|във|под|при|преди|след|до|у|with)$/i;

/** Splits a name into its head, details and purposes. */
export function splitName(name: string): NameParts {
  return splitParts(name, PART_START, isPurposeAfter);
}

/** Splits a name wherever a global pattern matches. The match decides whether the part after it is a purpose. */
export function splitParts(
  name: string,
  partStart: RegExp,
  isPurposeAfter: SearchLanguage["isPurposeAfter"],
): NameParts {
  const starts = [...name.matchAll(partStart)].filter(({ index }) => index > 0);
  const parts = { head: name.slice(0, starts[0]?.index), details: "", purposes: "" };
  let isPurpose = false;
  for (const [place, { 0: first, index }] of starts.entries()) {
    isPurpose = isPurposeAfter(first, isPurpose);
    parts[isPurpose ? "purposes" : "details"] += ` ${name.slice(index, starts[place + 1]?.index)} `;
  }
  return parts;
}

/** Whether the words after this one are a purpose or something lacking. `isPurpose`: whether those before it are. */
export function isPurposeAfter(word: string, isPurpose: boolean): boolean {
  return PURPOSE.test(word) || (isPurpose && !PURPOSE_END.test(word));
}

/**
 * The noun of a name, „шейкър“ in „Стоманен шейкър „Сила“, 800 мл“: the last of the lower-case words at its start,
 * because adjectives come before it, and prepositions, quotes, capitals or numbers after it. `isList`: more nouns
 * follow.
 */
export function kindOf(name: string): NameKind {
  const words = name.trim().split(/\s+/);
  let last = 0;
  while (isBare(words[last]!) && isNoun(words[last + 1] ?? "")) last++;
  const noun = words[last]!;
  return { noun, isList: /[,/]$/.test(noun) || LIST.test(words[last + 1] ?? "") };
}

const LIST = /^(?:и|или|and|or|[&+/])$/i;

function isBare(word: string): boolean {
  return /[\p{L}\p{M}]$/u.test(word);
}

/** Matches a lower-case word that isn't a conjunction, and punctuation after it. */
function isNoun(word: string): boolean {
  const [, bare] = /^(\p{Ll}[\p{Ll}\p{M}-]*)\p{Po}?$/u.exec(word) ?? [];
  return bare !== undefined && bare !== "преди" && !isStopWord(bare);
}
