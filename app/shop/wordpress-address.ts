import { WORDPRESS_BASES } from "../config/permalinks";

/** Where the shop shows what stands at a path of the merchant's WordPress: "/product/whey/" is "/produkt/whey". */
export function shopPath(path: string): string {
  const [, base = "", rest = ""] = /^\/([^/]*)(.*?)\/*$/.exec(path.replace(/\/{2,}/g, "/")) ?? [];
  const ours = Object.hasOwn(WORDPRESS_BASES, base) ? WORDPRESS_BASES[base]! : `/${base}`;
  return ours + (ours === WORDPRESS_BASES.category ? rest.replace(/^.*(?=\/)/, "") : rest);
}

/**
 * Where a link of the merchant's texts leads in the shop: his own pages by their path here, others as they are. null for
 * what is no link for people (scripts, data). `origin`: of his WordPress, "" where that isn't known.
 */
export function shopHref(href: string, origin: string): string | null {
  const address = href.trim();
  if (address.startsWith("#")) return address;
  if (/^(mailto|tel):/i.test(address)) return address;
  const isOurs = /^\/(?![/\\])/.test(address);
  if (!isOurs && !/^https?:\/\//i.test(address)) return null;
  if (!URL.canParse(address, "https://wordpress.invalid")) return null;
  const url = new URL(address, "https://wordpress.invalid");
  // Files lie where they were put: the shop has no copy of them.
  if (!isOurs && (url.origin !== origin || url.pathname.startsWith("/wp-content/"))) return url.href;
  return shopPath(url.pathname) + url.search + url.hash;
}
