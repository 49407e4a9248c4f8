/** Decodes a slug: WordPress stores Cyrillic slugs percent-encoded, and URLs may carry either form. Always well-formed. */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug).toWellFormed();
  } catch {
    return slug.toWellFormed();
  }
}
