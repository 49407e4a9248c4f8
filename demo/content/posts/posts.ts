import { ekipirovka } from "./equipment.ts";
import { hranene } from "./nutrition.ts";
import { retsepti } from "./recipes.ts";
import { trenirovki } from "./training.ts";
import type { DemoPost } from "../types.ts";

/** Newest first, as WordPress lists them. */
export const posts: DemoPost[] = [...trenirovki, ...hranene, ...retsepti, ...ekipirovka].sort(
  (a, b) => Date.parse(b.date) - Date.parse(a.date),
);
