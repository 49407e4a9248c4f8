import { expect, test } from "vitest";
import { writeSitemap, writeSitemapIndex } from "./sitemap";

test("a sitemap lists each page with its last modification and image, if known (sitemaps.org)", () => {
  const xml = writeSitemap([
    { loc: "https://shop.test/a", lastmod: "2026-11-21T02:50:29+02:00", image: "https://shop.test/img?a=1&b=2" },
    { loc: "https://shop.test/<b>", lastmod: null, image: null },
  ]);
  expect(xml).toContain(
    "<url><loc>https://shop.test/a</loc><lastmod>2026-11-21T02:50:29+02:00</lastmod>" +
      "<image:image><image:loc>https://shop.test/img?a=1&amp;b=2</image:loc></image:image></url>",
  );
  expect(xml).toContain("<url><loc>https://shop.test/&lt;b&gt;</loc></url>");
});

test("the index lists the sitemaps (sitemaps.org)", () => {
  const xml = writeSitemapIndex(["https://shop.test/sitemaps/products-1.xml"]);
  expect(xml).toContain("<sitemap><loc>https://shop.test/sitemaps/products-1.xml</loc></sitemap>");
});

test("the index of 100 000 products stays within the limits of sitemaps.org: 50 000 entries, 50 MB", () => {
  const urls = Array.from({ length: 1000 }, (_, index) => `https://shop.test/sitemaps/products-${index + 1}.xml`);
  const xml = writeSitemapIndex(urls);
  expect(xml.match(/<sitemap>/g)).toHaveLength(1000);
  expect(xml.length).toBeLessThan(200_000);
});
