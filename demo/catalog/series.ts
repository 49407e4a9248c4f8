import { p, table } from "./build-product.ts";
import type { DemoProduct } from "./types.ts";

/** What supplements and foods share: categories, flavors, tables and dates. */

/** Categories of a product, the deepest first. */
export const CATEGORY_PATHS = {
  whey: ["surovatachen-protein", "proteini"],
  concentrate: ["kontsentrat", "surovatachen-protein", "proteini"],
  isolate: ["izolat-i-hidrolizat", "surovatachen-protein", "proteini"],
  plant: ["rastitelen-protein", "proteini"],
  casein: ["kazein", "geyneri-i-kazein", "proteini"],
  gainer: ["geyneri", "geyneri-i-kazein", "proteini"],
  protein: ["proteini"],
  creatine: ["kreatin"],
  monohydrate: ["kreatin-monohidrat", "kreatin"],
  amino: ["aminokiselini", "kreatin"],
  branchedAmino: ["bcaa-i-eaa", "aminokiselini", "kreatin"],
  glutamine: ["glutamin-i-tsitrulin", "aminokiselini", "kreatin"],
  preWorkout: ["predi-trenirovka", "kreatin"],
  vitamin: ["multivitamini-i-vitamini", "vitamini"],
  mineral: ["minerali", "vitamini"],
  magnesium: ["magneziy-i-tsink", "minerali", "vitamini"],
  electrolytes: ["elektroliti", "minerali", "vitamini"],
  omega: ["omega-i-kolagen", "vitamini"],
  collagen: ["omega-i-kolagen", "vitamini"],
  joints: ["stavi", "vitamini"],
  weight: ["vitamini"],
  mealReplacement: ["proteini"],
  drink: ["napitki", "barove-i-hrana"],
  bar: ["proteinovi-barove", "barove-i-hrana"],
  snack: ["zakuski", "barove-i-hrana"],
  breakfast: ["zakuski", "barove-i-hrana"],
  nutButter: ["yadkovi-masla", "barove-i-hrana"],
  food: ["yadkovi-masla", "barove-i-hrana"],
} satisfies Record<string, string[]>;

/** Varies by flavor. The first is the default and has the picture `name`, the others have `name-flavor`. */
export function byFlavor(name: string, flavors: string[], ...views: string[]) {
  const [first = ""] = flavors;
  return {
    varyBy: { pa_vkus: flavors },
    defaults: { pa_vkus: first },
    pictureOf: Object.fromEntries(flavors.map((flavor) => [flavor, flavor === first ? name : `${name}-${flavor}`])),
    pictures: [name, ...views.map((view) => `${name}-${view}`)],
  };
}

/** Varies by pack size, each with its price. */
export function byPack(prices: Record<string, [regular: string, sale?: string]>) {
  const packs = Object.keys(prices);
  const [first = ""] = packs;
  return {
    varyBy: { pa_razfasovka: packs },
    defaults: { pa_razfasovka: first },
    prices: prices[first]!,
    pricesOf: prices,
  };
}

interface Nutrition {
  kcal: number;
  fat: string;
  saturated: string;
  carbohydrate: string;
  sugars: string;
  polyols?: string;
  fibre?: string;
  protein: string;
  salt: string;
}

const KJ_PER_KCAL = 4.184;

/** In the order that the law requires. Amounts in grams. */
export function nutrition(head: string, facts: Nutrition): string {
  const grams: [string, string | undefined][] = [
    ["Мазнини", facts.fat],
    ["от тях наситени", facts.saturated],
    ["Въглехидрати", facts.carbohydrate],
    ["от тях захари", facts.sugars],
    ["от тях полиоли", facts.polyols],
    ["Влакнини", facts.fibre],
    ["Белтъци", facts.protein],
    ["Сол", facts.salt],
  ];
  return table(
    ["", head],
    ["Енергия", `${Math.round(facts.kcal * KJ_PER_KCAL)} kJ / ${facts.kcal} kcal`],
    ...grams.flatMap(([name, amount]) => (amount === undefined ? [] : [[name, `${amount} г`]])),
  );
}

/** The mandatory statements of a food supplement, with its dose and further warnings. */
export function supplement(dose: string, ...warnings: string[]): string {
  return p(
    [
      `${dose} Не превишавайте посочената дневна доза.`,
      "Хранителната добавка не замества разнообразното хранене.",
      ...warnings,
      "Пазете от деца.",
    ].join(" "),
  );
}

const FIRST_ID = 400;
const DAYS = 601;
const DAY_MS = 86_400_000;

/** A day between February 2025 and September 2026, in the evening: products of other categories are dated in the morning. */
export function withOwnDates(products: DemoProduct[]): DemoProduct[] {
  return products.map((product) => {
    const step = product.id - FIRST_ID;
    const day = new Date(Date.UTC(2025, 1, 3) + ((step * 97) % DAYS) * DAY_MS).toISOString().slice(0, 10);
    const minute = String((product.id * 7) % 60).padStart(2, "0");
    return { ...product, date: `${day}T${18 + (step % 4)}:${minute}:00${isSummer(day) ? "+03:00" : "+02:00"}` };
  });
}

function isSummer(day: string): boolean {
  return (day >= "2025-03-30" && day < "2025-10-26") || (day >= "2026-03-29" && day < "2026-10-25");
}
