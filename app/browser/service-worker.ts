import { registerWorker } from "./storage/browser-storage";

const PATH = "/sw.js";
const REST_MS = 3000;

/** Registers the offline page's service worker (public/sw.js) once the page is hydrated and idle. */
export function registerOfflineWorker(): void {
  if (!import.meta.env.PROD) return;
  const wait = () => setTimeout(() => registerWorker(PATH), REST_MS);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
