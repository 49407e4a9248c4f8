import { expect, test } from "vitest";
import { openReplica } from "../../tests/doubles/catalog/replica";
import { openCatalogReader } from "../catalog/open-reader";
import { catalogScope } from "../catalog/store/scope";
import { RenderReport } from "../render/render-report";
import { listNamedPages } from "./named-pages";

test("translations of pages that the shop has by a name are found, whatever their slugs", async () => {
  const { db, bindings, environment } = await openReplica({}, { SITE: { languages: ["bg", "en"] } });
  const pages: [language: string, id: number, path: string][] = [
    ["bg", 1, "/obshti-usloviya"],
    ["en", 1, "/terms-and-conditions"],
    ["bg", 2, "/"],
    ["en", 2, "/home"],
    ["bg", 3, "/produkt-kategoriya"],
    ["en", 3, "/produkt-kategoriya"],
    ["bg", 4, "/za-nas"],
    ["en", 4, "/about-us"],
    ["en", 5, "/privacy"],
  ];
  for (const [language, id, path] of pages)
    await db
      .prepare("INSERT INTO catalog_post VALUES (?1, ?2, 'page', ?3, '', '', '', '{}', '{}', '{}')")
      .bind(catalogScope({ ...environment, language }), id, path)
      .run();
  const list = (language: string) => {
    const own = { ...environment, language };
    return listNamedPages(openCatalogReader(bindings, own, new RenderReport()), own);
  };
  const found = await list("en");
  expect(found.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
    { stored: "/home", path: "/" },
    { stored: "/produkt-kategoriya", path: "/product-category" },
    { stored: "/terms-and-conditions", path: "/terms" },
  ]);
  expect(await list("bg")).toEqual([]);
});
