/** What keeps the browser from loading scripts: types that it doesn't know. */
const LATE = { module: "late-module", modulepreload: "late-modulepreload" } as const;

/** A picture that never comes must not keep a page from being hydrated. */
const LATEST_MS = 4000;

/** Starts them: once the page has loaded, or with the visitor's first move, which mustn't wait. */
const START = `
  const events = ["load", "keydown", "pointerdown", "pointermove"];
  const start = () => {
    for (const name of events) removeEventListener(name, start, true);
    for (const link of document.querySelectorAll("link[rel=${LATE.modulepreload}]")) link.rel = "modulepreload";
    for (const late of document.querySelectorAll("script[type=${LATE.module}]")) {
      const script = document.createElement("script");
      Object.assign(script, { type: "module", nonce: late.nonce, text: late.text });
      late.replaceWith(script);
    }
  };
  for (const name of events) addEventListener(name, start, true);
  setTimeout(start, ${LATEST_MS});
`.replace(/\n\s*/g, "");

/**
 * Makes a page's module scripts wait until its pictures and fonts have loaded, with which they would compete for a slow line
 * (docs/decisions/0056), or until the visitor does something. The page also needs `startScripts`.
 */
export function deferScripts(rewriter: HTMLRewriter): HTMLRewriter {
  return rewriter
    .on("link[rel=modulepreload]", { element: (link) => void link.setAttribute("rel", LATE.modulepreload) })
    .on("script[type=module]", { element: (script) => void script.setAttribute("type", LATE.module) });
}

/** The script that starts them, for the end of the page. */
export const startScripts = (nonce: string) => `<script nonce="${nonce}">{${START}}</script>`;
