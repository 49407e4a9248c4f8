/** Resolves once the shopper sees the page: a prerendered page may never be shown, and must not count as a visit. */
export function activation(): Promise<void> {
  if (!(document as { prerendering?: boolean }).prerendering) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener("prerenderingchange", () => resolve(), { once: true }));
}
