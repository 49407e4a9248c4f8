import { expect, test } from "vitest";
import { makeCache } from "../../tests/doubles/platform/cache-api";
import { RenderReport } from "../data-cache/render-report";
import { writeNonce } from "../http/csp-nonce";
import { openPageCache, type CachedPage, judgePage, storePage, kindOf, type MadePage } from "./page-cache";

const NONCE = "abcdefghijklmnop/+012345";
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const HTML = { "content-type": "text/html; charset=utf-8" };
const MOMENT = { now: 1_000_000_000_000, version: "1" };
const KEPT: CachedPage = {
  at: MOMENT.now - 1000,
  freshSeconds: 300,
  maxAgeSeconds: 86_400,
  version: "1",
  status: 200,
  headers: [],
  nonceAt: [],
  body: new TextEncoder().encode("before") as Uint8Array<ArrayBuffer>,
};

function makePage(init: ResponseInit = {}, report: Partial<RenderReport> = {}): MadePage {
  const response = new Response(`<p>Здравей</p><script nonce='${NONCE}'></script>`, { headers: HTML, ...init });
  return { response, nonce: NONCE, report: Object.assign(new RenderReport(), report), moment: MOMENT };
}

test.each([
  ["fresh", {}],
  ["stale", { at: MOMENT.now - 301_000 }],
  ["stale", { at: MOMENT.now - 86_399_000 }],
  ["gone", { at: MOMENT.now - 86_401_000 }],
  ["outdated", { version: "0" }],
  ["outdated", { version: null }],
])("a kept page is %s with %j", (verdict, page) => {
  expect(judgePage({ ...KEPT, ...page }, MOMENT)).toBe(verdict);
});

test("a page from before a review is outdated; without a version to be read, none is for its version", () => {
  expect(judgePage({ ...KEPT, row: "a" }, { ...MOMENT, row: "b" })).toBe("outdated");
  expect(judgePage({ ...KEPT, row: "a" }, { ...MOMENT, row: null })).toBe("outdated");
  expect(judgePage({ ...KEPT, row: null }, { ...MOMENT, row: "a" })).toBe("outdated");
  expect(judgePage({ ...KEPT, row: "a" }, { ...MOMENT, row: "a" })).toBe("fresh");
  expect(judgePage({ ...KEPT, row: "a" }, MOMENT)).toBe("fresh");
  expect(judgePage(KEPT, { ...MOMENT, row: "a" })).toBe("fresh");
  expect(judgePage({ ...KEPT, version: "0" }, { ...MOMENT, version: null })).toBe("fresh");
  expect(judgePage(null, MOMENT)).toBe("gone");
});

test.each([
  ["whole", {}, {}],
  ["passing", {}, { isCurrent: false }],
  ["broken", {}, { isWhole: false, isCurrent: false }],
  ["missing", { status: 404 }, { isWhole: false }],
  [null, { status: 503 }, {}],
  [null, { status: 301 }, {}],
  [null, { headers: { ...HTML, "set-cookie": "a=b" } }, {}],
  [null, { headers: { ...HTML, "cache-control": "private, no-store" } }, {}],
  [null, { headers: { ...HTML, "cache-control": "no-store" } }, {}],
  [null, { headers: { "content-type": "image/webp" } }, {}],
])("what may be kept is %s for an answer of %j, made with %j", (kind, init, report) => {
  expect(kindOf(makePage(init, report))).toBe(kind);
});

test("the copy holds nothing of the first shopper's nonce, and knows where another's belongs", async () => {
  const pages = openPageCache(makeCache(), "b");
  const made = makePage();
  await storePage(pages, "/a", made, { body: made.response.body, before: null });
  const kept = (await pages.read("/a"))!;
  expect(textOf(kept.body)).toMatch(/^<p>Здравей<\/p><script nonce='[\w+/]{24}'><\/script>$/);
  expect(textOf(kept.body)).not.toContain(NONCE);
  expect(textOf(writeNonce(kept.body, kept.nonceAt, NONCE))).toBe(`<p>Здравей</p><script nonce='${NONCE}'></script>`);
  expect([kept.at, kept.version, kept.status]).toEqual([MOMENT.now, "1", 200]);
});

test("a page that failed while it was streamed is kept for seconds, and never in place of a whole one", async () => {
  const pages = openPageCache(makeCache(), "b");
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const made = makePage();
  await pages.claim("/a");
  const keeping = storePage(pages, "/a", made, { body: readable, before: null });
  made.report.isWhole = false;
  await writable.close();
  await keeping;
  expect((await pages.read("/a"))!.maxAgeSeconds).toBe(10);
  expect(await pages.claim("/a")).toBe(false);
  await pages.write("/b", KEPT);
  const broken = makePage({}, { isWhole: false });
  await storePage(pages, "/b", broken, { body: broken.response.body, before: KEPT });
  expect(textOf((await pages.read("/b"))!.body)).toBe("before");
});
