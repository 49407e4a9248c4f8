import { expect, test } from "vitest";
import { respondWith } from "../../../tests/doubles/backend/canned-client";
import { fetchSeo } from "./seo";

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

async function read(seo: unknown) {
  const response = await fetchSeo(respondWith({ data: { post: { databaseId: 54, seo } } }).client, {
    kind: "post",
    slug: "x",
  });
  return response.ok ? response.value : response;
}

test("Yoast's data is mapped to texts, flags, previews and a canonical URL", async () => {
  expect(await read(YOAST)).toMatchObject({
    title: "Протеини – Сила",
    metaDesc: "Описание",
    metaKeywords: "протеин",
    noindex: false,
    nofollow: false,
    canonical: "https://shop.test/produkt/whey/",
    openGraph: { title: "За споделяне", description: "", image },
    twitter: { title: "", description: "", image: null },
  });
  expect(await read({ ...YOAST, metaRobotsNoindex: "noindex", metaRobotsNofollow: "nofollow" })).toMatchObject({
    noindex: true,
    nofollow: true,
  });
});

test("structured data can't end its script element, and invalid JSON is dropped", async () => {
  const seo = await read(YOAST);
  const schema = seo && "schema" in seo ? seo.schema! : "";
  expect(schema).not.toContain("<");
  expect(JSON.parse(schema)).toEqual(JSON.parse(YOAST.schema.raw));
  for (const raw of ["</script>", "alert(1)", "42", '"x"', "null", "", null, 42])
    expect(await read({ ...YOAST, schema: { raw } })).toMatchObject({ schema: null });
});

test("a page without SEO data is null, and URLs are web URLs", async () => {
  expect(await read(null)).toBeNull();
  expect(await read({ ...YOAST, canonical: "javascript:alert(1)" })).toMatchObject({ canonical: null });
});

test("without Yoast only the SEO part fails", async () => {
  const failure = { kind: "refused" as const, message: 'Cannot query field "seo"' };
  for (const response of [{ failure }, { data: { page: null }, failure }])
    expect(await fetchSeo(respondWith(response).client, { kind: "page", uri: "/x/" })).toEqual({ ok: false, failure });
});

test.each<[Parameters<typeof fetchSeo>[1], root: string, variables: object]>([
  [{ kind: "page", uri: "/za-nas/" }, "page", { uri: "/za-nas/" }],
  [{ kind: "post", slug: "s" }, "post", { id: "s", idType: "SLUG" }],
])("%o is queried by its identifier and read from its own field", async (subject, root, variables) => {
  const { client, asked } = respondWith({ data: { [root]: { databaseId: 1, seo: YOAST } } });
  expect(await fetchSeo(client, subject)).toMatchObject({ ok: true, value: { metaDesc: "Описание" } });
  expect(asked[0]!.variables).toEqual(variables);
  expect(await fetchSeo(respondWith({ data: { [root]: null } }).client, subject)).toEqual({ ok: true, value: null });
});
