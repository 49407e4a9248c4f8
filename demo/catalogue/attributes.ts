import type { DemoAttribute, DemoTerm } from "./types.ts";

function terms(names: Record<string, string>): DemoTerm[] {
  return Object.entries(names).map(([slug, name]) => ({ slug, name }));
}

/** "7-5" -> { slug: "7-5-kg", name: "7,5 кг" } */
function measures(unitSlug: string, unit: string, amounts: string[]): DemoTerm[] {
  return amounts.map((amount) => ({
    slug: `${amount}-${unitSlug}`,
    name: `${amount.replace("-", ",")} ${unit}`,
  }));
}

const clothesSizes = ["xs", "s", "m", "l", "xl", "xxl"].map((slug) => ({ slug, name: slug.toUpperCase() }));
const shoeSizes = ["38", "39", "40", "41", "42", "43", "44", "45", "46"].map((size) => ({ slug: size, name: size }));

export const attributes: DemoAttribute[] = [
  {
    name: "pa_brands",
    label: "Марка",
    terms: terms({
      sila: "Сила",
      "balkan-nutrishan": "Балкан Нутришън",
      toros: "Торос",
      pirin: "Пирин",
      "iskar-sport": "Искър Спорт",
      maritsa: "Марица",
      "rila-fit": "Рила Фит",
    }),
  },
  { name: "pa_razmer", label: "Размер", terms: [...clothesSizes, ...shoeSizes] },
  {
    name: "pa_cvyat",
    label: "Цвят",
    terms: terms({
      cheren: "Черен",
      byal: "Бял",
      siv: "Сив",
      sin: "Син",
      cherven: "Червен",
      zelen: "Зелен",
      zhalt: "Жълт",
      rozov: "Розов",
      oranzhev: "Оранжев",
      lilav: "Лилав",
      kafyav: "Кафяв",
      bezhov: "Бежов",
    }),
  },
  {
    name: "pa_vkus",
    label: "Вкус",
    terms: terms({
      shokolad: "Шоколад",
      yagoda: "Ягода",
      vaniliya: "Ванилия",
      leshnik: "Лешник",
      "solen-karamel": "Солен карамел",
      kokos: "Кокос",
      borovinka: "Боровинка",
      banan: "Банан",
      limon: "Лимон",
      portokal: "Портокал",
      "zelena-yabalka": "Зелена ябълка",
      tikva: "Тиква с канела",
      "bez-vkus": "Без вкус",
    }),
  },
  {
    name: "pa_razfasovka",
    label: "Разфасовка",
    terms: [
      ...measures("g", "г", ["30", "60", "250", "300", "350", "360", "400", "500", "720", "750", "900", "908"]),
      ...measures("kg", "кг", ["1", "2", "3"]),
      ...measures("kapsuli", "капсули", ["60", "90", "120"]),
      ...measures("tabletki", "таблетки", ["20"]),
    ],
  },
  {
    name: "pa_teglo",
    label: "Тегло",
    terms: measures("kg", "кг", ["1", "2", "3", "4", "5", "7-5", "8", "10", "12", "15", "16", "20", "24", "25"]),
  },
];

export const tags: DemoTerm[] = terms({
  "nay-tarseni": "Най-търсени",
  novo: "Ново",
  "za-nachinaeshti": "За начинаещи",
  "za-doma": "За дома",
  "bez-dobavena-zahar": "Без добавена захар",
  vegan: "Веган",
  "ideya-za-podarak": "Идея за подарък",
  "proizvedeno-v-balgariya": "Произведено в България",
});
