import { aksesoari } from "./aksesoari.ts";
import { attributes, tags } from "./attributes.ts";
import { barove } from "./barove.ts";
import { categories } from "./categories.ts";
import { kreatin } from "./kreatin.ts";
import { obleklo } from "./obleklo.ts";
import { obuvki } from "./obuvki.ts";
import { programi } from "./programi.ts";
import { proteini } from "./proteini.ts";
import { tezhesti } from "./tezhesti.ts";
import type { DemoCatalogue } from "./types.ts";
import { vitamini } from "./vitamini.ts";
import { yoga } from "./yoga.ts";

export const catalogue: DemoCatalogue = {
  categories,
  attributes,
  tags,
  products: [
    ...proteini,
    ...kreatin,
    ...vitamini,
    ...tezhesti,
    ...yoga,
    ...obleklo,
    ...obuvki,
    ...aksesoari,
    ...barove,
    ...programi,
  ],
};
