/** Percent-encoded characters beyond ASCII. */
const ENCODED = /(?:%[89a-f][\da-f])+/gi;

/**
 * Percent-encoded non-ASCII characters, "-._~", other characters that a path segment may have, or a percent sign that
 * is text.
 */
const PERCENT = /((?:%[89a-f][\da-f])+)|%(?:(2[de]|5f|7e)|(2[02-6bcf]|3[a-f]|40|5[bde]|60|7[b-d]))?/gi;

/** An escape, or an ASCII character that no slug of WordPress has. */
const ESCAPED = /%[\da-f]{2}|[^\w.~%\u0080-\uffff-]/gi;

/**
 * The form in which slugs are stored and compared. Encoded Cyrillic is decoded. Encoded ASCII stays, because WordPress
 * makes "%100-…" of a name that begins with "%100". Never throws, is idempotent, and different slugs stay different.
 */
export function decodeSlug(slug: string): string {
  return slug
    .toWellFormed()
    .replace(ENCODED, (text) => decodeText(text) ?? text)
    .replace(/%25(?![\da-f]{2})/gi, "%")
    .replace(ESCAPED, (text) => (text[1] ? text : encodeURIComponent(text)).toLowerCase());
}

/**
 * The slug of a post or page. WPGraphQL decodes it completely ("%50-…" comes as "P-…"), but WordPress's slugs have no
 * capital letters, so those are encoded again.
 */
export function restoreSlug(slug: string): string {
  return decodeSlug(slug).replace(/[A-Z]/g, escapeAscii);
}

/**
 * A path segment for a slug, spelled so that it can be decoded. WordPress writes "%100-…" into its URLs without
 * encoding it; here it becomes "%25100-…".
 */
export function canonicalSegment(segment: string): string {
  return segment.replace(PERCENT, (percent: string, encoded?: string, mark?: string, sign?: string) => {
    if (mark) return decodeURIComponent(percent);
    const isEscape = encoded ? decodeText(encoded) !== null : sign !== undefined;
    return isEscape ? percent : percent.replaceAll("%", "%25");
  });
}

/** Decodes a path segment to the slug that it stands for. */
export function readSegment(segment: string): string {
  return decodeSlug(decodeURIComponent(canonicalSegment(segment)));
}

function escapeAscii(character: string): string {
  return `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
}

/** Decodes percent-encoded text; null when that isn't possible. */
export function decodeText(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
