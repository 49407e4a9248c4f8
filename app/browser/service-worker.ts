import { href } from "react-router";
import * as paths from "#paths";
import { registerWorker } from "./storage/browser-storage";

// The worker shows the offline page of the language that was opened last.
const PATH = `/sw.js?${new URLSearchParams({ page: href(paths.offline) })}`;
const REST_MS = 3000;

/** Registers the offline page's service worker (public/sw.js) once the page is hydrated and idle. */
export function registerOfflineWorker(): void {
  if (!import.meta.env.PROD) return;
  const wait = () => setTimeout(() => registerWorker(PATH), REST_MS);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
