/** Document title: the page's own title and the shop's name, if known. */
export function pageTitle(title: string, siteName: string | undefined): string {
  return siteName && siteName !== title ? `${title} – ${siteName}` : title;
}
