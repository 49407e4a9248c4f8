/** A product's address from a slug that came from outside: always one step below /produkt, or the shop. */
export function productAddress(slug: string): string {
  const decoded = decodeSlug(slug);
  return /^\.*$/.test(decoded) ? "/magazin" : `/produkt/${encodeURIComponent(decoded)}`;
}

// Slugs may be percent-encoded Cyrillic already (backend notes, Fields).
function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug).toWellFormed();
  } catch {
    return slug.toWellFormed();
  }
}
