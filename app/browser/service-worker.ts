const PATH = "/sw.js";
const REST_MS = 3000;

/** Once the page has come to rest, and is alive: the worker that says so where there is no connection (public/sw.js). */
export function registerOfflineWorker(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  // Optional: where it can't be had the browser says itself that it is offline.
  const register = () => void navigator.serviceWorker.register(PATH).catch(() => undefined);
  const wait = () => setTimeout(register, REST_MS);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
