/** Percent-encoded characters beyond ASCII. */
const ENCODED = /(?:%[89a-f][\da-f])+/gi;

/** The same, "-._~", another sign that a segment may have, or a percent sign that is text. */
const PERCENT = /((?:%[89a-f][\da-f])+)|%(?:(2[de]|5f|7e)|(2[02-6bcf]|3[a-f]|40|5[bde]|60|7[b-d]))?/gi;

/** An escape, or an ASCII character that no slug of WordPress has. */
const ESCAPED = /%[\da-f]{2}|[^\w.~%\u0080-\uffff-]/gi;

/**
 * The form in which slugs are stored and compared: encoded Cyrillic is decoded, an ASCII escape stays, because of a name
 * that begins with "%100" WordPress makes "%100-…". Total, idempotent, and never the same for two slugs of WordPress.
 */
export function decodeSlug(slug: string): string {
  return slug
    .toWellFormed()
    .replace(ENCODED, (text) => decode(text) ?? text)
    .replace(/%25(?![\da-f]{2})/gi, "%")
    .replace(ESCAPED, (text) => (text[1] ? text : encodeURIComponent(text)).toLowerCase());
}

/**
 * The slug of a post or a page, which WPGraphQL decodes wholly: "%50-…" comes as "P-…", but WordPress's slugs have no capital
 * letters.
 */
export function restoreSlug(slug: string): string {
  return decodeSlug(slug).replace(/[A-Z]/g, escapeAscii);
}

/**
 * A path's segment, spelled so that it can be decoded: WordPress writes a slug into its URLs as it is, "%100-…", which is
 * "%25100-…" here.
 */
export function canonicalSegment(segment: string): string {
  return segment.replace(PERCENT, (percent: string, encoded?: string, mark?: string, sign?: string) => {
    if (mark) return decodeURIComponent(percent);
    const isEscape = encoded ? decode(encoded) !== null : sign !== undefined;
    return isEscape ? percent : percent.replaceAll("%", "%25");
  });
}

/** The slug that is a path's segment. */
export function readSegment(segment: string): string {
  return decodeSlug(decodeURIComponent(canonicalSegment(segment)));
}

function escapeAscii(character: string): string {
  return `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
