import fc from "fast-check";
import { expect, test } from "vitest";
import { blogPath, findProductLinks, postPath, readBlogPage } from "./blog-path";

test("posts, categories and pages have one URL each, with Cyrillic slugs too", () => {
  expect(postPath("kak-da")).toBe("/blog/kak-da");
  expect(postPath("щанга")).toBe(postPath("%d1%89%d0%b0%d0%bd%d0%b3%d0%b0"));
  expect([blogPath(""), blogPath("", 2), blogPath("hranene"), blogPath("hranene", 3)]).toEqual([
    "/blog",
    "/blog/page/2",
    "/blog/kategoriya/hranene",
    "/blog/kategoriya/hranene/page/3",
  ]);
});

test("no slug leads out of the blog", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (slug) => {
      expect(new URL(postPath(slug), "https://shop.test").origin).toBe("https://shop.test");
    }),
  );
});

test.each([
  [undefined, 1],
  ["1", 1],
  ["12", 12],
  ["0", null],
  ["01", null],
  ["-1", null],
  ["1e3", null],
  ["", null],
  ["9999999", null],
])("the path segment %s is page %s", (segment, page) => expect(readBlogPage(segment)).toBe(page));

test("product links of a text are found once, in order, and nothing else is", () => {
  const html =
    '<a href="/produkt/b">b</a><a href="/produkt/a?x=1" rel="x">a</a><a href="/produkt/b#r">b</a>' +
    '<a href="/produkt-kategoriya/c">c</a><a href="https://e.test/produkt/d">d</a><a href="/produkt/%D0%B0">а</a>';
  expect(findProductLinks(html)).toEqual(["b", "a", "а"]);
});
