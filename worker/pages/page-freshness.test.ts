import { expect, test } from "vitest";
import { makeCache } from "../../tests/doubles/platform/cache-api";
import { PAGE_POLICY } from "./page-policy";
import { RenderReport } from "../render/render-report";
import { writeNonce } from "../http/security-headers";
import {
  openPageCache,
  type CachedPage,
  checkFreshness,
  storePage,
  cacheKindOf,
  type RenderedPage,
} from "./page-cache";

const NONCE = "abcdefghijklmnop/+012345";
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const HTML = { "content-type": "text/html; charset=utf-8" };
const INPUTS = { now: 1_000_000_000_000, version: "1" };
const KEPT: CachedPage = {
  at: INPUTS.now - 1000,
  freshSeconds: 300,
  maxAgeSeconds: 86_400,
  version: "1",
  status: 200,
  headers: [],
  noncePositions: [],
  body: new TextEncoder().encode("before") as Uint8Array<ArrayBuffer>,
};

function makePage(init: ResponseInit = {}, report: Partial<RenderReport> = {}): RenderedPage {
  const response = new Response(`<p>Здравей</p><script nonce='${NONCE}'></script>`, { headers: HTML, ...init });
  return { response, nonce: NONCE, report: Object.assign(new RenderReport(), report), inputs: INPUTS };
}

test.each([
  ["fresh", {}],
  ["stale", { at: INPUTS.now - 301_000 }],
  ["stale", { at: INPUTS.now - 86_399_000 }],
  ["gone", { at: INPUTS.now - 86_401_000 }],
  ["outdated", { version: "0" }],
  ["outdated", { version: null }],
])("a cached page is %s with %j", (verdict, page) => {
  expect(checkFreshness({ ...KEPT, ...page }, INPUTS)).toBe(verdict);
});

test("a page of an older version is outdated, unless the version is unreadable", () => {
  expect(checkFreshness({ ...KEPT, row: "a" }, { ...INPUTS, row: "b" })).toBe("outdated");
  expect(checkFreshness({ ...KEPT, row: "a" }, { ...INPUTS, row: null })).toBe("outdated");
  expect(checkFreshness({ ...KEPT, row: null }, { ...INPUTS, row: "a" })).toBe("outdated");
  expect(checkFreshness({ ...KEPT, row: "a" }, { ...INPUTS, row: "a" })).toBe("fresh");
  expect(checkFreshness({ ...KEPT, row: "a" }, INPUTS)).toBe("fresh");
  expect(checkFreshness(KEPT, { ...INPUTS, row: "a" })).toBe("fresh");
  expect(checkFreshness({ ...KEPT, version: "0" }, { ...INPUTS, version: null })).toBe("fresh");
  expect(checkFreshness(null, INPUTS)).toBe("gone");
});

test.each([
  ["complete", {}, {}],
  ["provisional", {}, { isFresh: false }],
  ["failed", {}, { isComplete: false, isFresh: false }],
  ["missing", { status: 404 }, { isComplete: false }],
  [null, { status: 503 }, {}],
  [null, { status: 301 }, {}],
  [null, { headers: { ...HTML, "set-cookie": "a=b" } }, {}],
  [null, { headers: { ...HTML, "cache-control": "private, no-store" } }, {}],
  [null, { headers: { ...HTML, "cache-control": "no-store" } }, {}],
  [null, { headers: { "content-type": "image/webp" } }, {}],
])("the cache kind is %s for a response of %j, rendered with %j", (kind, init, report) => {
  expect(cacheKindOf(makePage(init, report))).toBe(kind);
});

test("the stored copy contains no served nonce, only the positions of the next one", async () => {
  const pages = openPageCache(makeCache(), "b");
  const made = makePage();
  await storePage(pages, "/a", made, { body: made.response.body, before: null });
  const cached = (await pages.read("/a"))!;
  expect(textOf(cached.body)).toMatch(/^<p>Здравей<\/p><script nonce='[\w+/]{24}'><\/script>$/);
  expect(textOf(cached.body)).not.toContain(NONCE);
  expect(textOf(writeNonce(cached.body, cached.noncePositions, NONCE))).toBe(
    `<p>Здравей</p><script nonce='${NONCE}'></script>`,
  );
  expect([cached.at, cached.version, cached.status]).toEqual([INPUTS.now, "1", 200]);
});

test("a page that failed while streaming is cached for seconds, and never replaces a complete one", async () => {
  const pages = openPageCache(makeCache(), "b");
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const made = makePage();
  await pages.claim("/a");
  const keeping = storePage(pages, "/a", made, { body: readable, before: null });
  made.report.isComplete = false;
  await writable.close();
  await keeping;
  expect((await pages.read("/a"))!.maxAgeSeconds).toBe(PAGE_POLICY.failed.maxAgeSeconds);
  expect(await pages.claim("/a")).toBe(false);
  await pages.write("/b", KEPT);
  const broken = makePage({}, { isComplete: false });
  await storePage(pages, "/b", broken, { body: broken.response.body, before: KEPT });
  expect(textOf((await pages.read("/b"))!.body)).toBe("before");
});
