import { InlineScript } from "./inline-script";

/**
 * Where the browser refuses session storage, the page gets one that keeps nothing: the inline script of
 * <ScrollRestoration> would throw (docs/decisions/0064).
 */
export function SessionStorage() {
  return <InlineScript run={REPLACE} />;
}

const REPLACE = `() => {
  try {
    sessionStorage.length;
  } catch {
    const value = { getItem: () => null, setItem() {}, removeItem() {} };
    Object.defineProperty(window, "sessionStorage", { value });
  }
}`;
