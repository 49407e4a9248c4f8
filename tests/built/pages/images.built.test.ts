import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { imageDimensionsFromData } from "image-dimensions";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { BOX_PRESETS } from "../../../app/config/images";
import budgets from "../../budgets.json";
import { startBuiltShop, type BuiltShop } from "../../built-shop/built-shop";
import { findProduct } from "../../fixtures/demo-products";
import { runBuiltShop } from "../../built-shop/running-shop";

const BROWSER = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
const WITHOUT_AVIF = "image/webp,*/*;q=0.8";
const CARDS = 6;
const { width, height, quality } = BOX_PRESETS.product;

let shop: BuiltShop;
let cards: string[];

runBuiltShop((built) => void ({ shop } = built), { IMAGE_AVIF: true });
beforeAll(async () => {
  const pages = await Promise.all(["/magazin", "/magazin/page/5", "/magazin/page/9"].map((page) => listPictures(page)));
  const firsts = pages.flatMap((all) => all.filter((path) => path.startsWith("/img/product/1")).slice(0, CARDS / 3));
  cards = [...new Set(firsts)];
});

/** URLs of all image files of a page. */
async function listPictures(page: string): Promise<string[]> {
  const html = await (await shop.visit().open(page)).text();
  const found = [...html.matchAll(/\/img\/[^\s",\\]+/g)].map(([path]) => path.replaceAll("&amp;", "&"));
  return [...new Set(found)];
}

async function draw(path: string, accept: string, from = shop) {
  const answer = await from.visit().open(path, { accept });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { answer, bytes, type: answer.headers.get("content-type"), size: imageDimensionsFromData(bytes) };
}

const nameOf = (path: string) => new URL(path, shop.url).searchParams.get("src")!.split("/").at(-1)!;

// The local Images binding encodes AVIF and WebP, but in its own quality, which for WebP happens to be the card's.
test("card pictures, 280 x 315, stay within their budget, as the local binding encodes them", async () => {
  expect(cards).toHaveLength(CARDS);
  for (const path of cards.slice(0, 2)) {
    const avif = await draw(path, BROWSER);
    expect([avif.type, avif.size], path).toEqual(["image/avif", { width, height, type: "avif" }]);
    expect(avif.bytes.byteLength, path).toBeLessThanOrEqual(budgets.cardPictureAvif.max);
    const webp = await draw(path, WITHOUT_AVIF);
    expect([webp.type, webp.size], path).toEqual(["image/webp", { width, height, type: "webp" }]);
    expect(webp.bytes.byteLength, path).toBeLessThanOrEqual(budgets.cardPictureWebp.max);
  }
});

test("six stay within it in the card's own quality, too, which the local binding ignores", async () => {
  for (const path of cards) {
    const picture = sharp(join("demo/pictures/files", nameOf(path))).resize(width, height, { fit: "cover" });
    const avif = await picture.clone().avif({ quality }).toBuffer();
    expect(avif.byteLength, path).toBeLessThanOrEqual(budgets.cardPictureAvif.max);
    const webp = await picture.clone().webp({ quality }).toBuffer();
    expect(webp.byteLength, path).toBeLessThanOrEqual(budgets.cardPictureWebp.max);
  }
});

test("every image file of home, listing and product exists", async () => {
  const { slug } = findProduct((product) => product.pictures.length > 1);
  const pages = await Promise.all(["/", "/magazin", `/produkt/${slug}`].map((page) => listPictures(page)));
  const kinds = new Map(pages.flat().map((path) => [path.split("?")[0]!, path]));
  expect([...kinds.keys()].sort()).toEqual(
    expect.arrayContaining(["/img/product/1", "/img/product/2", "/img/thumbnail/2", "/img/tile/1", "/img/w/1536"]),
  );
  for (const path of kinds.values()) {
    const { answer } = await draw(path, WITHOUT_AVIF);
    expect([path, answer.status]).toEqual([path, 200]);
  }
});

test("an image is resized once and then served from the cache, with all security headers", async () => {
  const path = cards[0]!;
  await draw(path, BROWSER);
  const again = await draw(`${path}&utm_source=mail`, "*/*, image/avif");
  expect(again.answer.headers.get("cf-cache-status")).toBe("HIT");
  expect(again.type).toBe("image/avif");
  for (const answer of [again.answer, (await draw("/img/huge/1", BROWSER)).answer]) {
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test("HTML of the backend isn't served as an image, and other hosts aren't fetched from", async () => {
  for (const [src, status] of [
    ["https://demo.shop.test/outbox", 415],
    ["https://demo.shop.test/wp-content/uploads/nothing.webp", 404],
    ["https://evil.test/a.jpg", 400],
    ["http://localhost/a.jpg", 400],
  ] as const) {
    const { answer } = await draw(`/img/product/1?src=${encodeURIComponent(src)}`, BROWSER);
    expect([src, answer.status >= 400 && answer.status < 500, answer.status]).toEqual([src, true, status]);
  }
});

test("without the Images binding a card's image is the original, for five minutes", async () => {
  const plain = await startBuiltShop({}, { hasImagesBinding: false });
  const original = await draw(cards[0]!, BROWSER, plain);
  expect(original.answer.headers.get("cache-control")).toBe("public, max-age=300");
  expect(original.size?.width).toBeGreaterThan(width);
  await plain.close();
});

interface BuiltConfig {
  vars: { SITE: { languages: string[] } };
}

test("the Worker is within its budget, which each language has", () => {
  const { vars } = JSON.parse(readFileSync("build/server/wrangler.json", "utf8")) as BuiltConfig;
  const files = readdirSync("build/server", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  const bytes = files.map((name) => gzipSync(readFileSync(join("build/server", name))).byteLength);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(
    budgets.worker.max * vars.SITE.languages.length,
  );
});
