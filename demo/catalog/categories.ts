import * as v from "valibot";
import { Html, Paragraph } from "./blocks.ts";
import categoryTable from "./categories.json" with { type: "json" };
import type { DemoCategory } from "./types.ts";

const Category = v.strictObject({
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  description: Paragraph,
  /** Id of the parent category. */
  parent: v.nullable(v.number()),
  /** Sort position among its siblings, from 0. */
  order: v.number(),
  picture: v.string(),
  secondPicture: v.nullish(v.string(), null),
  /** A buying guide. */
  secondDescription: v.nullish(Html, null),
});

export const categories: DemoCategory[] = v.parse(v.array(Category), categoryTable);
