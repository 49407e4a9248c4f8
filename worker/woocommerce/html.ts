import { decodeHTML, decodeHTMLStrict, escapeUTF8 } from "entities";
import sanitizeHtml, { type Attributes, type IOptions } from "sanitize-html";
import { pictureSources } from "../../app/domain/values/image-url";
import { shopHref } from "../../app/domain/content/wordpress-url";
import { text } from "./fields";

const ALLOWED_TAGS = [
  "p br hr h2 h3 h4 h5 h6 strong b em i u s sub sup small span",
  "ul ol li dl dt dd blockquote a table caption thead tbody tfoot tr th td",
].flatMap((names) => names.split(" "));
const ARTICLE_TAGS = [...ALLOWED_TAGS, "figure", "figcaption", "img", "pre", "code", "cite", "mark", "del"];

const TABLE = /<(\/?)table>/g;
const CAPTION = /<caption>(.*?)<\/caption>/gs;
const CELL = /<t[hd][^>]*>(.*?)<\/t[hd]>/gs;
/** The empty corner of a table: accessibility checks report an empty header as an error. */
const EMPTY_HEADER = /<th[^>]*>\s*<\/th>/g;

const UNTRUSTED: IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: {
    a: ["href", "title", "rel"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    ol: ["start"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: { h1: "h2", a: sanitizeHtml.simpleTransform("a", { rel: "nofollow ugc noopener" }) },
};

/** Link relations that a merchant may set for search engines; the rest of `rel` is set by the shop. */
const LINK_RELATIONS = ["nofollow", "sponsored", "ugc"];

/**
 * Sanitizes untrusted HTML, such as a review's: an allow-list of text, list and table elements; links are nofollow. Scripts,
 * styles, forms, frames, images, event handlers and `style` are removed.
 */
export function sanitizeUntrusted(html: unknown): string {
  return tidy(sanitizeHtml(text(html), UNTRUSTED));
}

/**
 * Sanitizes the merchant's own HTML: the same list plus code and images, which go through the shop's image resizer.
 * Links to the WordPress at `origin` are rewritten to the shop's pages.
 */
export function sanitizeArticle(html: unknown, origin = ""): string {
  return tidy(
    sanitizeHtml(text(html), {
      ...UNTRUSTED,
      allowedTags: ARTICLE_TAGS,
      allowedAttributes: {
        ...UNTRUSTED.allowedAttributes,
        img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding"],
      },
      transformTags: {
        h1: "h2",
        a: (tagName, attributes) => ({ tagName, attribs: toLink(attributes, origin) }),
        img: (tagName, attributes) => ({ tagName, attribs: toImageAttributes(attributes, origin) }),
      },
      exclusiveFilter: ({ tag, attribs, text: words, mediaChildren }) =>
        (tag === "img" && !attribs.src) || (tag === "figure" && !words.trim() && mediaChildren.length === 0),
    }),
  );
}

/** Plain text from the backend: tags removed, entities decoded, at most 300 characters. Not safe as HTML. */
export function plainText(html: unknown): string {
  const escaped = sanitizeHtml(text(html), { allowedTags: [], allowedAttributes: {} });
  return decodeHTML(escaped).replace(/\s+/g, " ").trim().slice(0, 300);
}

/**
 * Plain text of several lines: tags removed, entities decoded, line breaks preserved, at most 4000 characters. Not safe
 * as HTML.
 */
export function plainLines(html: unknown): string {
  const lines = text(html).replace(/\r\n?|<br\s*\/?>|<\/(?:p|li|tr|div)>/gi, "\n");
  const escaped = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  return decodeHTML(escaped)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n\s*/g, "\n")
    .trim()
    .slice(0, 4000);
}

/** A name or a note as typed: WordPress escapes names of users and, without HPOS, notes of orders. Not safe as HTML. */
export function typedText(stored: unknown): string {
  return decodeHTMLStrict(text(stored));
}

function tidy(html: string): string {
  return wrapTables(html.replace(EMPTY_HEADER, "<td></td>")).trim();
}

/**
 * Wraps each top-level table in a scrollable, focusable box named by its caption or first row. A group and no region, because
 * landmarks would need distinct names and size tables look alike.
 */
function wrapTables(html: string): string {
  let depth = 0;
  return html.replace(TABLE, (tag, end: string, offset: number) => {
    if (end) return --depth === 0 ? `${tag}</div>` : tag;
    const name = escapeUTF8(tableLabel(html.slice(offset)));
    return depth++ === 0 ? `<div role="group" aria-label="${name}" tabindex="0">${tag}` : tag;
  });
}

function tableLabel(html: string): string {
  const [head = ""] = html.split("</tr>", 1);
  const texts = (cells: RegExp) => [...head.matchAll(cells)].map(([, words]) => plainText(words)).filter(Boolean);
  const [caption] = texts(CAPTION);
  return caption ?? texts(CELL).join(", ").slice(0, 300).toWellFormed();
}

function toLink({ href = "", title = "", rel = "" }: Attributes, origin: string): Attributes {
  const url = shopHref(href, origin);
  const given = rel.toLowerCase().split(/\s+/);
  const relations = LINK_RELATIONS.filter((one) => given.includes(one));
  return {
    ...(url === null ? {} : { href: url }),
    ...(title ? { title } : {}),
    ...(url?.startsWith("http") ? { rel: [...relations, "noopener"].join(" ") } : {}),
  };
}

function toImageAttributes({ src = "", alt = "", width = "", height = "" }: Attributes, origin: string): Attributes {
  const base = origin || undefined;
  const isSafe = /^(https?:\/\/|\/(?![/\\]))/i.test(src) && URL.canParse(src, base);
  if (!isSafe) return {};
  const sources = pictureSources(new URL(src, base).href, "article");
  const isSized = /^[1-9]\d{0,4}$/.test(width) && /^[1-9]\d{0,4}$/.test(height);
  return {
    src: sources.src,
    srcset: sources.srcSet,
    sizes: sources.sizes ?? "",
    alt,
    ...(isSized ? { width, height } : {}),
    loading: "lazy",
    decoding: "async",
  };
}
