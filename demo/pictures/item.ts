/** What is to be drawn. Colour and flavour come from the variation, the rest from the product. */

export interface Item {
  kind: Kind;
  brand: BrandName;
  color: string;
  /** Printed on the label; "|" breaks the line. */
  name?: string;
  flavour?: string;
  weight?: string;
  note?: string;
  view?: "front" | "back" | "detail";
  ground?: Ground;
  /** A second colour of the product: strap, sole, pattern. */
  accent?: string;
  /** A form within the kind, such as "lifter" of a shoe. */
  style?: string;
  /** Which table the back label shows. */
  facts?: string;
  /** The back label's table, for a product that has one of its own. */
  rows?: [name: string, amount: string][];
  labels?: string[];
  colors?: string[];
}

export type BrandName =
  | "Сила"
  | "Балкан Нутришън"
  | "Торос"
  | "Пирин"
  | "Искър Спорт"
  | "Марица"
  | "Рила Фит"
  | "Странджа"
  | "Струма"
  | "Вихрен"
  | "Тракия"
  | "Ковач";

export type Kind =
  | "backpack"
  | "bag"
  | "ball"
  | "bands"
  | "bar"
  | "barbell"
  | "belt"
  | "block"
  | "booklet"
  | "bottle"
  | "can"
  | "caps"
  | "boxing"
  | "cap"
  | "card"
  | "carton"
  | "dumbbell"
  | "flask"
  | "glass"
  | "gloves"
  | "hoodie"
  | "jacket"
  | "jar"
  | "joggers"
  | "kettlebell"
  | "leggings"
  | "machine"
  | "mat"
  | "plate"
  | "pouch"
  | "pullup"
  | "roller"
  | "rope"
  | "sachet"
  | "shaker"
  | "shoe"
  | "shorts"
  | "slides"
  | "socks"
  | "tank"
  | "towel"
  | "tshirt"
  | "tub"
  | "tube"
  | "whisk";

export type Draw = (item: Item, tint: string) => string;

/** The ground's tint goes by department. */
export const GROUNDS = {
  protein: "#e8dfd2",
  creatine: "#d8e1e6",
  vitamin: "#dde5d6",
  snack: "#f0decd",
  drink: "#d7e4e3",
  strength: "#dfdcd6",
  yoga: "#dfe5dc",
  wear: "#e1e3e8",
  shoe: "#eadcd3",
  gear: "#e9e3d1",
};

export type Ground = keyof typeof GROUNDS;

/** Six label systems; sportswear brands share two of the quieter ones. */
export const LABEL_SYSTEM: Record<BrandName, "block" | "mountains" | "black" | "disc" | "kraft" | "wave"> = {
  Сила: "block",
  "Балкан Нутришън": "mountains",
  Торос: "black",
  Пирин: "disc",
  "Искър Спорт": "block",
  Марица: "disc",
  "Рила Фит": "mountains",
  Вихрен: "mountains",
  Тракия: "disc",
  Ковач: "black",
  Странджа: "kraft",
  Струма: "wave",
};

/** The first word stands on the product. */
export function shortBrand(item: Item): string {
  return item.brand.split(" ")[0]!;
}

export function linesOf(name = ""): string[] {
  return name.split("|");
}
