import { expect, test, vi } from "vitest";
import { IMAGE_BYTES_MAX, IMAGE_PIXELS_MAX, IMAGE_REDIRECTS_MAX } from "../../app/config/images";
import { imageResponse, startGif, startPng } from "../../tests/fixtures/raster-files";
import { fetchOriginal, readSource } from "./source";

const HOSTS = ["wp.test", "cdn.test:8443"];
const SOURCE = new URL("https://wp.test/a.png");
const MEGABYTE = 1_000_000;

type Answer = (url: string, init: RequestInit) => Response | Promise<Response>;

async function load(response: Answer, timeoutMs?: number) {
  const fetched: string[] = [];
  const fetcher = (url: string, init: RequestInit) => {
    fetched.push(url);
    expect(init.redirect).toBe("manual");
    return Promise.resolve(url).then(() => response(url, init));
  };
  const result = await fetchOriginal(fetcher as typeof fetch, SOURCE, HOSTS, timeoutMs);
  return { result, fetched };
}

/** A body that yields a megabyte per read, and counts the reads. */
function pour(megabytes: number, first = startPng(10, 10)) {
  const poured = { megabytes: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (poured.megabytes === 0) controller.enqueue(first);
      if (poured.megabytes++ >= megabytes) controller.close();
      else controller.enqueue(new Uint8Array(MEGABYTE));
    },
    cancel() {
      poured.isCancelled = true;
    },
  });
  return { body, poured };
}

test("the type is read from the bytes, whatever the headers say", async () => {
  for (const type of ["image/png", "image/jpeg", "IMAGE/GIF; charset=x", "binary/octet-stream"]) {
    const { result } = await load(() => imageResponse(startGif(30, 20), type));
    expect(result).toMatchObject({ ok: true, type: "image/gif" });
  }
});

test.each<[string, number, Answer]>([
  ["HTML", 415, () => imageResponse("<p>", "text/html")],
  ["HTML that calls itself a PNG", 415, () => imageResponse("<!doctype html><p>", "image/png")],
  ["SVG, which can hold scripts", 415, () => imageResponse("<svg/>", "image/svg+xml")],
  ["SVG that calls itself a PNG", 415, () => imageResponse('<svg width="9" height="9"/>', "image/png")],
  ["a type that only begins as a picture's", 415, () => imageResponse(startPng(9, 9), "image/png+xml")],
  ["a picture without a type", 415, () => new Response(startPng(9, 9))],
  ["nothing", 415, () => imageResponse(null, "image/png")],
  ["a picture cut off in its header", 415, () => imageResponse(startPng(9, 9).slice(0, 18), "image/png")],
  ["a picture without pixels", 415, () => imageResponse(startPng(0, 9), "image/png")],
  ["a bomb: a few bytes that unpack to 16 GB", 413, () => imageResponse(startPng(65_535, 65_535), "image/png")],
  ["a bomb of one endless line", 413, () => imageResponse(startPng(IMAGE_PIXELS_MAX + 1, 1), "image/png")],
  ["a bomb in a GIF", 413, () => imageResponse(startGif(65_535, 65_535), "image/gif")],
  ["30 MB that say so", 413, () => imageResponse(pour(30).body, "image/png", { "content-length": "30000000" })],
  ["a file of no sane length", 413, () => imageResponse(startPng(9, 9), "image/png", { "content-length": "many" })],
  ["a missing file", 404, () => new Response("no", { status: 404, headers: { "content-type": "image/png" } })],
  ["a forbidden file", 404, () => new Response("no", { status: 403 })],
  ["a failing server", 502, () => new Response("no", { status: 500, headers: { "content-type": "image/png" } })],
  ["a dead server", 502, () => Promise.reject(new TypeError("connection refused"))],
])("%s: %i", async (_, status, response) => {
  expect((await load(response)).result).toMatchObject({ ok: false, status });
});

test("a body without a length is counted while it arrives and canceled at the limit", async () => {
  const { body, poured } = pour(30);
  expect((await load(() => imageResponse(body, "image/png"))).result).toMatchObject({ ok: false, status: 413 });
  expect(poured.isCancelled).toBe(true);
  expect(poured.megabytes).toBeLessThan(IMAGE_BYTES_MAX / MEGABYTE + 3);
});

test("an image of exactly the maximum bytes and pixels is accepted", async () => {
  const bytes = new Uint8Array(IMAGE_BYTES_MAX);
  bytes.set(startPng(IMAGE_PIXELS_MAX / 10, 10));
  const headers = { "content-length": String(IMAGE_BYTES_MAX) };
  expect((await load(() => imageResponse(bytes, "image/png", headers))).result).toMatchObject({
    ok: true,
    type: "image/png",
  });
});

test("a body that never ends and a silent server are canceled at the timeout", async () => {
  const isCancelled = vi.fn<() => void>();
  const drip = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      controller.enqueue(new Uint8Array(1));
    },
    cancel: isCancelled,
  });
  expect((await load(() => imageResponse(drip, "image/png"), 50)).result).toMatchObject({ ok: false, status: 504 });
  expect(isCancelled).toHaveBeenCalled();
  const silent = await load(() => new Promise<Response>(() => undefined), 50);
  expect(silent.result).toMatchObject({ ok: false, status: 504 });
});

test("redirects are followed to allowed hosts only, and a limited number of times", async () => {
  const to = (location: string) => new Response(null, { status: 302, headers: { location } });
  const moved = await load((url) =>
    url.endsWith("/a.png") ? to("/b.png") : imageResponse(startPng(9, 9), "image/png"),
  );
  expect([moved.result.ok, moved.fetched]).toEqual([true, ["https://wp.test/a.png", "https://wp.test/b.png"]]);
  for (const place of [
    "https://evil.test/a.png",
    "//evil.test/a.png",
    "http://169.254.169.254/latest",
    "https://wp.test:81/a.png",
    "https://me:pw@wp.test/a.png",
    "file:///etc/passwd",
    "data:image/png;base64,AAAA",
  ]) {
    const { result, fetched } = await load(() => to(place));
    expect([place, result, fetched]).toMatchObject([place, { ok: false, status: 400 }, [SOURCE.href]]);
  }
  // Two redirects to allowed hosts, the third to another one.
  const late = await load((url) =>
    to(url.endsWith("a.png") ? "/b.png" : url.endsWith("b.png") ? "https://cdn.test:8443/c.png" : "https://evil.test/"),
  );
  expect([late.result.ok, late.fetched.length]).toEqual([false, IMAGE_REDIRECTS_MAX + 1]);
  const circle = await load(() => to("/a.png"));
  expect([circle.result, circle.fetched.length]).toMatchObject([{ status: 404 }, IMAGE_REDIRECTS_MAX + 1]);
  expect((await load(() => new Response(null, { status: 302 }))).result.ok).toBe(false);
});

test("only configured hosts are allowed, by exact name and port after normalization", () => {
  expect(readSource("HTTPS://WP.test:443/x/../a.png?utm_source=1&ver=5.1#x", HOSTS)?.href).toBe(
    "https://wp.test/a.png?ver=5.1",
  );
  expect(readSource("https://cdn.test:8443/a.png?ver=1%26x", HOSTS)?.href).toBe("https://cdn.test:8443/a.png");
  for (const src of [
    undefined,
    "",
    "/a.png",
    "//wp.test/a.png",
    "https://evil.test/wp.test/a.png",
    "https://wp.test.evil.test/a.png",
    "https://wp.test./a.png",
    "https://evil.test#wp.test",
    "https://evil.test\\@wp.test/a.png",
    "https://wp.test@evil.test/a.png",
    "https://user@wp.test/a.png",
    "https://wp.test:8080/a.png",
    "https://cdn.test/a.png",
    "http://[::1]/a.png",
    "file://wp.test/etc/passwd",
    "ftp://wp.test/a.png",
    "javascript://wp.test/%0aalert(1)",
    "blob:https://wp.test/1",
  ])
    expect([src, readSource(src, HOSTS)]).toEqual([src, null]);
});
