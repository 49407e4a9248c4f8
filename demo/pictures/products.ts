import type { Ground, Item } from "./item.ts";

/** What each product's picture shows; a variation with another look has an entry of its own. */

const FLAVOURS = {
  shokolad: ["Шоколад", "#6a3d25"],
  yagoda: ["Ягода", "#c8394b"],
  vaniliya: ["Ванилия", "#e4c069"],
  leshnik: ["Лешник", "#a9682f"],
  "solen-karamel": ["Солен карамел", "#d9822b"],
  kokos: ["Кокос", "#4f8f95"],
  borovinka: ["Боровинка", "#4b5fa8"],
  banan: ["Банан", "#e9c93c"],
  limon: ["Лимон", "#f2c21a"],
  portokal: ["Портокал", "#ef7d16"],
  "zelena-yabalka": ["Зелена ябълка", "#6f9c22"],
  "bez-vkus": ["Без вкус", "#e9e4da"],
} as const;

const COLOURS = {
  cheren: "#2a2824",
  byal: "#efe9dc",
  siv: "#8c9094",
  sin: "#2456a6",
  cherven: "#d8482a",
  zelen: "#2f5d50",
  zhalt: "#ffc71f",
  rozov: "#d98a94",
  oranzhev: "#e8762b",
  lilav: "#7d62a3",
  kafyav: "#a9682f",
  bezhov: "#e0d3ba",
} as const;

type Flavour = keyof typeof FLAVOURS;
type Base = Omit<Item, "color" | "ground">;

/** The first flavour is the picture `name`, the others are `name-flavour`. */
function flavours(
  name: string,
  ground: Ground,
  base: Base,
  first: Flavour,
  ...others: Flavour[]
): Record<string, Item> {
  const one = (flavour: Flavour): Item => {
    const [label, color] = FLAVOURS[flavour];
    return { ...base, ground, flavour: label, color };
  };
  return {
    [name]: one(first),
    ...Object.fromEntries(others.map((flavour) => [`${name}-${flavour}`, one(flavour)])),
  };
}

/** As `flavours`, by colour. The colours are given: a "green" mat isn't a "green" bottle. */
function colours(
  name: string,
  ground: Ground,
  base: Base,
  first: string,
  others: Record<string, string>,
): Record<string, Item> {
  return {
    [name]: { ...base, ground, color: first },
    ...Object.fromEntries(
      Object.entries(others).map(([colour, color]) => [`${name}-${colour}`, { ...base, ground, color }]),
    ),
  };
}

/** As `flavours`, by weight; each weight has a colour. */
function weights(
  name: string,
  base: Base,
  main: [string, string],
  others: Record<string, string>,
): Record<string, Item> {
  const one = (amount: string, color: string): Item => ({
    ...base,
    ground: "strength",
    color,
    weight: `${amount.replace("-", ",")} кг`,
  });
  return {
    [name]: one(...main),
    ...Object.fromEntries(Object.entries(others).map(([amount, color]) => [`${name}-${amount}`, one(amount, color)])),
  };
}

export const proteins: Record<string, Item> = {
  ...flavours(
    "whey",
    "protein",
    { kind: "jar", brand: "Сила", name: "Суроватъчен|протеин", weight: "900 г", note: "30 дози" },
    "shokolad",
    "yagoda",
    "vaniliya",
    "leshnik",
    "solen-karamel",
    "banan",
  ),
  ...flavours(
    "isolate",
    "protein",
    { kind: "jar", brand: "Балкан Нутришън", name: "Изолат 90", weight: "908 г", note: "30 дози" },
    "yagoda",
    "shokolad",
    "vaniliya",
  ),
  gainer: {
    kind: "jar",
    brand: "Торос",
    name: "Гейнър|4200 kcal",
    flavour: "Ванилия",
    weight: "3 кг",
    color: "#e8b53a",
    ground: "protein",
  },
  ...flavours(
    "vegan",
    "protein",
    { kind: "pouch", brand: "Пирин", name: "Веган|протеин", weight: "750 г" },
    "borovinka",
    "shokolad",
    "vaniliya",
  ),
  ...flavours(
    "casein",
    "protein",
    { kind: "jar", brand: "Сила", name: "Мицеларен|казеин", weight: "900 г", note: "30 дози" },
    "vaniliya",
    "shokolad",
  ),
  hydrolysate: {
    kind: "tub",
    brand: "Балкан Нутришън",
    name: "Хидролизат",
    flavour: "Лешник",
    weight: "750 г",
    note: "30 дози",
    color: "#a9682f",
    ground: "protein",
  },
  ...flavours(
    "wpc80",
    "protein",
    { kind: "pouch", brand: "Балкан Нутришън", name: "Концентрат 80", weight: "1 кг" },
    "kokos",
    "shokolad",
    "vaniliya",
    "bez-vkus",
  ),
  "egg-protein": {
    kind: "pouch",
    brand: "Пирин",
    name: "Яйчен|протеин",
    weight: "500 г",
    color: "#e3b94f",
    ground: "protein",
  },
  sample: {
    kind: "sachet",
    brand: "Сила",
    name: "Суроватъчен|протеин",
    flavour: "Шоколад",
    weight: "30 г",
    color: "#6a3d25",
    ground: "protein",
  },
  pumpkin: {
    kind: "jar",
    brand: "Сила",
    name: "Суроватъчен|протеин",
    flavour: "Тиква с канела",
    weight: "900 г",
    note: "30 дози",
    color: "#c9641f",
    ground: "protein",
  },
};

export const creatines: Record<string, Item> = {
  creatine: {
    kind: "tub",
    brand: "Сила",
    name: "Креатин|монохидрат",
    flavour: "Без вкус",
    weight: "300 г",
    note: "88 дози",
    color: "#e9e4da",
    ground: "creatine",
    facts: "creatine",
  },
  ...flavours(
    "pre",
    "creatine",
    { kind: "tub", brand: "Торос", name: "Преди|тренировка", weight: "360 г", facts: "stimulant" },
    "limon",
    "portokal",
    "borovinka",
  ),
  ...flavours(
    "bcaa",
    "creatine",
    { kind: "tub", brand: "Балкан Нутришън", name: "BCAA 2:1:1", weight: "400 г", note: "40 дози", facts: "bcaa" },
    "zelena-yabalka",
    "portokal",
    "borovinka",
  ),
  "creatine-caps": {
    kind: "caps",
    brand: "Торос",
    name: "Креатин|капсули",
    weight: "120 капсули",
    color: "#d8482a",
    ground: "creatine",
  },
  "creatine-micro": {
    kind: "pouch",
    brand: "Балкан Нутришън",
    name: "Креатин|микронизиран",
    weight: "500 г",
    note: "147 дози",
    color: "#3d6f9e",
    ground: "creatine",
  },
  glutamine: {
    kind: "tub",
    brand: "Сила",
    name: "Л-глутамин",
    flavour: "Без вкус",
    weight: "300 г",
    note: "60 дози",
    color: "#5d7f8c",
    ground: "creatine",
  },
  citrulline: {
    kind: "tub",
    brand: "Рила Фит",
    name: "Цитрулин",
    flavour: "Лимон",
    weight: "250 г",
    note: "41 дози",
    color: "#d9b52a",
    ground: "creatine",
  },
  ...flavours("eaa", "creatine", { kind: "tub", brand: "Пирин", name: "EAA", weight: "350 г" }, "portokal", "yagoda"),
};

export const vitamins: Record<string, Item> = {
  omega: {
    kind: "caps",
    brand: "Пирин",
    name: "Омега 3",
    weight: "90 капсули",
    color: "#d98a1f",
    ground: "vitamin",
    facts: "omega",
  },
  mag: {
    kind: "caps",
    brand: "Сила",
    name: "Магнезий|+ B6",
    weight: "120 капсули",
    color: "#2f7a5b",
    ground: "vitamin",
    facts: "magnesium",
  },
  d3k2: {
    kind: "caps",
    brand: "Пирин",
    name: "D3 и K2",
    weight: "60 капсули",
    color: "#d9543a",
    ground: "vitamin",
    facts: "d3k2",
  },
  multi: {
    kind: "caps",
    brand: "Рила Фит",
    name: "Мулти|витамини",
    weight: "90 капсули",
    color: "#c24a6a",
    ground: "vitamin",
  },
  vitc: {
    kind: "caps",
    brand: "Сила",
    name: "Витамин C|шипка",
    weight: "60 капсули",
    color: "#e2701f",
    ground: "vitamin",
  },
  zinc: {
    kind: "caps",
    brand: "Балкан Нутришън",
    name: "Цинк",
    weight: "90 капсули",
    color: "#55657a",
    ground: "vitamin",
  },
  ...flavours(
    "collagen",
    "vitamin",
    { kind: "tub", brand: "Пирин", name: "Колаген", weight: "300 г" },
    "yagoda",
    "bez-vkus",
  ),
  electrolytes: {
    kind: "tube",
    brand: "Рила Фит",
    name: "Електролити",
    flavour: "Портокал",
    weight: "20 таблетки",
    color: "#ef7d16",
    ground: "vitamin",
  },
};

export const strength: Record<string, Item> = {
  ...weights("kettle", { kind: "kettlebell", brand: "Сила" }, ["16", "#ffc71f"], {
    "8": "#d9708a",
    "12": "#2456a6",
    "20": "#7d62a3",
    "24": "#3f7d4e",
  }),
  ...weights("dumb", { kind: "dumbbell", brand: "Сила" }, ["10", "#ffc71f"], {
    "5": "#e9e4da",
    "7-5": "#3f7d4e",
    "15": "#d8482a",
  }),
  ...weights("plate", { kind: "plate", brand: "Сила" }, ["20", "#2456a6"], {
    "5": "#e4e0d6",
    "10": "#2f7a4a",
    "15": "#eab92a",
    "25": "#b8302a",
  }),
  barbell: { kind: "barbell", brand: "Торос", weight: "20 кг", color: "#d8482a", ground: "strength" },
  pullup: { kind: "pullup", brand: "Рила Фит", color: "#d8482a", ground: "strength" },
  ...weights("neo", { kind: "dumbbell", brand: "Марица", style: "neoprene" }, ["2", "#4f8f95"], {
    "1": "#d98a94",
    "3": "#7d62a3",
  }),
  medball: {
    kind: "ball",
    brand: "Торос",
    style: "medicine",
    weight: "5 кг",
    color: "#33302b",
    accent: "#d8482a",
    ground: "strength",
  },
};

export const yoga: Record<string, Item> = {
  ...colours("mat", "yoga", { kind: "mat", brand: "Марица" }, "#7d9a82", { sin: "#33506b", kafyav: "#a9682f" }),
  bands: { kind: "bands", brand: "Сила", color: "#d9822b", ground: "yoga" },
  "mini-bands": {
    kind: "bands",
    brand: "Марица",
    style: "mini",
    color: "#d98a94",
    colors: ["#6f5a8c", "#d9c7a6", "#d98a94"],
    labels: ["Силен", "Среден", "Лек"],
    ground: "yoga",
  },
  block: { kind: "block", brand: "Марица", color: "#c79a66", ground: "yoga" },
  ...colours("roller", "yoga", { kind: "roller", brand: "Рила Фит" }, COLOURS.oranzhev, {
    cheren: "#35322d",
    sin: "#2f6fae",
  }),
  ...colours("gymball", "yoga", { kind: "ball", brand: "Марица" }, "#8d74b3", { siv: "#9a9fa3" }),
};

export const wear: Record<string, Item> = {
  tee: { kind: "tshirt", brand: "Сила", color: "#23211d", ground: "wear" },
  teew: { kind: "tshirt", brand: "Сила", style: "print", color: "#efe9dc", ground: "wear" },
  leg: { kind: "leggings", brand: "Марица", color: "#33506b", ground: "wear" },
  ...colours("wtee", "wear", { kind: "tshirt", brand: "Марица", style: "fitted" }, COLOURS.rozov, {
    zelen: "#6f8f78",
    byal: "#f1ece0",
  }),
  ...colours("shorts", "wear", { kind: "shorts", brand: "Искър Спорт" }, "#7c8288", { sin: "#2b4f86" }),
  ...colours("hoodie", "wear", { kind: "hoodie", brand: "Сила" }, COLOURS.bezhov, { cheren: "#2a2824" }),
  tank: { kind: "tank", brand: "Рила Фит", color: COLOURS.oranzhev, ground: "wear" },
  ...colours("socks", "wear", { kind: "socks", brand: "Искър Спорт" }, COLOURS.byal, {
    cheren: "#2a2824",
    siv: "#9a9ea2",
  }),
};

export const shoes: Record<string, Item> = {
  ...colours("shoe", "shoe", { kind: "shoe", brand: "Искър Спорт" }, COLOURS.cherven, {
    sin: COLOURS.sin,
    cheren: "#2a2824",
    byal: "#e9e4da",
  }),
  lifter: { kind: "shoe", brand: "Торос", style: "lifter", color: "#38342e", accent: "#d6b98a", ground: "shoe" },
  ...colours("wshoe", "shoe", { kind: "shoe", brand: "Марица" }, COLOURS.rozov, { siv: "#9a9fa3" }),
  slides: { kind: "slides", brand: "Искър Спорт", color: "#2b4f86", ground: "shoe" },
  trail: { kind: "shoe", brand: "Рила Фит", style: "trail", color: "#4c7a5a", accent: "#e9e0cc", ground: "shoe" },
};

export const gear: Record<string, Item> = {
  ...colours("shaker", "drink", { kind: "shaker", brand: "Сила", flavour: "Шоколад" }, COLOURS.zhalt, {
    sin: COLOURS.sin,
    cherven: COLOURS.cherven,
  }),
  ...colours("flask", "drink", { kind: "flask", brand: "Искър Спорт", weight: "750 мл" }, COLOURS.zelen, {
    cheren: "#23211d",
    cherven: "#c8394b",
    bezhov: "#e9e4da",
  }),
  belt: { kind: "belt", brand: "Сила", color: "#6b3f22", ground: "gear" },
  gloves: { kind: "gloves", brand: "Сила", color: "#2a2824", ground: "gear" },
  rope: { kind: "rope", brand: "Рила Фит", color: COLOURS.cherven, ground: "gear" },
  ...colours("bag", "gear", { kind: "bag", brand: "Искър Спорт" }, "#2b4f86", { cheren: "#33302b" }),
  towel: { kind: "towel", brand: "Марица", color: "#5d8f86", accent: "#e9e4da", ground: "gear" },
  whisk: { kind: "whisk", brand: "Сила", color: "#b8babb", ground: "drink" },
  diary: {
    kind: "booklet",
    brand: "Сила",
    style: "diary",
    name: "Дневник|за зала",
    note: "120 страници",
    color: "#2f5d50",
    ground: "gear",
  },
};

export const food: Record<string, Item> = {
  ...flavours(
    "bar",
    "snack",
    { kind: "bar", brand: "Сила", name: "Протеинов|бар", weight: "60 г" },
    "solen-karamel",
    "shokolad",
    "yagoda",
  ),
  oats: {
    kind: "pouch",
    brand: "Сила",
    name: "Овесено|брашно",
    flavour: "Лешник",
    weight: "1 кг",
    color: "#d9b98a",
    ground: "snack",
    facts: "oats",
  },
  "bar-box": {
    kind: "carton",
    brand: "Сила",
    name: "Протеинови|барове",
    flavour: "Шоколад",
    weight: "12 × 60 г",
    color: "#7a4a2e",
    ground: "snack",
  },
  peanut: { kind: "tub", brand: "Пирин", name: "Фъстъчено|масло", weight: "1 кг", color: "#b9803f", ground: "snack" },
  granola: {
    kind: "pouch",
    brand: "Рила Фит",
    name: "Гранола",
    flavour: "Шоколад",
    weight: "500 г",
    color: "#8a5636",
    ground: "snack",
  },
  wafer: {
    kind: "bar",
    brand: "Балкан Нутришън",
    style: "wafer",
    name: "Протеинова|вафла",
    flavour: "Лешник",
    weight: "40 г",
    color: "#e0c08a",
    ground: "snack",
  },
  pudding: {
    kind: "pouch",
    brand: "Пирин",
    name: "Протеинов|пудинг",
    flavour: "Ванилия",
    weight: "400 г",
    color: "#e4c069",
    ground: "snack",
  },
  pancakes: {
    kind: "pouch",
    brand: "Сила",
    name: "Протеинови|палачинки",
    flavour: "Банан",
    weight: "750 г",
    color: "#e9c93c",
    ground: "snack",
  },
};

export const programmes: Record<string, Item> = {
  program: {
    kind: "booklet",
    brand: "Сила",
    style: "tablet",
    name: "Сила за 12|седмици",
    note: "Тренировъчна програма",
    color: "#ffc71f",
    ground: "gear",
  },
  cookbook: {
    kind: "booklet",
    brand: "Сила",
    style: "tablet",
    name: "40|рецепти",
    note: "За цялата седмица",
    color: "#c8394b",
    ground: "gear",
  },
  coach: {
    kind: "booklet",
    brand: "Сила",
    style: "diary",
    name: "Моят|план",
    note: "Разработен от треньор",
    color: "#2456a6",
    ground: "gear",
  },
  "gym-card": { kind: "card", brand: "Сила", name: "посещения", labels: ["10"], color: "#2f7a5b", ground: "gear" },
};
