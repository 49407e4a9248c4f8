/**
 * Plain data in which equal parts are the same object, so that each is sent to the browser once (React Router's
 * encoding deduplicates by identity). Typical parts are prices and shared terms. The result must not be mutated.
 */
export function shareEqual<Data>(data: Data): Data {
  const known = new Map<string, Shared>();
  return share(data, known).part as Data;
}

interface Shared {
  part: unknown;
  /** Equal for equal parts only. */
  key: string;
}

function share(part: unknown, known: Map<string, Shared>): Shared {
  if (typeof part !== "object" || part === null) return { part, key: JSON.stringify(part) ?? "" };
  const isList = Array.isArray(part);
  const copy: Record<string, unknown> = isList ? ([] as never) : {};
  let text = isList ? "[" : "{";
  for (const name of Object.keys(part)) {
    const value = share((part as Record<string, unknown>)[name], known);
    copy[name] = value.part;
    text += `${isList ? "" : JSON.stringify(name)}:${value.key},`;
  }
  // Parts are known by a number from here on, so that a text isn't repeated on each level.
  const shared = known.get(text) ?? { part: copy, key: `#${known.size}` };
  known.set(text, shared);
  return shared;
}
