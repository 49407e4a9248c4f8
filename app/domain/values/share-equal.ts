/**
 * Plain data in which equal parts are the same object, so that each is sent to the browser once (React Router's
 * encoding deduplicates by identity). Typical parts are prices and shared terms. The result must not be mutated.
 */
export function shareEqual<Data>(data: Data): Data {
  return share(data, new Map()) as Data;
}

function share(part: unknown, known: Map<string, unknown>): unknown {
  if (typeof part !== "object" || part === null) return part;
  const text = JSON.stringify(part);
  const equal = known.get(text);
  if (equal !== undefined) return equal;
  const shared = Array.isArray(part)
    ? part.map((one) => share(one, known))
    : Object.fromEntries(Object.entries(part).map(([name, one]) => [name, share(one, known)]));
  known.set(text, shared);
  return shared;
}
