// Shows the offline page, and does nothing else: no page, picture or response is cached, so that no personal data is
// stored here and deployments are visible at once (docs/decisions/0026).
const CACHE = "offline-1";
const PAGE = new URL(location.href).searchParams.get("page");
const KEPT = [PAGE, "/offline.css"];

self.addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(begin().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(answer(event));
  else if (new URL(request.url).pathname === "/offline.css") event.respondWith(orKept(() => fetch(request), request));
});

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(KEPT.map((path) => new Request(path, { cache: "reload" })));
}

async function begin() {
  // The browser requests the page while this worker starts.
  await self.registration.navigationPreload?.enable();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

function answer(event) {
  return orKept(async () => (await event.preloadResponse) ?? fetch(event.request), PAGE);
}

async function orKept(ask, kept) {
  try {
    return await ask();
  } catch {
    return (await caches.match(kept)) ?? Response.error();
  }
}
