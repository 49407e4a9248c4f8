/** A GraphQL definition and the parts of the shop that depend on it. */
export interface ProbeDefinition {
  text: string;
  parts: string[];
}

interface ValidationError {
  message: string;
  locations?: { line: number }[];
}

/** The operation that is executed; the other definitions of the document are only validated (GraphQL specification, 6.1). */
const EXECUTED_OPERATION = "query probe {\n  __typename\n}\n";
export const PROBE_NAME = "probe";

/** One document of all definitions, whose validation errors show which of them the backend's schema supports. */
export function writeProbe(definitions: ProbeDefinition[]): string {
  return EXECUTED_OPERATION + definitions.map(({ text }) => `${text}\n`).join("");
}

/** The parts that validation errors belong to, with their messages; null if an error has no location, so it may be any. */
export function findInvalidParts(
  definitions: ProbeDefinition[],
  errors: ValidationError[],
): Map<string, string[]> | null {
  let line = countLines(EXECUTED_OPERATION);
  const ends = definitions.map(({ text, parts }) => ({ parts, last: (line += countLines(`${text}\n`)) }));
  const invalid = new Map<string, string[]>();
  for (const { message, locations } of errors) {
    const at = locations?.[0]?.line;
    const found = at === undefined ? undefined : ends.find(({ last }) => at <= last);
    if (!found) return null;
    for (const part of found.parts) invalid.set(part, [...(invalid.get(part) ?? []), message]);
  }
  return invalid;
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}
