import sanitizeHtml from "sanitize-html";
import { beforeAll, expect, test } from "vitest";
import type { BuiltShop } from "../../built-shop/built-shop";
import { runBuiltShop } from "../../built-shop/running-shop";
import { EXAMPLES, reachStage } from "../../fixtures/example-pages";

let shop: BuiltShop;

runBuiltShop((built) => void ({ shop } = built), { SITE: { languages: ["bg", "en"] }, CACHING: "none" });
beforeAll(() => shop.syncCatalog());

const PAGES = Object.values(EXAMPLES).flat();

/** What a page says in Cyrillic without stating that it is Bulgarian: texts, and attributes such as alt. */
function findUnmarkedBulgarian(html: string): string[] {
  const english = sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    exclusiveFilter: ({ tag, attribs }) => tag === "script" || attribs.lang === "bg",
  });
  return english.match(/[^<>"]*[а-я][^<>"]*/gi) ?? [];
}

test.each(PAGES)("$path in English: the link leads to it, all of it is English or says that it isn't", async (example) => {
  const visitor = shop.visit();
  const path = await reachStage(visitor, example);
  const link = await visitor.open(`/ezik/en?${new URLSearchParams({ from: path }).toString()}`);
  expect(link.status).toBe(302);
  const page = await visitor.open(link.headers.get("location")!);
  expect(page.status, link.headers.get("location")!).toBe(example.status ?? 200);
  const html = await page.text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en"/);
  console.log(JSON.stringify([link.headers.get("location"), findUnmarkedBulgarian(html)]));
});
