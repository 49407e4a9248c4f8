/** WordPress's limit of a slug, in characters of its encoded form. */
const LENGTH_MAX = 200;

/** Characters that WordPress 7.1 strips from a slug, by their encoded form. */
const STRIPPED =
  /%c2%a[d19be]|%c2%b[fb04]|%e2%80%(?:b[9a]|9[89a-f]|a[26a-e]|8[b-f])|%e2%84%a2|%cb%8a|%c[cd]%81|%cc%8[04c]|%ef%bb%bf|%ef%bf%bc/g;
const HYPHENS = /%c2%a0|%e2%80%9[134]/g;
const SPACES = /%e2%80%(?:8[0-9a]|a[89f])/g;

/** WordPress's `sanitize_title`, but for its transliteration of accented Latin letters: the slug that it makes of a name. */
export function sanitizeTitle(title: string): string {
  const octets = title
    .replace(/<[^>]*>/g, "")
    .replace(/%([a-f\d]{2})/gi, "---$1---")
    .replaceAll("%", "")
    .replace(/---([a-f\d]{2})---/gi, "%$1");
  return encodeUtf8(octets.toLowerCase())
    .toLowerCase()
    .replace(HYPHENS, "-")
    .replaceAll("/", "-")
    .replace(STRIPPED, "")
    .replace(SPACES, "-")
    .replaceAll("%c3%97", "x")
    .replace(/&.+?;/g, "")
    .replaceAll(".", "-")
    .replace(/[^%a-z0-9 _-]/g, "")
    .replace(/\s+/g, "-")
    .replace(/-+/g, "-")
    .replace(/^-+|-+$/g, "");
}

// `utf8_uri_encode`: cuts before a character that doesn't fit, but within an escape that the name already had.
function encodeUtf8(text: string): string {
  let encoded = "";
  for (const character of text.toWellFormed()) {
    const part = character <= "\u007f" ? character : encodeURIComponent(character);
    if (encoded.length + part.length > LENGTH_MAX) break;
    encoded += part;
  }
  return encoded;
}
