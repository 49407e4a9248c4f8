interface FormatArguments {
  format?: "RAW" | "RENDERED" | null;
}

/** The raw text is for editors only: null for everybody else (recorded). */
export function showText(rendered: string) {
  return ({ format }: FormatArguments) => (format === "RAW" ? null : rendered || null);
}

/** Plain HTML as the block editor prints it. */
export function renderBlocks(html: string): string {
  if (html === "") return "";
  const blocks = html
    .replaceAll("<p>", '<p class="wp-block-paragraph">')
    .replaceAll("<h2>", '<h2 class="wp-block-heading">')
    .replaceAll("<ul>", '<ul class="wp-block-list">')
    .replaceAll("<table>", '<figure class="wp-block-table"><table class="has-fixed-layout">')
    .replaceAll("</table>", "</table></figure>");
  return `\n${blocks}\n`;
}

/** WordPress keeps the shop's own time, without a zone: 2026-01-10T08:00:00. */
export function showLocalTime(time: string): string {
  return time.slice(0, "2026-01-10T08:00:00".length);
}
