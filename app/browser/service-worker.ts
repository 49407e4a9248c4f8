const PATH = "/sw.js";
const REST_MS = 3000;

/** Registers the offline page's service worker (public/sw.js) once the page is hydrated and idle. */
export function registerOfflineWorker(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  // Optional: without it the browser shows its own offline page.
  const register = () => void navigator.serviceWorker.register(PATH).catch(() => undefined);
  const wait = () => setTimeout(register, REST_MS);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
