import { categories } from "../../catalog/categories.ts";
import type { DemoProduct } from "../../catalog/types.ts";
import type { ReviewKind } from "./review-kinds.ts";

/** Subcategories whose reviews differ from those of the rest of their top category. */
const kindsOfParts: Record<string, ReviewKind> = { napitki: "drink", boks: "accessory", chehli: "accessory" };

const kindsOfTops: Record<string, ReviewKind> = {
  "barove-i-hrana": "snack",
  obleklo: "clothes",
  obuvki: "shoes",
  tezhesti: "weights",
  "yoga-i-pilates": "studio",
  uredi: "machine",
  aksesoari: "accessory",
};

/** Neither stirred nor tasted much, whatever flavors it comes in. */
const swallowed = /капсул|таблет|желиран|гел,|мл$/i;

const dissolved = /прах|\d (г|кг)$/i;

const smallThing = /чехли|връзки/i;

/** What a product is decides what its reviews say. */
export function findReviewKind({ name, categories: own, attributes, downloadable }: DemoProduct): ReviewKind {
  const part = own.map((slug) => kindsOfParts[slug]).find((kind) => kind !== undefined);
  if (part === "drink" && /гел,/i.test(name)) return "supplement";
  if (part === "drink") return dissolved.test(name) ? "powder" : "drink";
  if (part || smallThing.test(name)) return part ?? "accessory";
  const top = own.find((slug) => categories.some((one) => one.slug === slug && one.parent === null)) ?? "";
  if (top === "programi") return downloadable ? "programme" : "service";
  if (top === "proteini") return "powder";
  if (top === "kreatin" || top === "vitamini") {
    return attributes.pa_vkus && !swallowed.test(name) ? "powder" : "supplement";
  }
  if (/таблет/i.test(name)) return "supplement";
  return kindsOfTops[top] ?? "accessory";
}
