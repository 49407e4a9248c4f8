import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { fail } from "../../domain/values/result";
import { catalogContext, type Catalog } from "../../services/catalog";
import { contentContext, type Content } from "../../services/content";
import { describePageContext } from "../../services/page";
import type { Route } from "./+types/route";
import { loader } from "./route";

test("the error page without a category tree has no structured data of the page that it replaces", async () => {
  const described: unknown[] = [];
  const context = new RouterContextProvider();
  const catalog: Partial<Catalog> = { listCategoryTree: async () => fail({ kind: "timeout" }) };
  const content: Partial<Content> = { readText: async () => null, readSeo: async () => null };
  context.set(catalogContext, catalog as Catalog);
  context.set(contentContext, content as Content);
  context.set(describePageContext, async (page) => {
    described.push(page);
    return [];
  });
  await expect(loader({ context } as unknown as Route.LoaderArgs)).rejects.toMatchObject({ init: { status: 503 } });
  expect(described).toEqual([]);
});
