import { expect, test } from "vitest";
import { BOX_PRESETS, SCREEN_WIDTHS } from "../../app/config/images";
import { PICTURE, startImageRequests } from "../../tests/doubles/platform/image-requests";
import { imageResponse } from "../../tests/fixtures/raster-files";

const IMMUTABLE = "public, max-age=31536000, immutable";
const images = startImageRequests();

test("an image is cropped to each preset at densities 1 and 2 in the preset's quality, and cached as immutable", async () => {
  for (const [preset, { width, height, quality }] of Object.entries(BOX_PRESETS))
    for (const density of [1, 2]) {
      const { response, outputs } = await images.ask(PICTURE, {}, `${preset}/${density}`);
      expect(response.headers.get("cache-control")).toBe(IMMUTABLE);
      expect(outputs).toMatchObject([{ width: width * density, height: height * density, fit: "cover", quality }]);
    }
});

test("a width is rounded up to the next screen width, uncropped, in quality 100 by default", async () => {
  const widths = [1, 320, 321, 1025, 1536, 99_999];
  const outputs = [];
  for (const width of widths) {
    images.kept.clear();
    outputs.push(...(await images.ask(PICTURE, {}, `w/${width}`)).outputs);
  }
  const whole = (width: number) => ({ width, fit: "scale-down", quality: 100 });
  expect(outputs).toMatchObject([320, 320, 640, 1280, 1536, 1536].map(whole));
  for (const one of outputs) expect(one).not.toHaveProperty("height");
  // Widths that round to the same screen width share a file.
  await images.ask(PICTURE, {}, "w/1400");
  expect(images.kept.size).toBe(1);
  expect((await images.ask(PICTURE, {}, "w/320?q=80")).outputs).toMatchObject([{ width: 320, quality: 80 }]);
});

test("AVIF is sent if accepted, else WebP, else JPEG; each is cached separately", async () => {
  for (const [accept, type] of [
    ["image/avif,image/webp,image/apng,*/*;q=0.8", "image/avif"],
    ["image/webp,*/*", "image/webp"],
    ["*/*", "image/jpeg"],
  ] as const) {
    const { response } = await images.ask(PICTURE, { accept });
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("vary")).toBe("Accept");
    expect(await response.text()).toBe(`resized ${type}`);
  }
  expect(images.kept.size).toBe(3);
});

test("tracking parameters, order and spelling share one cache entry per format", async () => {
  const src = encodeURIComponent(PICTURE);
  const variants = [
    `/img/product/1?src=${src}`,
    `/img/product/1?utm_source=mail&src=${src}&fbclid=1`,
    `/img/product/1?src=${src}&q=100&density=2`,
    `/img/product/1?src=${encodeURIComponent(`${PICTURE}?utm_source=x&resize=1,1#part`)}`,
    `/img/product/1?src=${encodeURIComponent(PICTURE.replace("demo.shop.test", "DEMO.shop.test:443"))}`,
    `/img/product/1?src=${encodeURIComponent(PICTURE.replace("/pictures", "/a/../pictures"))}`,
  ];
  const accepts = ["image/avif,image/webp,*/*", "text/html, IMAGE/AVIF;q=0.5", "image/webp, image/avif"];
  let fetches = 0;
  for (const path of variants)
    for (const accept of accepts) fetches += (await images.request(path, { accept })).fetched.length;
  expect([images.kept.size, fetches]).toEqual([1, 1]);
  // A replaced file of the same name is another image.
  await images.ask(`${PICTURE}?ver=2`, { accept: accepts[0] });
  expect(images.kept.size).toBe(2);
});

test("an unknown preset, density, width or quality is an error that lists the presets, without a fetch", async () => {
  const sizes = ["huge/1", "card/1", "product/3", "product/0", "product/1.5", "product/01", "product", "PRODUCT/1"];
  const odd = [
    "toString/1",
    "__proto__/1",
    "product/1/2",
    "w/0",
    "w/-1",
    "w/1e3",
    "w/999999",
    "w/320?q=99",
    "w/320?q=",
  ];
  for (const size of [...sizes, ...odd]) {
    const { response, fetched } = await images.ask(PICTURE, {}, size);
    const text = await response.text();
    expect([size, response.status, fetched]).toEqual([size, 400, []]);
    for (const known of [...Object.keys(BOX_PRESETS), "/img/w/{width}"]) expect(text).toContain(known);
  }
  expect(SCREEN_WIDTHS).toEqual([320, 640, 768, 1024, 1280, 1536]);
});

test("a refusal is plain text; a missing image is cached for a minute, a server error not at all", async () => {
  const missing = await images.ask(PICTURE, { answer: () => new Response("no", { status: 404 }) });
  expect([missing.response.status, missing.response.headers.get("cache-control")]).toEqual([404, "public, max-age=60"]);
  const dead = await images.ask(PICTURE, { answer: () => Promise.reject(new TypeError("refused")) });
  expect([dead.response.status, dead.response.headers.get("cache-control")]).toEqual([502, "no-store"]);
  const page = await images.ask(PICTURE, { answer: () => imageResponse("<script>1</script>", "text/html") });
  expect(page.response.status).toBe(415);
  expect(page.response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await page.response.text()).not.toContain("script");
  expect(images.kept.size).toBe(0);
});

test("only cache misses are rate limited: invented versions are refused, cached images are still served", async () => {
  let left = 2;
  const floods = { limit: () => Promise.resolve({ success: left-- > 0 }) };
  const ask = (version: number) => images.ask(`${PICTURE}?ver=${version}`, { floods, address: "203.0.113.7" });
  for (const version of [1, 1, 1, 2, 1, 2]) expect((await ask(version)).response.status).toBe(200);
  const { response, fetched } = await ask(3);
  expect([response.status, response.headers.get("retry-after"), fetched]).toEqual([429, "60", []]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toContain("Изчакайте");
  expect((await ask(1)).response.status).toBe(200);
});
