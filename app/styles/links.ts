import content from "./screens/content.css?url";
import personal from "./personal.css?url";
import print from "./print.css?url";
import product from "./product-parts.css?url";

const SHEETS = { content, personal, product };

/** A screen's own style sheet; all pages share another one, app.css. */
export type SheetName = keyof typeof SHEETS;

/** The style sheets that a page is sent with: the names of the screens' sheets, and the text of all sheets. */
export interface PageStyles {
  nonce: string;
  "data-sheets": string;
  text: string;
}

let sent: PageStyles | undefined;

/** Reads from the document, in the browser, which style sheets it was sent with. */
export function readSentStyles(): PageStyles {
  if (sent) return sent;
  const { nonce, dataset, textContent } = document.querySelector<HTMLStyleElement>("style[data-sheets]")!;
  return (sent = { nonce, "data-sheets": dataset.sheets!, text: textContent });
}

/** `links` of a screen, whose `handle` must name the same sheets: links only those that the page wasn't sent with. */
export function linkSheets(...names: SheetName[]) {
  return () => names.filter(isMissing).map((name) => ({ rel: "stylesheet", href: SHEETS[name] }));
}

export const linkContent = linkSheets("content");
export const linkPersonal = linkSheets("personal");
export const linkProduct = linkSheets("product");

/** `links` of printable screens. */
export const linkPrinted = () => [...linkPersonal(), { rel: "stylesheet", href: print, media: "print" }];

export const contentHandle = { sheets: ["content"] };
export const checkoutHandle = { shell: "checkout", sheets: ["personal"] };
export const personalHandle = { sheets: ["personal"] };
export const productHandle = { sheets: ["product"] };

function isMissing(name: SheetName): boolean {
  return !import.meta.env.SSR && !readSentStyles()["data-sheets"].split(" ").includes(name);
}
