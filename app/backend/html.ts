import { decodeHTML } from "entities";
import sanitizeHtml from "sanitize-html";
import { text } from "./read";

const ALLOWED_TAGS = [
  "p br hr h2 h3 h4 h5 h6 strong b em i u s sub sup small span",
  "ul ol li dl dt dd blockquote a table caption thead tbody tfoot tr th td",
].flatMap((names) => names.split(" "));

/** The corner of a table: a header that says nothing is one fault more for a screen reader. */
const EMPTY_HEADER = /<th[^>]*>\s*<\/th>/g;

/**
 * HTML of the CMS made safe to show: an allow-list of text, list, table and picture elements.
 * Scripts, styles, forms, frames, event handlers and `style` attributes are dropped (quality.md, Traps).
 */
export function sanitise(html: unknown): string {
  return sanitizeHtml(text(html), {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ["href", "title"],
      th: ["colspan", "rowspan", "scope"],
      td: ["colspan", "rowspan"],
      ol: ["start"],
    },
    allowedSchemes: ["https", "http", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: { h1: "h2", a: sanitizeHtml.simpleTransform("a", { rel: "nofollow noopener" }) },
  })
    .replace(EMPTY_HEADER, "<td></td>")
    .trim();
}

/** Backend's text for people: no elements, entities decoded, at most 300 characters. Show it as text only. */
export function plainText(html: unknown): string {
  const escaped = sanitizeHtml(text(html), { allowedTags: [], allowedAttributes: {} });
  return decodeHTML(escaped).replace(/\s+/g, " ").trim().slice(0, 300);
}
