import fc from "fast-check";
import { expect, test } from "vitest";
import { hostileUrl } from "../../tests/fixtures/hostile-urls";
import { startImageRequests } from "../../tests/doubles/platform/image-requests";
import { countRuns } from "../../tests/fixtures/trials";

const HOSTS = ["demo.shop.test", "cdn.shop.test:8443"];
const images = startImageRequests();

test("a hostile URL sent to the endpoint never fetches another host and never fails", async () => {
  const sizes = fc.constantFrom("product/1", "thumbnail/2", "w/640", "w/9");
  let fetches = 0;
  await fc.assert(
    fc.asyncProperty(hostileUrl, sizes, fc.boolean(), async (src, size, isRaw) => {
      images.kept.clear();
      const { response, fetched } = await images.request(`/img/${size}?src=${isRaw ? src : encodeURIComponent(src)}`);
      fetches += fetched.length;
      for (const { url } of fetched) expect(HOSTS).toContain(new URL(url).host);
      expect([200, 400]).toContain(response.status);
    }),
    { numRuns: countRuns(500) },
  );
  expect(fetches).toBeGreaterThan(countRuns(30));
});

test("a redirect to a hostile URL is never followed to another host", async () => {
  const start = "https://demo.shop.test/start.png";
  // A header can't contain every character of a URL.
  const location = hostileUrl.filter((text) => /^[\x21-\xff]+$/.test(text));
  await fc.assert(
    fc.asyncProperty(location, async (place) => {
      images.kept.clear();
      const answer = () => new Response(null, { status: 302, headers: { location: place } });
      const { response, fetched } = await images.ask(start, { answer });
      for (const { url } of fetched) expect(HOSTS).toContain(new URL(url).host);
      expect([400, 404]).toContain(response.status);
    }),
    { numRuns: countRuns(500) },
  );
});
