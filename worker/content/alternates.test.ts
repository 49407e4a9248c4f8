import { beforeAll, describe, expect, test } from "vitest";
import { openReplica } from "../../tests/doubles/catalog/replica";
import { makeProduct } from "../../tests/doubles/catalog/rows";
import { openCatalogReader } from "../catalog/open-reader";
import { catalogScope } from "../catalog/store/scope";
import { DocumentRows } from "../catalog/store/document-rows";
import { ProductRows } from "../catalog/store/product-rows";
import { TermRows } from "../catalog/store/term-rows";
import { RenderReport } from "../render/render-report";
import { Alternates } from "./alternates";

const LANGUAGES = { SITE: { baseUrl: "https://shop.test", languages: ["bg", "en"] } };
const SLUGS = {
  bg: { product: "protein-1", above: "hrani", category: "proteini", brand: "sila", topic: "novini", page: "/za-nas" },
  en: { product: "whey-1", above: "food", category: "protein", brand: "power", topic: "news", page: "/about" },
};

let replica: Awaited<ReturnType<typeof openReplica>>;

function term(id: number, taxonomy: "category" | "brand", slug: string, parentId: number | null = null) {
  const data = { databaseId: id, slug, name: slug, parentId };
  return { id, taxonomy, slug, position: 0, hash: slug, data: JSON.stringify(data) };
}

async function fill(language: "bg" | "en"): Promise<void> {
  const { db, environment } = replica;
  const scope = catalogScope({ ...environment, language });
  const { product, above, category, brand, topic, page } = SLUGS[language];
  const rows = new ProductRows(db, scope, "BGN");
  const fence = await rows.takeFence();
  const made = [makeProduct({ id: 1, slug: product }), makeProduct({ id: 2, slug: "same-everywhere" })];
  await rows.write(fence, made, made, 1);
  const terms = [term(5, "category", above), term(6, "category", category, 5), term(7, "brand", brand)];
  await new TermRows(db, scope).write(fence, terms);
  const topics = JSON.stringify([{ databaseId: 9, slug: topic, name: topic, parentDatabaseId: null }]);
  await new DocumentRows(db, scope).write(fence, [{ name: "post-categories", hash: "", data: topics }]);
  for (const [id, type, path] of [
    [20, "page", page],
    [21, "post", `${language}-post`],
    [22, "page", "/"],
  ])
    await db
      .prepare("INSERT INTO catalog_post VALUES (?1, ?2, ?3, ?4, '', '', '', '{}', '{}', '{}')")
      .bind(scope, id, type, path)
      .run();
}

function open(language: string): Alternates {
  const { bindings, environment } = replica;
  const own = { ...environment, language };
  return new Alternates(() => openCatalogReader(bindings, own, new RenderReport()), own);
}

beforeAll(async () => {
  replica = await openReplica({}, LANGUAGES);
  await fill("bg");
  await fill("en");
});

// The build puts the prefix before English paths (scripts/build/languages.ts).
const PAIRS = [
  ["/", "/"],
  ["/magazin", "/shop"],
  ["/magazin/page/2", "/shop/page/2"],
  ["/produkt/protein-1", "/product/whey-1"],
  ["/produkt/same-everywhere", "/product/same-everywhere"],
  ["/produkt-kategoriya/hrani/proteini", "/product-category/food/protein"],
  ["/produkt-kategoriya/hrani/proteini/page/3", "/product-category/food/protein/page/3"],
  ["/marka-produkt/sila/page/2", "/brand/power/page/2"],
  ["/blog/kategoriya/novini", "/blog/category/news"],
  ["/blog/bg-post", "/blog/en-post"],
  ["/za-nas", "/about"],
  ["/obshti-usloviya", "/terms"],
  ["/my-account/orders/12", "/my-account/orders/12"],
  ["/sravnenie", "/compare"],
] as const;

describe("the same page in another language", () => {
  test.each(PAIRS)("%s is %s, and the other way round", async (bg, en) => {
    expect(await open("bg").find(bg, "en")).toBe(en);
    expect(await open("en").find(en, "bg")).toBe(bg);
  });

  test("a page lists itself and its translations, in the shop's order", async () => {
    expect(await open("en").list("/product/whey-1")).toEqual([
      { language: "bg", path: "/produkt/protein-1" },
      { language: "en", path: "/product/whey-1" },
    ]);
  });

  test.each(["/produkt/unknown", "/produkt-kategoriya/unknown", "/blog/unknown", "/unknown/page", "/marka-produkt/no"])(
    "%s has none",
    async (path) => {
      expect(await open("bg").find(path, "en")).toBeNull();
    },
  );

  test("a language that the shop doesn't speak has no pages, and a shop with one language asks for none", async () => {
    expect(await open("bg").find("/magazin", "de")).toBeNull();
    const { environment } = replica;
    const alone = { ...environment, site: { ...environment.site, languages: ["bg"] } };
    const withoutReader = new Alternates(() => {
      throw new Error("a query");
    }, alone);
    expect(await withoutReader.list("/produkt/protein-1")).toEqual([]);
  });
});

describe("an unknown path", () => {
  test.each([
    ["/product/protein-1", "/product/whey-1"],
    ["/produkt/protein-1", "/product/whey-1"],
    ["/product-category/hrani/proteini", "/product-category/food/protein"],
    ["/za-nas", "/about"],
    ["/sravnenie", "/compare"],
  ])("%s, with another language's slug or words, leads to %s", async (path, target) => {
    expect(await open("en").findMistaken(path)).toBe(target);
  });

  test.each(["/product/unknown", "/unknown", "/shop/page/900"])("%s leads nowhere", async (path) => {
    expect(await open("en").findMistaken(path)).toBeNull();
  });
});
