import { isStopWord } from "./tokenize.ts";

/** A product's name by what its parts say. */
interface NameParts {
  /** What the product is: „Стоманен шейкър“. */
  head: string;
  /** What it has, is made of or comes as: „с топка“, „от памук“, „800 мл“. */
  details: string;
  /** What it is for, and what it lacks: „за йога“, „без захар“. Names other things. */
  purposes: string;
}

/** The end of a part: punctuation, or the preposition or conjunction with which the next one starts. */
const PART_START =
  /,(?!\d)|[:;(]|(?<=\s)(?:с|със|за|от|на|в|във|без|против|и|или|под|при|преди|след|до|у|with|for|without)(?=\s)/giu;
const PURPOSE = /^(?:за|без|против|for|without)$/i;
/** Not „и“, „или“ and „на“: „за клек и прасци“, „за вдигане на тежести“. */
const PURPOSE_END = /^(?:[,:;(]|с|със|от|в|във|под|при|преди|след|до|у|with)$/i;

/** Splits a name into its head, details and purposes. */
export function splitName(name: string): NameParts {
  const starts = [...name.matchAll(PART_START)].filter(({ index }) => index > 0);
  const parts = { head: name.slice(0, starts[0]?.index), details: "", purposes: "" };
  let isPurpose = false;
  for (const [place, { 0: first, index }] of starts.entries()) {
    isPurpose = isPurposeAfter(first, isPurpose);
    parts[isPurpose ? "purposes" : "details"] += ` ${name.slice(index, starts[place + 1]?.index)} `;
  }
  return parts;
}

/** Whether what follows a word says what something is for or lacks. `isPurpose`: whether the word itself does. */
export function isPurposeAfter(word: string, isPurpose: boolean): boolean {
  return PURPOSE.test(word) || (isPurpose && !PURPOSE_END.test(word));
}

/**
 * The noun that says what a named thing is, „шейкър“ of „Стоманен шейкър „Сила“, 800 мл“: the last of its first words in lower
 * case, since adjectives precede it, and prepositions, quotes, capitals or numbers follow. `isList`: others follow it.
 */
export function kindOf(name: string): { noun: string; isList: boolean } {
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

/** A word in lower case that joins none, and perhaps punctuation after it. */
function isNoun(word: string): boolean {
  const [, bare] = /^(\p{Ll}[\p{Ll}\p{M}-]*)\p{Po}?$/u.exec(word) ?? [];
  return bare !== undefined && bare !== "преди" && !isStopWord(bare);
}
