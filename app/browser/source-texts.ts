/** Dispatched right before React hydrates the page. */
export const HYDRATING_EVENT = "hydrating";

/**
 * A part of the inline script. A browser's translator may replace text nodes before hydration, which needs those of
 * the server. The script records the removed nodes and puts them back; the translator then translates them again
 * (docs/decisions/0063).
 */
export const RESTORE_TEXTS = `
  const changes = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(document.body, { subtree: true, childList: true });
  addEventListener("${HYDRATING_EVENT}", () => {
    observer.disconnect();
    for (const { target, addedNodes, removedNodes, nextSibling } of changes.reverse()) {
      for (const node of addedNodes) if (node.nodeName === "FONT") node.remove();
      for (const node of removedNodes) if (node.nodeType === 3) target.insertBefore(node, nextSibling);
    }
  });`;
