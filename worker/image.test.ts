import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeShopApp } from "../tests/doubles/shop-app";
import { IMAGE_BYTES_MAX, PICTURE_PRESETS } from "../app/config/images";
import { serveImage } from "./image";

const SOURCE = "https://demo.shop.test/pictures/whey.jpg";
const kept = new Map<string, Response>();
const app = makeShopApp({ IMAGE_HOSTS: "cdn.shop.test:8443" });
app.get("/img/:preset/:density", serveImage);

beforeEach(() => {
  kept.clear();
  const match = (key: string) => Promise.resolve(kept.get(key)?.clone());
  const put = (key: string, response: Response) => Promise.resolve(void kept.set(key, response));
  vi.stubGlobal("caches", { default: { match, put } });
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const jpeg = (headers: Record<string, string> = {}) =>
  new Response("original", { headers: { "content-type": "image/jpeg", ...headers } });

/** What the shop asked of the backend and of the resizer for one request. */
async function request(path: string, { answer = () => jpeg() as Response | Promise<Response>, canResize = true } = {}) {
  const fetched: [string, RequestInit][] = [];
  const sizes: unknown[] = [];
  const resizer = {
    input: () => ({
      transform: (size: object) => ({
        output: (format: object) => {
          sizes.push({ ...size, ...format });
          if (!canResize) throw new Error("no such codec");
          return Promise.resolve({ response: () => new Response("resized") });
        },
      }),
    }),
  };
  const fetcher = (url: string, init: RequestInit) => (fetched.push([url, init]), Promise.resolve().then(answer));
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
  const bindings = { BACKEND: { fetch: fetcher }, IMAGES: resizer } as never;
  const response = await app.request(`https://shop.test${path}`, {}, bindings, context as never);
  return { response, fetched, sizes };
}

const ask = (src: string, options = {}, size = "card/1") =>
  request(`/img/${size}?src=${encodeURIComponent(src)}`, options);

test("a picture is drawn in each preset at densities 1 and 2, as WebP of the preset's quality (§9)", async () => {
  for (const [preset, { width, height, quality }] of Object.entries(PICTURE_PRESETS))
    for (const density of [1, 2]) {
      const { response, sizes } = await ask(SOURCE, {}, `${preset}/${density}`);
      expect(await response.text()).toBe("resized");
      expect(response.headers.get("content-type")).toBe("image/webp");
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      const size = { width: width * density, height: height * density };
      expect(sizes).toEqual([{ ...size, quality, fit: "cover", format: "image/webp" }]);
    }
});

test("a picture is fetched and drawn once, then comes from the cache (design §7)", async () => {
  expect((await ask(SOURCE)).fetched).toHaveLength(1);
  const { response, fetched } = await ask(SOURCE);
  expect([await response.text(), fetched]).toEqual(["resized", []]);
});

test("an unknown preset or density is an error that lists the presets, before anything is fetched (§5)", async () => {
  for (const size of ["huge/1", "card/3", "card/0", "card/1.5", "toString/1", "__proto__/1", "CARD/1"]) {
    const { response, fetched } = await ask(SOURCE, {}, size);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(Object.keys(PICTURE_PRESETS).join(", "));
    expect(fetched).toEqual([]);
  }
});

test("only configured hosts are asked, by whole name and port (quality.md 23)", async () => {
  expect((await ask("https://cdn.shop.test:8443/a.jpg")).response.status).toBe(200);
  for (const src of [
    "",
    "/pictures/whey.jpg",
    "//demo.shop.test/a.jpg",
    "https://evil.test/a.jpg",
    "https://demo.shop.test.evil.test/a.jpg",
    "https://evil.test#demo.shop.test",
    "https://demo.shop.test@evil.test/a.jpg",
    "https://user@demo.shop.test/a.jpg",
    "https://demo.shop.test:8080/a.jpg",
    "https://cdn.shop.test/a.jpg",
    "http://169.254.169.254/latest/meta-data",
    "file://demo.shop.test/etc/passwd",
    "ftp://demo.shop.test/a.jpg",
    "javascript://demo.shop.test/%0aalert(1)",
  ]) {
    const { response, fetched } = await ask(src);
    expect([src, response.status, fetched]).toEqual([src, 400, []]);
  }
  expect((await request("/img/card/1")).response.status).toBe(400);
});

test("no address whatever leads off the list of hosts (quality.md 23)", async () => {
  const junk = fc.oneof(fc.string(), fc.webUrl(), fc.webUrl({ withQueryParameters: true, withFragments: true }));
  const near = fc
    .tuple(fc.constantFrom("https://demo.shop.test", "https://"), fc.string())
    .map((parts) => parts.join(""));
  await fc.assert(
    fc.asyncProperty(fc.oneof(junk, near), async (src) => {
      for (const [url] of (await ask(src)).fetched) expect(new URL(url).host).toBe("demo.shop.test");
    }),
    { numRuns: 1000 },
  );
});

test("a redirect isn't followed: it could lead off the list (quality.md 23)", async () => {
  const { response, fetched } = await ask(SOURCE, { answer: () => Response.redirect("https://evil.test/a.jpg", 302) });
  expect(fetched[0]![1].redirect).toBe("manual");
  expect(response.status).toBe(404);
});

test.each<[string, () => Response | Promise<Response>]>([
  ["HTML", () => jpeg({ "content-type": "text/html" })],
  ["SVG, which can hold scripts", () => jpeg({ "content-type": "image/svg+xml" })],
  ["XML that calls itself a PNG", () => jpeg({ "content-type": "image/png+xml" })],
  ["something without a type", () => new Response(new Uint8Array(8))],
  ["a file that says it is too large", () => jpeg({ "content-length": String(IMAGE_BYTES_MAX + 1) })],
  ["a file of no sane length", () => jpeg({ "content-length": "many" })],
  ["a file that is too large", () => new Response(new Uint8Array(IMAGE_BYTES_MAX + 1), jpeg())],
  ["a missing file", () => new Response("no", { status: 404, headers: { "content-type": "image/jpeg" } })],
  ["a dead backend", () => Promise.reject(new TypeError("connection refused"))],
])("%s is no picture: 404, looked for again after a minute (quality.md 23)", async (_, answer) => {
  const { response, sizes } = await ask(SOURCE, { answer });
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  expect([sizes, [...kept]]).toEqual([[], []]);
});

test("a picture of just the largest size is drawn (design §7)", async () => {
  const bytes = new Uint8Array(IMAGE_BYTES_MAX);
  const headers = { "content-type": "image/png", "content-length": String(IMAGE_BYTES_MAX) };
  expect((await ask(SOURCE, { answer: () => new Response(bytes, { headers }) })).response.status).toBe(200);
});

test("where resizing fails the original is the last resort (design §7)", async () => {
  const { response } = await ask(SOURCE, { canResize: false });
  expect(await response.text()).toBe("original");
  expect(response.headers.get("content-type")).toBe("image/jpeg");
});
