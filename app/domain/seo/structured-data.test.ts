import { expect, test } from "vitest";
import { findFaults } from "../../../tests/fixtures/structured-data-rules";
import { readSite } from "../../config/site";
import type { BlogPost } from "../content/blog";
import { articleData, breadcrumbData, organizationData, siteData, writeStructuredData } from "./structured-data";

const SITE = readSite({ baseUrl: "https://shop.test/" });
const POST: BlogPost = {
  databaseId: 1,
  title: "Как да изберем протеин",
  slug: "kak-da",
  date: "2026-02-09T09:00:00",
  modified: "2026-08-17T14:05:00",
  excerpt: "Кратък път",
  image: { sourceUrl: "https://wp.test/a.jpg", altText: "" },
  categories: [],
  author: "Калина",
  content: "",
};

test("organization and site have what Google requires, with the trader's registration numbers", () => {
  expect(findFaults(organizationData(SITE))).toEqual([]);
  expect(organizationData(SITE)).toMatchObject({ taxID: SITE.companyNumber, vatID: SITE.vatNumber });
  expect(organizationData({ ...SITE, vatNumber: "" })).not.toHaveProperty("vatID");
  expect(findFaults(siteData(SITE))).toEqual([]);
  expect(siteData(SITE)).toMatchObject({ url: "https://shop.test/" });
});

test("a post is an article with its author and dates in the shop's time zone", () => {
  const data = articleData(POST, SITE);
  expect(findFaults(data)).toEqual([]);
  expect(data).toMatchObject({
    mainEntityOfPage: "https://shop.test/blog/kak-da",
    datePublished: "2026-02-09T09:00:00+02:00",
    dateModified: "2026-08-17T14:05:00+03:00",
    author: { name: "Калина" },
  });
  expect(findFaults(articleData({ ...POST, author: "", image: null, modified: "" }, SITE))).toEqual([]);
});

test("a breadcrumb names each step with its URL, and the page itself with its own", () => {
  const data = breadcrumbData(
    [{ name: "Начало", to: "/" }, { name: "Блог", to: "/blog" }, { name: "Пост" }],
    "/blog/p",
    SITE,
  );
  expect(findFaults(data)).toEqual([]);
  const steps = (data.itemListElement as { item: string }[]).map(({ item }) => item);
  expect(steps).toEqual(["https://shop.test/", "https://shop.test/blog", "https://shop.test/blog/p"]);
});

test("no text can close the script element that holds structured data", () => {
  const json = writeStructuredData({ name: "</script><script>alert(1)</script><!--" });
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({ name: "</script><script>alert(1)</script><!--" });
});

test("the validation rules find what is missing", () => {
  expect(findFaults({ ...articleData(POST, SITE), headline: "" })[0]).toMatch(/^BlogPosting\.headline/);
  expect(findFaults({ "@context": "https://schema.org", "@type": "Product", name: "x" })).not.toEqual([]);
  expect(findFaults({ "@context": "https://schema.org", "@type": "Thing" })).not.toEqual([]);
});
