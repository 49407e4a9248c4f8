/** Pages whose previews are drawn for them; every other shows its picture, or the shop's. */
export type ShareCardKind = "product" | "category" | "post";

const PATH = /^\/og\/(product|category|post)\/([^/?#]{1,300})\.png$/;

/** Where the drawn preview of a page stands. */
export function shareCardPath(kind: ShareCardKind, slug: string): string {
  return `/og/${kind}/${encodeURIComponent(decodeOnce(slug))}.png`;
}

/** What a path asks for; null for anything else. */
export function readShareCardPath(path: string): { kind: ShareCardKind; slug: string } | null {
  const [, kind, slug] = PATH.exec(path) ?? [];
  return kind && slug ? { kind: kind as ShareCardKind, slug: decodeOnce(slug) } : null;
}

// WordPress writes Cyrillic slugs percent-encoded.
function decodeOnce(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
