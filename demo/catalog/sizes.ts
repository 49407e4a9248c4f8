import { table } from "./build-product.ts";

/** Size tables that several products share. */

const MEN: Record<string, string[]> = {
  s: ["S", "94–99 см", "80–85 см"],
  m: ["M", "100–105 см", "86–91 см"],
  l: ["L", "106–111 см", "92–97 см"],
  xl: ["XL", "112–117 см", "98–104 см"],
  xxl: ["XXL", "118–124 см", "105–112 см"],
  xxxl: ["XXXL", "125–132 см", "113–121 см"],
};

const WOMEN: Record<string, string[]> = {
  xs: ["XS", "78–82 см", "62–66 см", "88–92 см"],
  s: ["S", "83–87 см", "67–71 см", "93–97 см"],
  m: ["M", "88–93 см", "72–76 см", "98–102 см"],
  l: ["L", "94–99 см", "77–82 см", "103–108 см"],
  xl: ["XL", "100–106 см", "83–89 см", "109–115 см"],
};

const FEET: Record<string, string> = {
  "36": "23,0 см",
  "37": "23,7 см",
  "38": "24,3 см",
  "39": "25,0 см",
  "40": "25,5 см",
  "41": "26,0 см",
  "42": "26,7 см",
  "43": "27,3 см",
  "44": "28,0 см",
  "45": "28,7 см",
  "46": "29,3 см",
  "47": "30,0 см",
};

export function mensSizes(...sizes: string[]): string {
  return table(["Размер", "Гърди", "Талия"], ...sizes.map((size) => MEN[size]!));
}

export function womensSizes(...sizes: string[]): string {
  return table(["Размер", "Гърди", "Талия", "Ханш"], ...sizes.map((size) => WOMEN[size]!));
}

export function shoeSizes(...sizes: string[]): string {
  return table(["Номер", "Дължина на стъпалото"], ...sizes.map((size) => [size, FEET[size]!]));
}
