import type { BrandName, Ground, Item } from "./item.ts";

/** As products.ts, for the clothes, shoes, equipment, accessories and programmes that came later. */

const COLOURS = {
  cheren: "#2a2824",
  byal: "#efe9dc",
  siv: "#8c9094",
  sin: "#2456a6",
  cherven: "#d8482a",
  zelen: "#2f7a5b",
  zhalt: "#ffc71f",
  rozov: "#d98a94",
  oranzhev: "#e8762b",
  lilav: "#7d62a3",
  kafyav: "#a9682f",
  bezhov: "#e0d3ba",
  "tamno-sin": "#2c3f5c",
  petrolen: "#2f5d50",
  bordo: "#7a2434",
} as const;

type Colour = keyof typeof COLOURS;
type Base = Omit<Item, "color" | "ground" | "brand">;

/** The first colour is the picture `name`, the others are `name-colour`. */
function colours(name: string, ground: Ground, brand: BrandName, base: Base, first: Colour, ...others: Colour[]) {
  const one = (colour: Colour): Item => ({ ...base, brand, ground, color: COLOURS[colour] });
  return {
    [name]: one(first),
    ...Object.fromEntries(others.map((colour) => [`${name}-${colour}`, one(colour)])),
  };
}

/** As `colours`, by weight; each has a colour of its own. */
function weights(
  name: string,
  brand: BrandName,
  base: Base,
  main: [amount: string, color: string],
  others: Record<string, string>,
): Record<string, Item> {
  const one = (amount: string, color: string): Item => ({
    ...base,
    brand,
    ground: "strength",
    color,
    weight: `${amount} кг`,
  });
  return {
    [name]: one(...main),
    ...Object.fromEntries(Object.entries(others).map(([amount, color]) => [`${name}-${amount}`, one(amount, color)])),
  };
}

/** Further views, each a picture `name-detail` or `name-back`. */
function views(items: Record<string, Item>, which: "detail" | "back", ...names: string[]): Record<string, Item> {
  return Object.fromEntries(names.map((name) => [`${name}-${which}`, { ...items[name]!, view: which }]));
}

const mensItems: Record<string, Item> = {
  ...colours("dry-tee", "wear", "Вихрен", { kind: "tshirt" }, "sin", "cheren", "siv", "cherven", "zelen"),
  ...colours("polo", "wear", "Сила", { kind: "jacket", style: "polo" }, "byal", "tamno-sin", "petrolen"),
  ...colours("string-tank", "wear", "Торос", { kind: "tank" }, "cheren", "cherven"),
  ...colours("joggers", "wear", "Сила", { kind: "joggers" }, "siv", "cheren"),
  ...colours("track-pants", "wear", "Искър Спорт", { kind: "joggers", style: "straight" }, "tamno-sin"),
  ...colours("squat-shorts", "wear", "Торос", { kind: "shorts", style: "single" }, "cheren", "petrolen"),
  ...colours("mesh-shorts", "wear", "Рила Фит", { kind: "shorts", style: "single" }, "cherven", "sin", "zhalt"),
  ...colours("big-tee", "wear", "Сила", { kind: "tshirt", style: "print" }, "bordo"),
  ...colours("longsleeve", "wear", "Вихрен", { kind: "jacket", style: "longsleeve" }, "siv"),
  ...colours("sauna-suit", "wear", "Торос", { kind: "hoodie" }, "cheren"),
  "boxers-box": {
    kind: "carton",
    brand: "Искър Спорт",
    name: "Мъжки|боксери",
    weight: "3 броя",
    color: "#2c3f5c",
    ground: "wear",
  },
};

export const mens: Record<string, Item> = {
  ...mensItems,
  ...views(mensItems, "detail", "dry-tee", "joggers"),
  ...views(mensItems, "back", "big-tee"),
};

const womensItems: Record<string, Item> = {
  ...colours("seamless", "wear", "Марица", { kind: "leggings" }, "cheren", "lilav", "zelen", "bordo", "siv"),
  ...colours("yoga-leg", "wear", "Тракия", { kind: "leggings", style: "plain" }, "petrolen", "bezhov"),
  ...colours("biker", "wear", "Вихрен", { kind: "leggings", style: "short" }, "cheren"),
  ...colours("bra", "wear", "Марица", { kind: "tank", style: "bra" }, "cheren", "rozov", "petrolen"),
  ...colours("bra-high", "wear", "Вихрен", { kind: "tank", style: "bra" }, "tamno-sin"),
  ...colours("crop-tee", "wear", "Тракия", { kind: "tshirt", style: "fitted" }, "bezhov", "zelen"),
  ...colours("wrun", "wear", "Вихрен", { kind: "tshirt", style: "fitted" }, "zhalt", "sin", "oranzhev"),
  ...colours("open-tank", "wear", "Марица", { kind: "tank" }, "lilav", "byal", "rozov"),
  ...colours("wjoggers", "wear", "Марица", { kind: "joggers" }, "bezhov", "rozov"),
  ...colours("skort", "wear", "Тракия", { kind: "shorts", style: "single" }, "byal"),
};

export const womens: Record<string, Item> = {
  ...womensItems,
  ...views(womensItems, "detail", "seamless", "biker"),
  ...views(womensItems, "back", "crop-tee"),
};

const layerItems: Record<string, Item> = {
  ...colours("windbreaker", "wear", "Вихрен", { kind: "jacket" }, "sin", "oranzhev"),
  ...colours("track-jacket", "wear", "Искър Спорт", { kind: "jacket", accent: "#c8392b" }, "cheren"),
  ...colours("vest", "wear", "Рила Фит", { kind: "jacket", style: "vest" }, "petrolen"),
  "vest-tamno-sin": { kind: "jacket", brand: "Рила Фит", style: "vest", color: "#2c3f5c", ground: "wear" },
  ...colours("whoodie", "wear", "Марица", { kind: "hoodie" }, "rozov", "siv", "lilav"),
  ...colours("poncho", "wear", "Вихрен", { kind: "hoodie" }, "zhalt"),
  compression: {
    kind: "jacket",
    brand: "Торос",
    style: "longsleeve",
    color: "#2a2824",
    accent: "#2456a6",
    ground: "wear",
  },
  "compression-cherven": {
    kind: "jacket",
    brand: "Торос",
    style: "longsleeve",
    color: "#2a2824",
    accent: "#c8392b",
    ground: "wear",
  },
  "compression-siv": {
    kind: "jacket",
    brand: "Торос",
    style: "longsleeve",
    color: "#2a2824",
    accent: "#8c9094",
    ground: "wear",
  },
  ...colours("mens-tights", "wear", "Торос", { kind: "leggings", style: "plain" }, "cheren"),
  "calf-socks": { kind: "socks", brand: "Вихрен", style: "pair", color: "#2a2824", accent: "#e8762b", ground: "wear" },
  "calf-socks-sin": {
    kind: "socks",
    brand: "Вихрен",
    style: "pair",
    color: "#2456a6",
    accent: "#efe9dc",
    ground: "wear",
  },
  "ankle-socks": {
    kind: "socks",
    brand: "Искър Спорт",
    style: "short",
    color: "#efe9dc",
    accent: "#2456a6",
    ground: "wear",
  },
  "ankle-socks-siv": {
    kind: "socks",
    brand: "Искър Спорт",
    style: "short",
    color: "#8c9094",
    accent: "#2a2824",
    ground: "wear",
  },
  "merino-socks": {
    kind: "socks",
    brand: "Рила Фит",
    style: "pair",
    color: "#4c6b52",
    accent: "#e0d3ba",
    ground: "wear",
  },
  "grip-socks": { kind: "socks", brand: "Тракия", style: "short", color: "#d98a94", accent: "#efe9dc", ground: "wear" },
  ...colours("cap", "wear", "Сила", { kind: "cap" }, "cherven", "cheren"),
  "cap-bezhov": { kind: "cap", brand: "Сила", color: "#e0d3ba", accent: "#2f5d50", ground: "wear" },
  ...colours("beanie", "wear", "Рила Фит", { kind: "cap", style: "beanie" }, "sin"),
  ...colours("headband", "wear", "Марица", { kind: "cap", style: "headband" }, "lilav"),
};

export const layers: Record<string, Item> = {
  ...layerItems,
  ...views(layerItems, "detail", "windbreaker", "compression"),
  ...views(layerItems, "back", "track-jacket", "whoodie"),
};

const shoeItems: Record<string, Item> = {
  ...colours("tempo", "shoe", "Вихрен", { kind: "shoe" }, "oranzhev", "sin", "cheren", "zelen"),
  ...colours("soft-run", "shoe", "Вихрен", { kind: "shoe", accent: "#f3d9d2" }, "lilav", "byal"),
  ...colours("wod-shoe", "shoe", "Ковач", { kind: "shoe", accent: "#c79a66" }, "cheren", "bezhov"),
  wlifter: { kind: "shoe", brand: "Торос", style: "lifter", color: "#e9e4da", accent: "#b98a58", ground: "shoe" },
  ...colours("barefoot", "shoe", "Рила Фит", { kind: "shoe", accent: "#4a3a2c" }, "kafyav", "siv"),
  "mud-trail": { kind: "shoe", brand: "Вихрен", style: "trail", color: "#e3b53a", accent: "#2a2824", ground: "shoe" },
  "mud-trail-cherven": {
    kind: "shoe",
    brand: "Вихрен",
    style: "trail",
    color: "#c8392b",
    accent: "#e9e0cc",
    ground: "shoe",
  },
  ...colours("junior", "shoe", "Искър Спорт", { kind: "shoe", accent: "#ffc71f" }, "sin", "rozov"),
  ...colours("river-slides", "shoe", "Марица", { kind: "slides" }, "rozov", "cheren"),
  "cork-slides": { kind: "slides", brand: "Тракия", color: "#b98a58", ground: "shoe" },
  laces: { kind: "rope", brand: "Вихрен", style: "laces", color: "#ffc71f", ground: "shoe" },
};

export const sportShoes: Record<string, Item> = {
  ...shoeItems,
  ...views(shoeItems, "detail", "tempo", "wlifter"),
};

const weightItems: Record<string, Item> = {
  loadable: { kind: "machine", brand: "Ковач", style: "loadable", color: "#c8392b", ground: "strength" },
  ...weights("chrome", "Торос", { kind: "dumbbell" }, ["3", "#c9cbcc"], {
    "2": "#d98a94",
    "4": "#7d62a3",
    "5": "#2f7a5b",
    "6": "#e8762b",
    "8": "#c8392b",
  }),
  ...weights("kbc", "Ковач", { kind: "kettlebell" }, ["16", "#e8c02a"], {
    "12": "#2456a6",
    "20": "#7d62a3",
    "24": "#2f7a4a",
    "28": "#e8762b",
    "32": "#c8392b",
  }),
  ...weights("vinyl-kb", "Марица", { kind: "kettlebell" }, ["6", "#d98a94"], {}),
  ...weights("iron", "Ковач", { kind: "plate" }, ["10", "#5b5f62"], {
    "2": "#73777a",
    "5": "#686c6f",
    "15": "#4d5154",
    "20": "#3f4245",
  }),
  ...weights("used-plates", "Ковач", { kind: "plate" }, ["10", "#6b5a4c"], {}),
  "ez-bar": { kind: "machine", brand: "Ковач", style: "ez-bar", color: "#ffc71f", ground: "strength" },
  "hex-bar": { kind: "machine", brand: "Ковач", style: "hex-bar", color: "#3a3732", ground: "strength" },
  "barbell-15": { kind: "barbell", brand: "Торос", color: "#eab92a", ground: "strength" },
  "barbell-10": { kind: "barbell", brand: "Торос", color: "#2f7a5b", ground: "strength" },
  "chalk-box": {
    kind: "carton",
    brand: "Ковач",
    name: "Магнезий|за захват",
    weight: "8 × 56 г",
    color: "#8fa3b3",
    ground: "strength",
  },
};

export const weightsForGym: Record<string, Item> = {
  ...weightItems,
  ...views(weightItems, "detail", "loadable", "kbc", "hex-bar"),
};

const machine = (style: string, color: string, brand: BrandName = "Ковач", accent?: string): Item => ({
  kind: "machine",
  brand,
  style,
  color,
  ground: "strength",
  ...(accent === undefined ? {} : { accent }),
});

const machineItems: Record<string, Item> = {
  bench: machine("bench", "#c8392b"),
  incline: machine("incline", "#e8b53a"),
  "fold-bench": machine("bench", "#8c9094", "Рила Фит"),
  "power-rack": machine("rack", "#2456a6", "Ковач", "#ffc71f"),
  "squat-stand": machine("stands", "#4a4742", "Торос", "#d8482a"),
  "db-rack": machine("dumbbell-rack", "#8c9094"),
  "plate-tree": machine("plate-tree", "#4a4742"),
  parallettes: machine("parallettes", "#2456a6", "Рила Фит"),
  "parallettes-cherven": machine("parallettes", "#c8392b", "Рила Фит"),
  "parallettes-cheren": machine("parallettes", "#3a3732", "Рила Фит"),
  "dip-bars": machine("dips", "#c8392b"),
  "wall-bar": machine("wall-bar", "#4a4742"),
  "plyo-box": machine("plyo", "#cfa573"),
  step: machine("step", "#7d62a3", "Марица"),
  treadmill: machine("treadmill", "#8c9094", "Рила Фит"),
  "walking-pad": machine("walking-pad", "#6f7478", "Рила Фит"),
  "walking-pad-byal": machine("walking-pad", "#e9e4da", "Рила Фит"),
  "spin-bike": machine("bike", "#e8b53a"),
  rower: machine("rower", "#2f7a5b"),
  "ab-wheel": machine("ab-wheel", "#2456a6", "Сила"),
  "slant-board": machine("slant-board", "#b98a58"),
};

export const machines: Record<string, Item> = {
  ...machineItems,
  ...views(machineItems, "detail", "bench", "incline", "power-rack", "treadmill", "spin-bike", "rower"),
};

const boxingItems: Record<string, Item> = {
  ...colours("box-gloves", "gear", "Торос", { kind: "boxing" }, "cherven", "sin"),
  "box-gloves-cheren": { kind: "boxing", brand: "Торос", color: "#2a2824", accent: "#ffc71f", ground: "gear" },
  "kid-gloves": { kind: "boxing", brand: "Торос", color: "#eab92a", accent: "#2a2824", ground: "gear" },
  "kid-gloves-rozov": { kind: "boxing", brand: "Торос", color: "#d98a94", accent: "#f4efe4", ground: "gear" },
  "punch-bag": { ...machine("punch-bag", "#b8302a"), ground: "gear" },
  "punch-bag-cheren": { ...machine("punch-bag", "#33302b", "Ковач", "#c8392b"), ground: "gear" },
  "focus-pads": { kind: "boxing", brand: "Торос", style: "pads", color: "#2a2824", accent: "#d8482a", ground: "gear" },
  "hand-wraps": { kind: "towel", brand: "Торос", color: "#b8302a", accent: "#f4efe4", ground: "gear" },
  "mouth-guard": {
    kind: "carton",
    brand: "Торос",
    name: "Протектор|за зъби",
    weight: "1 брой",
    color: "#2f6fae",
    ground: "gear",
  },
};

export const boxing: Record<string, Item> = {
  ...boxingItems,
  ...views(boxingItems, "detail", "box-gloves", "punch-bag"),
};

const accessoryItems: Record<string, Item> = {
  ...colours("shk700", "drink", "Сила", { kind: "shaker", flavour: "Ягода" }, "zelen", "cheren", "rozov", "oranzhev"),
  "steel-shaker": { kind: "flask", brand: "Ковач", weight: "800 мл", color: "#9da1a3", ground: "drink" },
  ...colours("litre", "drink", "Искър Спорт", { kind: "flask", weight: "1 л" }, "sin", "lilav", "siv"),
  "soft-flask": { kind: "flask", brand: "Вихрен", weight: "250 мл", color: "#ffc71f", ground: "drink" },
  engraved: { kind: "flask", brand: "Искър Спорт", weight: "Радост", color: "#c79a66", ground: "drink" },
  ...colours("nylon-belt", "gear", "Торос", { kind: "belt" }, "cheren", "cherven"),
  "lever-belt": { kind: "belt", brand: "Ковач", color: "#3b2418", ground: "gear" },
  "wrist-wraps": { kind: "towel", brand: "Торос", color: "#2a2824", accent: "#c8392b", ground: "gear" },
  straps: {
    kind: "bands",
    brand: "Ковач",
    style: "mini",
    color: "#2a2824",
    colors: ["#2a2824", "#8c9094", "#2a2824"],
    labels: ["250 кг", "250 кг", "250 кг"],
    ground: "gear",
  },
  "knee-box": {
    kind: "carton",
    brand: "Торос",
    name: "Наколенки|7 мм",
    weight: "1 чифт",
    color: "#c8392b",
    ground: "gear",
  },
  "pink-gloves": { kind: "gloves", brand: "Марица", color: "#6b5560", accent: "#d98a94", ground: "gear" },
  ...colours("pack", "gear", "Вихрен", { kind: "backpack" }, "petrolen", "cheren", "bordo"),
  ...colours("sack", "gear", "Сила", { kind: "backpack", style: "sack" }, "zhalt"),
  duffel: { kind: "bag", brand: "Торос", color: "#b8302a", ground: "gear" },
  ...colours("big-towel", "gear", "Тракия", { kind: "towel", accent: "#f4efe4" }, "sin", "bezhov", "bordo"),
  "heavy-rope": { kind: "rope", brand: "Ковач", color: "#2456a6", ground: "gear" },
  scale: { ...machine("scale", "#e9e4da", "Рила Фит"), ground: "gear" },
  "year-diary": {
    kind: "booklet",
    brand: "Сила",
    style: "diary",
    name: "Година|в залата",
    note: "52 седмици",
    color: "#7a2434",
    ground: "gear",
  },
  sticker: { kind: "card", brand: "Сила", name: "стикер", labels: ["Сила"], color: "#ffc71f", ground: "gear" },
};

export const accessories: Record<string, Item> = {
  ...accessoryItems,
  ...views(accessoryItems, "detail", "shk700", "pack", "duffel", "engraved"),
};

const yogaItems: Record<string, Item> = {
  ...colours("rubber-mat", "yoga", "Тракия", { kind: "mat" }, "lilav", "petrolen", "cheren", "bordo"),
  "travel-mat": { kind: "towel", brand: "Тракия", color: "#e08a4a", accent: "#f4e3cf", ground: "yoga" },
  "thick-mat": { kind: "mat", brand: "Марица", color: "#4a7fb5", ground: "yoga" },
  ...colours("foam-block", "yoga", "Марица", { kind: "block" }, "lilav", "sin", "siv"),
  "yoga-wheel": { ...machine("yoga-wheel", "#5f8f78", "Тракия"), ground: "yoga" },
  "pilates-ring": { ...machine("pilates-ring", "#2f6fae", "Марица"), ground: "yoga" },
  "pilates-ring-rozov": { ...machine("pilates-ring", "#d98a94", "Марица"), ground: "yoga" },
  hoop: { ...machine("hoop", "#7d62a3", "Марица", "#f0c9d0"), ground: "yoga" },
  "massage-ball": { kind: "ball", brand: "Рила Фит", style: "massage", color: "#e8762b", ground: "yoga" },
  "stretch-bands": {
    kind: "bands",
    brand: "Тракия",
    color: "#7d62a3",
    colors: ["#2f5d50", "#9b84bd", "#d98a94", "#e0d3ba"],
    labels: ["16–24 кг", "10–16 кг", "6–10 кг", "3–6 кг"],
    ground: "yoga",
  },
  ...colours("soft-roller", "yoga", "Тракия", { kind: "roller" }, "zelen", "rozov"),
};

export const yogaStudio: Record<string, Item> = {
  ...yogaItems,
  ...views(yogaItems, "detail", "rubber-mat"),
};

const programme = (brand: BrandName, name: string, note: string, color: string): Item => ({
  kind: "booklet",
  brand,
  style: "tablet",
  name,
  note,
  color,
  ground: "gear",
});

const giftCard = (label: string, name: string, color: string): Item => ({
  kind: "card",
  brand: "Сила",
  name,
  labels: [label],
  color,
  ground: "gear",
});

export const plans: Record<string, Item> = {
  "prg-mass": programme("Сила", "Маса за|16 седмици", "Четири дни седмично", "#c8392b"),
  "prg-deadlift": programme("Ковач", "Мъртва|тяга|+20 кг", "Девет седмици", "#3a3732"),
  "prg-pullup": programme("Рила Фит", "Набиране|от 0 до 10", "Лост и търпение", "#2456a6"),
  "prg-slim": programme("Сила", "Без|гладуване", "Десет седмици", "#5f9b4a"),
  "prg-dinner": programme("Сила", "30 леки|вечери", "Рецепти под 450 kcal", "#e8762b"),
  "prg-5k": programme("Вихрен", "Първите|5 км", "Безплатен план", "#ffc71f"),
  "prg-home": programme("Марица", "15 минути|у дома", "30 тренировки с видео", "#d98a94"),
  "prg-yoga": programme("Тракия", "Йога за|скован гръб", "20 занятия", "#7d62a3"),
  "prg-kettle": programme("Ковач", "Пудовка|вкъщи", "Шест седмици", "#2f5d50"),
  "gift-50": giftCard("50 лв.", "подарък", "#2f7a5b"),
  "gift-100": giftCard("100 лв.", "подарък", "#2456a6"),
  "trainer-card": giftCard("1 час", "с треньор", "#d8482a"),
};
