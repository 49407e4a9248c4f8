/** WordPress stores Cyrillic slugs percent-encoded in lower case and finds them in both forms. */
export function normalizeSlug(slug: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(slug)).toLowerCase();
  } catch {
    return slug;
  }
}
