import { ekipirovka } from "./posts-ekipirovka.ts";
import { hranene } from "./posts-hranene.ts";
import { retsepti } from "./posts-retsepti.ts";
import { trenirovki } from "./posts-trenirovki.ts";
import type { DemoPost } from "./types.ts";

/** Newest first, as WordPress lists them. */
export const posts: DemoPost[] = [...trenirovki, ...hranene, ...retsepti, ...ekipirovka].sort(
  (a, b) => Date.parse(b.date) - Date.parse(a.date),
);
