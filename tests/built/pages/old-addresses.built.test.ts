import { expect, test } from "vitest";
import type { BuiltShop } from "../../built-shop/built-shop";
import { shareBuiltShop } from "../../built-shop/running-shop";

let shop: BuiltShop;

shareBuiltShop((built) => void ({ shop } = built));

test("a child page is served at its full path, and its parent's text links there", async () => {
  const visitor = shop.visit();
  const above = await (await visitor.open("/za-nas")).text();
  expect(above).toContain('href="/za-nas/ekip"');
  const answer = await visitor.open("/za-nas/ekip");
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain("<h1>Екип</h1>");
  expect(html).toContain(`<link rel="canonical" href="${shop.url.origin}/za-nas/ekip"/>`);
  expect((await visitor.open("/ekip")).status).toBe(404);
  expect(await (await visitor.open("/sitemaps/pages-1.xml")).text()).toContain(
    `<loc>${shop.url.origin}/za-nas/ekip</loc>`,
  );
});

test.each([
  ["/2026/02/09/kak-da-izberem-protein", "/blog/kak-da-izberem-protein"],
  ["/2026/02/kak-da-izberem-protein", "/blog/kak-da-izberem-protein"],
  ["/hranene/kak-da-izberem-protein", "/blog/kak-da-izberem-protein"],
  ["/category/sport/hranene", "/blog/kategoriya/hranene"],
  ["/tag/klek", "/blog"],
  ["/feed", "/blog/feed.xml"],
])("the old address %s leads to %s, where something stands (docs/backend-setup.md)", async (old, now) => {
  const visitor = shop.visit();
  const answer = await visitor.open(old);
  expect([answer.status, answer.headers.get("location")]).toEqual([301, now]);
  expect((await visitor.open(now)).status).toBe(200);
});

test.each(["/a/b/c", "/a/b/c/d/e/f/g", "/checkout/x/y", "/wp-includes/x", "/vendor/a~b"])(
  "the unknown path %s is the 404 page",
  async (path) => {
    const answer = await shop.visit().open(path);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("Пропусната серия")]);
  },
);

test.each([
  "/x.php",
  "/.env",
  "/.well-known/assetlinks",
  "/assets/gone.js",
  "/wp-content/uploads/2024/05/a.jpg",
  "/produkt/x.php",
  "/cart/a.map",
  "/api/x.csv",
  "/x.php.data",
])("a file that the shop lacks is a short answer without a page: %s", async (path) => {
  const answer = await shop.visit().open(path);
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    404,
    expect.stringMatching(/^text\/plain; ?charset=utf-8$/i),
    "public, max-age=60",
  ]);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect((await answer.text()).length).toBeLessThan(100);
});

test("a picture that the shop lacks is one, too, whatever its address", async () => {
  const accept = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
  for (const path of ["/uploads/hero", "/cart"]) {
    const answer = await shop.visit().open(path, { accept });
    expect([answer.status, answer.headers.get("vary")], path).toEqual([404, "accept"]);
    expect((await answer.text()).length).toBeLessThan(100);
  }
});

test("the icon that browsers ask every site for exists", async () => {
  const answer = await shop.visit().open("/favicon.ico");
  expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(Array.from(bytes.slice(0, 4))).toEqual([0, 0, 1, 0]);
  expect(bytes.length).toBeLessThan(2000);
});
