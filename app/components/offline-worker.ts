const PATH = "/sw.js";

/** Once the page has come to rest: the worker that says so where there is no connection (public/sw.js). */
export function registerOfflineWorker(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  // Optional: where it can't be had the browser says itself that it is offline.
  const register = () => void navigator.serviceWorker.register(PATH).catch(() => undefined);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
