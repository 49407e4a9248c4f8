import { expect, test } from "vitest";
import { pickSchema } from "./seo-schema";

const pick = (schema: unknown) => {
  const picked = pickSchema(JSON.stringify(schema), "https://wp.test", "https://shop.test");
  return picked && (JSON.parse(picked) as { "@graph": unknown[] })["@graph"];
};
const question = { "@type": "Question", "@id": "https://wp.test/vaprosi/#q1", name: "Има ли доставка?" };

test("the plugin's FAQs, recipes and videos are kept, with the shop's URLs", () => {
  const faq = {
    "@type": ["WebPage", "FAQPage"],
    url: "https://wp.test/product/whey/",
    mainEntity: [{ "@id": question["@id"] }],
  };
  expect(pick({ "@context": "https://schema.org", "@graph": [faq, question] })).toEqual([
    { ...faq, url: "https://shop.test/produkt/whey", mainEntity: [{ "@id": "https://shop.test/vaprosi#q1" }] },
    { ...question, "@id": "https://shop.test/vaprosi#q1" },
  ]);
  expect(
    pick({ "@type": "Recipe", image: "https://wp.test/wp-content/uploads/a.jpg", url: "https://other.test/" }),
  ).toEqual([{ "@type": "Recipe", image: "https://wp.test/wp-content/uploads/a.jpg", url: "https://other.test/" }]);
});

test("types that the shop writes itself are dropped, and an empty graph is null", () => {
  const types = [
    "WebPage",
    "BreadcrumbList",
    "Organization",
    "WebSite",
    "Product",
    "Article",
    ["Person", "Organization"],
  ];
  expect(pick({ "@graph": types.map((type) => ({ "@type": type })) })).toBeNull();
  expect(pick({ "@graph": [null, 42, "x", {}, { "@type": 42 }] })).toBeNull();
  expect(pick([])).toBeNull();
  expect(pickSchema(null, "https://wp.test", "https://shop.test")).toBeNull();
});

test("the result can't end its script element", () => {
  const schema = JSON.stringify({ "@type": "Recipe", name: "</script><script>alert(1)</script>" });
  expect(pickSchema(schema.replaceAll("<", "\\u003c"), "https://wp.test", "https://shop.test")).not.toContain("<");
});
