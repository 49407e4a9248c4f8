/** The characters of a page's description that a search engine shows. */
const DESCRIPTION_MAX = 160;
/** The entities that `sanitizeUntrusted` leaves in a text. */
const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** The beginning of sanitized HTML as plain text for a page's description: whole words, at most 160 characters. */
export function describeHtml(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity]!)
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= DESCRIPTION_MAX) return text;
  const cut = text.slice(0, DESCRIPTION_MAX);
  const isWhole = text[DESCRIPTION_MAX] === " ";
  return isWhole ? cut : cut.replace(/ [^ ]*$/, "").toWellFormed();
}
