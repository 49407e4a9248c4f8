import { decodeHTML, escapeUTF8 } from "entities";
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
/** The corner of a table: a header that says nothing is one fault more for a screen reader. */
const EMPTY_HEADER = /<th[^>]*>\s*<\/th>/g;

const STRANGERS: IOptions = {
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

/** What a merchant says of a link that search engines should know; the rest of `rel` is ours. */
const TOLD_RELATIONS = ["nofollow", "sponsored", "ugc"];

/**
 * HTML of strangers, a review's, made safe to show: an allow-list of text, list and table elements, and no link that
 * search engines count. Scripts, styles, forms, frames, pictures, event handlers and `style` are dropped.
 */
export function sanitise(html: unknown): string {
  return tidy(sanitizeHtml(text(html), STRANGERS));
}

/**
 * The merchant's own HTML: the same list and pictures, which come through the shop's resizer. Links to his WordPress,
 * whose origin may be told, lead to the same in the shop.
 */
export function sanitiseArticle(html: unknown, origin = ""): string {
  return tidy(
    sanitizeHtml(text(html), {
      ...STRANGERS,
      allowedTags: ARTICLE_TAGS,
      allowedAttributes: {
        ...STRANGERS.allowedAttributes,
        img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding"],
      },
      transformTags: {
        h1: "h2",
        a: (tagName, attributes) => ({ tagName, attribs: toLink(attributes, origin) }),
        img: (tagName, attributes) => ({ tagName, attribs: toPicture(attributes, origin) }),
      },
      exclusiveFilter: ({ tag, attribs, text: words, mediaChildren }) =>
        (tag === "img" && !attribs.src) || (tag === "figure" && !words.trim() && mediaChildren.length === 0),
    }),
  );
}

/** Backend's text for people: no elements, entities decoded, at most 300 characters. Show it as text only. */
export function plainText(html: unknown): string {
  const escaped = sanitizeHtml(text(html), { allowedTags: [], allowedAttributes: {} });
  return decodeHTML(escaped).replace(/\s+/g, " ").trim().slice(0, 300);
}

/** The same of a longer text whose lines count: at most 4000 characters. */
export function plainLines(html: unknown): string {
  const lines = text(html).replace(/\r\n?|<br\s*\/?>|<\/(?:p|li|tr|div)>/gi, "\n");
  const escaped = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  return decodeHTML(escaped)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n\s*/g, "\n")
    .trim()
    .slice(0, 4000);
}

function tidy(html: string): string {
  return boxTables(html.replace(EMPTY_HEADER, "<td></td>")).trim();
}

/**
 * A table that is wider than its text moves in a box of its own, by keyboard too, under the name of its caption or first
 * row. A group, no region: landmarks would need names that differ, and tables of sizes are alike.
 */
function boxTables(html: string): string {
  let depth = 0;
  return html.replace(TABLE, (tag, end: string, place: number) => {
    if (end) return --depth === 0 ? `${tag}</div>` : tag;
    const name = escapeUTF8(nameTable(html.slice(place)));
    return depth++ === 0 ? `<div role="group" aria-label="${name}" tabindex="0">${tag}` : tag;
  });
}

function nameTable(html: string): string {
  const [head = ""] = html.split("</tr>", 1);
  const texts = (cells: RegExp) => [...head.matchAll(cells)].map(([, words]) => plainText(words)).filter(Boolean);
  const [caption] = texts(CAPTION);
  return caption ?? texts(CELL).join(", ").slice(0, 300).toWellFormed();
}

function toLink({ href = "", title = "", rel = "" }: Attributes, origin: string): Attributes {
  const address = shopHref(href, origin);
  const said = rel.toLowerCase().split(/\s+/);
  const relations = TOLD_RELATIONS.filter((one) => said.includes(one));
  return {
    ...(address === null ? {} : { href: address }),
    ...(title ? { title } : {}),
    ...(address?.startsWith("http") ? { rel: [...relations, "noopener"].join(" ") } : {}),
  };
}

function toPicture({ src = "", alt = "", width = "", height = "" }: Attributes, origin: string): Attributes {
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
