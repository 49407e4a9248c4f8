/**
 * Plain data in which parts that are equal are one and the same object: what is sent to the browser names each once (React
 * Router's encoding knows objects by identity). Prices of sizes, and terms that many products offer, are such parts.
 * Nothing may change it afterwards.
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
