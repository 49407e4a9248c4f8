/** Title of a page in the browser: its own words and the shop's name, where that is known. */
export function pageTitle(title: string, siteName: string | undefined): string {
  return siteName ? `${title} – ${siteName}` : title;
}
