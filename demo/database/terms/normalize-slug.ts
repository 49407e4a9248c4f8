/** WordPress keeps Cyrillic slugs percent-encoded in small letters and finds them in both forms. */
export function normaliseSlug(slug: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(slug)).toLowerCase();
  } catch {
    return slug;
  }
}
