import { startBuiltShop } from "../../built-shop/built-shop";
import { expectAccessible } from "../fixtures/accessibility";
import { expect, open, RETRIES, testWithPictures as test } from "../fixtures/harness";

test.use({ serviceWorkers: "allow" });

test("the shop can be installed: name, icons in their sizes, start URL", async ({ page, request }) => {
  await open(page, "/");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await request.get(address!, RETRIES);
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string; purpose?: string }[] };
  expect(manifest).toMatchObject({ short_name: "Сила", lang: "bg", start_url: "/", display: "standalone" });
  const sizes = await page.evaluate(
    (icons) =>
      Promise.all(
        icons.map(async ({ src }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    manifest.icons,
  );
  expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
});

test("without a connection an offline page is shown, and no other page is cached", async ({ page }) => {
  const shop = await startBuiltShop();
  const at = (path: string) => new URL(path, shop.url).href;
  try {
    await open(page, at("/"));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(at("/cart"));
    await page.goto(at("/magazin"));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const cached = await page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cached.toSorted()).toEqual(["/bez-vrazka", "/offline.css"]);
    await page.goto("about:blank");
  } finally {
    await shop.close();
  }
  await page.goto(at("/produkt/whey"));
  await expect(page.getByRole("heading", { name: "Няма връзка" })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.querySelector("a")!).borderRadius)).toBe("6px");
  await expectAccessible(page, "offline");
});
