import { expect, test } from "vitest";
import { bulgarian } from "../../app/domain/search/bulgarian/bulgarian";
import { createIndexBuilder } from "../../worker/catalog/index/build-index";
import { openIndex } from "../../worker/catalog/index/open-index";
import { DEMO_SLUGS, DEMO_VOCABULARY, listDemoProducts } from "./demo-index";
import { findSlugs } from "./judge";

test("a Worker builds, opens and searches an index", () => {
  const builder = createIndexBuilder(DEMO_VOCABULARY, bulgarian);
  for (const product of listDemoProducts()) builder.add(product);
  const index = openIndex(builder.finish(), bulgarian);
  expect(findSlugs(index, "4orapi za joga", DEMO_SLUGS)[0]).toBe("chorapi-za-yoga-sas-silikon");
});
