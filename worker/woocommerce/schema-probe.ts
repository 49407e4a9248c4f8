/** A definition of GraphQL, and the parts of the shop that stand or fall with it. */
export interface Probed {
  text: string;
  parts: string[];
}

interface Mistake {
  message: string;
  locations?: { line: number }[];
}

/** Runs by itself: what else stands in the document is validated with it, and never run (GraphQL specification, 6.1). */
const HEAD = "query probe {\n  __typename\n}\n";
export const PROBE_NAME = "probe";

/** One document of all definitions: its answer says at once what of them a backend's schema knows. */
export function writeProbe(definitions: Probed[]): string {
  return HEAD + definitions.map(({ text }) => `${text}\n`).join("");
}

/**
 * Which parts the mistakes of a probe's answer are about, with what is said of each; null for a mistake that says no place,
 * so that it may be about any.
 */
export function blameParts(definitions: Probed[], mistakes: Mistake[]): Map<string, string[]> | null {
  let line = countLines(HEAD);
  const ends = definitions.map(({ text, parts }) => ({ parts, last: (line += countLines(`${text}\n`)) }));
  const blamed = new Map<string, string[]>();
  for (const { message, locations } of mistakes) {
    const at = locations?.[0]?.line;
    const found = at === undefined ? undefined : ends.find(({ last }) => at <= last);
    if (!found) return null;
    for (const part of found.parts) blamed.set(part, [...(blamed.get(part) ?? []), message]);
  }
  return blamed;
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}
