import attributes from "./attributes.json" with { type: "json" };
import { brands } from "./brands.ts";
import facts from "./category-facts.json" with { type: "json" };
import { isVirtual } from "./is-virtual.ts";
import type { DemoProduct, DemoVariation } from "./types.ts";

/**
 * The custom fields of each product (docs/product-facts.md): its amount, its composition, who is responsible for it, and
 * a price that a plugin has recorded. Composition and dose are read from its description, so that the two never disagree.
 */
export function withFacts(product: DemoProduct): DemoProduct {
  return {
    ...product,
    ...priorOf(product, product.id),
    variations: product.variations.map((variation) => ({ ...variation, ...priorOf(variation, product.id) })),
    metaData: dropEmpty({
      unit_quantity: contentOf(product),
      // As wordpress/sila-storefront says of a product with add-ons.
      storefront_needs_wordpress: product.slug === ENGRAVED ? "yes" : "",
      // A private field of the merchant's: no page may show it.
      supplier_price: supplierPriceOf(product),
      ...(isVirtual(product) || product.type === "GROUPED" ? {} : safetyOf(product)),
      ...(isFood(product) ? compositionOf(product) : {}),
    }),
  };
}

const ENGRAVED = "stomanen-sheykar-800-ml";

/** Products that were cheaper for some days before the sale began: id -> that price. */
const CHEAPER_BEFORE: Record<number, string> = { 401: "109.90" };

/** Ids of products without a recorded price, which only the shop's own price history knows. */
const UNRECORDED = [847];

function priorOf({ regularPrice, salePrice }: DemoProduct | DemoVariation, id: number): { lowest30DayPrice?: string } {
  return regularPrice && salePrice && !UNRECORDED.includes(id)
    ? { lowest30DayPrice: CHEAPER_BEFORE[id] ?? regularPrice }
    : {};
}

function supplierPriceOf({ regularPrice }: DemoProduct): string {
  return regularPrice ? (Number(regularPrice) * 0.55).toFixed(2) : "";
}

function contentOf({ attributes: own, varyBy }: DemoProduct): string {
  const packs = own.pa_razfasovka ?? [];
  if (packs.length !== 1 || varyBy.includes("pa_razfasovka")) return "";
  const terms = attributes.find(({ name }) => name === "pa_razfasovka")?.terms ?? [];
  return terms.find(({ slug }) => slug === packs[0])?.name ?? "";
}

function safetyOf({ brand, categories, sku }: DemoProduct): Record<string, string> {
  const maker = brands[brand]?.maker;
  if (!maker) return {};
  return {
    gpsr_maker: maker.name,
    gpsr_maker_address: maker.address,
    gpsr_maker_contact: maker.contact,
    ...(maker.isAbroad ? RESPONSIBLE_FOR_IMPORTS : {}),
    gpsr_model: sku,
    gpsr_warnings: findFact(facts.warnings, categories),
  };
}

/** The demo shop is its own importer. */
const RESPONSIBLE_FOR_IMPORTS = {
  gpsr_responsible: "„Сила Спорт“ ЕООД (вносител)",
  gpsr_responsible_address: "бул. „Цариградско шосе“ 115, 1784 София",
  gpsr_responsible_contact: "zdravei@sila.example",
};

/** The fact for the first category in the table that the product has; the table has the most specific ones first. */
function findFact(byCategory: Record<string, string>, categories: string[]): string {
  return Object.entries(byCategory).find(([category]) => categories.includes(category))?.[1] ?? "";
}

const FOODS = ["proteini", "kreatin", "vitamini", "barove-i-hrana"];

function isFood({ categories, type }: DemoProduct): boolean {
  return type !== "GROUPED" && categories.some((category) => FOODS.includes(category));
}

function compositionOf({ description, categories }: DemoProduct): Record<string, string> {
  const texts = description.split(/<[^>]+>/);
  const find = (pattern: RegExp) => texts.flatMap((text) => pattern.exec(text)?.[1] ?? [])[0] ?? "";
  const dose = find(/([^.]*\.) Не превишавайте посочената дневна доза\./);
  const warnings = find(/(Не превишавайте посочената дневна доза\..*?Пазете от деца\.)/);
  const allergens = find(/(?:Алергени: |Съдържа )([^.;:]+)/).replace(/, с подсладител.*$/, "");
  return {
    supplement_ingredients: findFact(facts.ingredients, categories),
    ...tableOf(description),
    supplement_allergens: ALLERGEN.test(allergens) ? capitalize(allergens.trim()) : "",
    supplement_daily_dose: dose.trim(),
    supplement_warnings: warnings,
    supplement_storage: "На сухо и хладно място, в плътно затворена опаковка.",
  };
}

const ALLERGEN = /мляко|соя|соев|ядки|фъстъц|бадем|кашу|лешни|орех|сусам|яйца|глутен|овес|пшениц|риба|ракообраз/;

/** The table of the description: its second heading names the amounts' basis. */
function tableOf(description: string): Record<string, string> {
  const rows = [...description.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => cell),
  );
  const [head, ...body] = rows;
  if (!head?.[1] || !/^в |^на |доза|100/.test(head[1]) || body.some((row) => row.length !== 2)) return {};
  return {
    supplement_nutrition_per: head[1],
    supplement_nutrition: body.map(([name, amount]) => `${name}: ${amount}`).join("\n"),
  };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function dropEmpty(entries: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ""));
}
