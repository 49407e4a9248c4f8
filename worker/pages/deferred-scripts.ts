/** Types that browsers don't know, so that they load nothing. */
const DEFERRED = { module: "deferred-module", modulepreload: "deferred-modulepreload" } as const;

/** A picture that never arrives must not keep a page from being hydrated. */
const DELAY_MAX_MS = 4000;

/**
 * Restores the types at the load event, or earlier: at the first key press, touch or pointer movement. Chromium also reports a
 * pointer that rests where a page appears, without movement.
 */
const RESTORE = `
  const events = ["load", "keydown", "pointerdown", "pointermove"];
  const restore = (event = {}) => {
    if (event.type === "pointermove" && !event.movementX && !event.movementY) return;
    for (const name of events) removeEventListener(name, restore, true);
    for (const link of document.querySelectorAll("link[rel=${DEFERRED.modulepreload}]")) link.rel = "modulepreload";
    for (const deferred of document.querySelectorAll("script[type=${DEFERRED.module}]")) {
      const script = document.createElement("script");
      Object.assign(script, { type: "module", nonce: deferred.nonce, text: deferred.text });
      deferred.replaceWith(script);
    }
  };
  for (const name of events) addEventListener(name, restore, true);
  setTimeout(restore, ${DELAY_MAX_MS});
`.replace(/\n\s*/g, "");

/**
 * Defers a page's module scripts until its pictures and fonts have loaded, with which they would compete for bandwidth
 * (docs/decisions/0056). The page must also contain `restoreScripts`.
 */
export function deferScripts(rewriter: HTMLRewriter): HTMLRewriter {
  return rewriter
    .on("link[rel=modulepreload]", { element: (link) => void link.setAttribute("rel", DEFERRED.modulepreload) })
    .on("script[type=module]", { element: (script) => void script.setAttribute("type", DEFERRED.module) });
}

/** The inline script that loads them, for the end of the page. */
export const restoreScripts = (nonce: string) => `<script nonce="${nonce}">{${RESTORE}}</script>`;
