import type { Placed, Shift } from "./draw.ts";
import { GROUNDS, type Ground, type Item } from "./item.ts";
import * as supplements from "./products-supplements.ts";
import * as equipment from "./products-equipment.ts";
import * as products from "./products.ts";

/** THE table of pictures: file name -> what is drawn. The catalog refers to these names. */

export type Scene =
  | { type: "product"; item: Item; shift?: Shift }
  | { type: "composition"; items: Placed[]; width: number; height: number; tint: string }
  | { type: "hero" }
  | { type: "siteImage" }
  | { type: "placeholder" };

export const HERO_TINT = GROUNDS.protein;

const items: Record<string, Item> = Object.assign(
  {},
  ...Object.values(products),
  ...Object.values(equipment),
  ...Object.values(supplements),
);

function itemOf(name: string): Item {
  const item = items[name];
  if (!item) throw new Error(`No such product drawing: ${name}`);
  return item;
}

/** A further view of a product. */
function view(name: string, which: "back" | "detail"): Scene {
  return { type: "product", item: { ...itemOf(name), view: which } };
}

function tile(name: string, ground: Ground, ...shift: Shift): Scene {
  return { type: "product", item: { ...itemOf(name), ground }, shift };
}

export function place(name: string, x: number, y: number, scale: number, change: Partial<Item> = {}): Placed {
  return { item: { ...itemOf(name), ...change }, x, y, scale };
}

function together(ground: Ground, ...placed: Placed[]): Scene {
  return { type: "composition", items: placed, width: 1000, height: 1125, tint: GROUNDS[ground] };
}

const backs = [
  "whey",
  "isolate",
  "vegan",
  "casein",
  "wpc80",
  "creatine",
  "pre",
  "bcaa",
  "omega",
  "mag",
  "d3k2",
  "oats",
  "tee",
  "teew",
  "wtee",
  "hoodie",
];
const details = [
  "whey",
  "isolate",
  "creatine",
  "omega",
  "kettle",
  "dumb",
  "plate",
  "mat",
  "roller",
  "tee",
  "leg",
  "shorts",
  "hoodie",
  "shoe",
  "lifter",
  "shaker",
  "flask",
  "belt",
  "gloves",
  "bag",
  "bar",
];

export const scenes: Record<string, Scene> = {
  ...Object.fromEntries(Object.entries(items).map(([name, item]) => [name, { type: "product", item } as const])),
  ...Object.fromEntries(backs.map((name) => [`${name}-back`, view(name, "back")])),
  ...Object.fromEntries(details.map((name) => [`${name}-detail`, view(name, "detail")])),

  "home-gym": together(
    "strength",
    place("bands", 330, 120, 0.74),
    place("pullup", -120, 120, 0.74),
    place("medball", -10, 330, 0.74),
  ),
  "start-set": together(
    "strength",
    place("dumb-5", 120, -60, 0.86, { color: "#5f9b4a" }),
    place("dumb-5", 0, 250, 0.96, { color: "#5f9b4a" }),
  ),
  "whey-scene": together("protein", place("shaker", 330, 60, 0.84), place("whey", -90, 100, 0.94)),
  "creatine-scene": together(
    "creatine",
    place("flask", 400, 90, 0.82, { color: "#2456a6" }),
    place("creatine", -60, 110, 0.92),
  ),
  "kettle-scene": together(
    "strength",
    place("kettle-12", 330, 130, 0.7),
    place("kettle-8", -120, 270, 0.56),
    place("kettle", 90, 260, 0.78),
  ),
  "dumb-scene": together("strength", place("dumb-15", 150, -60, 0.84), place("dumb", -30, 250, 0.92)),
  "mat-scene": together("yoga", place("flask", 420, -40, 0.86), place("mat", -60, 250, 0.96)),
  "bands-scene": together("yoga", place("bands", 250, -10, 0.86), place("mat", -80, 360, 0.82)),
  "block-scene": together("yoga", place("mat", 150, 0, 0.86), place("block", -30, 240, 0.92)),
  "shoe-scene": together("shoe", place("flask", 420, -90, 0.86, { color: "#2456a6" }), place("shoe", -40, 120, 0.96)),

  "womens-set": together(
    "wear",
    place("seamless-lilav", 290, 60, 0.86),
    place("bra", -130, 130, 0.86, { color: "#7d62a3" }),
  ),
  "light-set": together(
    "strength",
    place("neo", 330, -80, 0.72, { brand: "Ковач", weight: "4 кг", color: "#e8762b" }),
    place("neo", -60, 40, 0.72, { brand: "Ковач", weight: "3 кг", color: "#2456a6" }),
    place("neo", 190, 320, 0.72, { brand: "Ковач", weight: "2 кг", color: "#2f7a5b" }),
  ),
  "plate-set": together("strength", place("plate-15", 240, -40, 0.78), place("plate-10", -60, 210, 0.82)),
  "barbell-scene": together("strength", place("plate-15", 300, -100, 0.74), place("barbell-15", -60, 200, 0.96)),
  "garage-scene": together("strength", place("power-rack", 170, -90, 0.92), place("incline", -110, 370, 0.7)),
  "boxing-scene": together("gear", place("punch-bag", 370, -60, 0.92), place("box-gloves", -30, 300, 0.7)),
  "yoga-scene": together(
    "yoga",
    place("thick-mat", 140, -60, 0.84, { brand: "Тракия", color: "#7d62a3" }),
    place("block", -100, 270, 0.72),
    place("massage-ball", 460, 420, 0.6),
  ),

  "cat-proteini": tile("isolate", "protein", 0.74, 140, 300),
  "cat-kreatin": tile("creatine", "creatine", 0.82, 110, 230),
  "cat-vitamini": tile("omega", "vitamin", 0.76, 110, 290),
  "cat-tezhesti": tile("kettle", "strength", 0.84, 100, 190),
  "cat-yoga-i-pilates": tile("mat", "yoga", 0.88, 60, 150),
  "cat-obleklo": tile("teew", "wear", 0.8, 110, 260),
  "cat-obuvki": tile("shoe", "shoe", 0.86, 90, 190),
  "cat-aksesoari": tile("flask", "drink", 0.78, 150, 260),
  "cat-barove-i-hrana": tile("bar", "snack", 0.84, 80, 180),
  "cat-programi": tile("diary", "gear", 0.76, 150, 290),

  hero: { type: "hero" },
  "site-image": { type: "siteImage" },
  placeholder: { type: "placeholder" },
};
