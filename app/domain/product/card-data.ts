/**
 * Plain data in which equal parts are the same object, so that each is sent to the browser once (React Router's
 * encoding deduplicates by identity). Typical parts are prices and shared terms. The result must not be mutated.
 */
export function shareEqual<Data>(data: Data): Data {
  const known = new Map<string, unknown>();
  const share = (part: unknown): unknown => {
    if (typeof part !== "object" || part === null) return part;
    const shared = Array.isArray(part)
      ? part.map(share)
      : Object.fromEntries(Object.entries(part).map(([name, value]) => [name, share(value)]));
    const text = JSON.stringify(shared);
    if (!known.has(text)) known.set(text, shared);
    return known.get(text);
  };
  return share(data) as Data;
}
