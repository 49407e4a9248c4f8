/** Document title: the page's own title and the shop's name, if known. */
export function pageTitle(title: string, siteName: string | undefined): string {
  return siteName && siteName !== title ? `${title} – ${siteName}` : title;
}

/** `matches` of a route's `meta`, as far as it names the shop. */
type Matches = readonly [{ loaderData?: { site: { name: string } } | undefined }, ...unknown[]];

/** `meta` of a page that search engines don't list. */
export function unlistedMeta(title: string, [root]: Matches) {
  return [{ title: pageTitle(title, root.loaderData?.site.name) }, { name: "robots", content: "noindex" }];
}
