declare global {
  interface Window {
    /** React Router's own, written by the server. */
    __reactRouterContext?: { stream?: ReadableStream<string> };
  }
}

/** Ends the task that runs: a press goes before what follows. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Has React Router read the page's data in a task of its own, not in that of the first drawing. */
export function readDataApart(): void {
  // oxlint-disable-next-line no-underscore-dangle
  const context = window.__reactRouterContext;
  if (!context?.stream) return;
  const apart = new TransformStream<string, string>({
    async transform(chunk, controller) {
      await nextTask();
      controller.enqueue(chunk);
    },
  });
  context.stream = context.stream.pipeThrough(apart);
}

/** Numbers this place of the tab's history as React Router would: there, the wait for it would be in its longest task. */
export function numberHistory(): void {
  if (history.state?.idx == null) history.replaceState({ ...history.state, idx: 0 }, "");
}
