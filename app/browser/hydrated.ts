/** Set on the document's element once React has hydrated the page: the browser tests and load tests read it. */
const MARK = "hydrated";

/** The inline script that holds submitted forms waits for it (app/components/shell/early-script.tsx). */
export const HYDRATED_EVENT = "hydrated";

export function isHydrated(): boolean {
  return MARK in document.documentElement.dataset;
}

export function markHydrated(): void {
  document.documentElement.dataset[MARK] = "";
  dispatchEvent(new Event(HYDRATED_EVENT));
}
