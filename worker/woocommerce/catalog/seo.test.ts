import { expect, test } from "vitest";
import { toSeo } from "./seo";

const image = { sourceUrl: "https://shop.test/a.jpg", altText: "А" };
const YOAST = {
  title: "Протеини &#8211; Сила",
  metaDesc: "Описание",
  metaKeywords: "протеин",
  metaRobotsNoindex: "index",
  metaRobotsNofollow: "follow",
  canonical: "https://shop.test/produkt/whey/",
  opengraphTitle: "За споделяне",
  opengraphImage: image,
  twitterTitle: null,
  twitterImage: null,
  schema: { raw: '{"@context":"https://schema.org","name":"</script><!--<script>"}' },
};

const read = (seo: unknown) => toSeo(seo as never);

test("Yoast's data is mapped to texts, flags, previews and a canonical URL", () => {
  expect(read(YOAST)).toMatchObject({
    title: "Протеини – Сила",
    metaDesc: "Описание",
    metaKeywords: "протеин",
    noindex: false,
    nofollow: false,
    canonical: "https://shop.test/produkt/whey/",
    openGraph: { title: "За споделяне", description: "", image },
    twitter: { title: "", description: "", image: null },
  });
  expect(read({ ...YOAST, metaRobotsNoindex: "noindex", metaRobotsNofollow: "nofollow" })).toMatchObject({
    noindex: true,
    nofollow: true,
  });
});

test("structured data can't end its script element, and invalid JSON is dropped", () => {
  const schema = read(YOAST)?.schema ?? "";
  expect(schema).not.toContain("<");
  expect(JSON.parse(schema)).toEqual(JSON.parse(YOAST.schema.raw));
  for (const raw of ["</script>", "alert(1)", "42", '"x"', "null", "", null, 42])
    expect(read({ ...YOAST, schema: { raw } })).toMatchObject({ schema: null });
});

test("a page without SEO data is null, and URLs are web URLs", () => {
  expect(read(null)).toBeNull();
  expect(read({ ...YOAST, canonical: "javascript:alert(1)" })).toMatchObject({ canonical: null });
});
