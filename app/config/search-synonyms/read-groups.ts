type Groups = readonly (readonly string[])[];

/** Groups of words from a text with one on each line, "shorts, short pants" or "sleep => glycine, magnesium". */
export function readGroups(text: string): string[][] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.replace("=>", ",=>,").split(/\s*,\s*/));
}

/** The merchant's groups and the usual ones. A usual group that has a phrase of the merchant's is left out. */
export function withSearchSynonyms(own: Groups, usual: Groups): Groups {
  const named = new Set(own.flat().map((phrase) => phrase.toLowerCase()));
  named.delete("=>");
  return [...own, ...usual.filter((group) => !group.some((phrase) => named.has(phrase)))];
}
