import type { DemoPostCategory } from "../types.ts";

export const postCategories: DemoPostCategory[] = [
  {
    id: 901,
    slug: "trenirovki",
    name: "Тренировки",
    description: "Техника, планове и отговори за хора, които започват или се връщат в залата.",
  },
  {
    id: 902,
    slug: "hranene",
    name: "Хранене",
    description: "Белтъци, добавки и вода: какво е нужно, какво е излишно и кога да питате лекар.",
  },
  { id: 903, slug: "retsepti", name: "Рецепти", description: "Бързи ястия с продукти от кварталния магазин." },
  {
    id: 904,
    slug: "ekipirovka",
    name: "Екипировка",
    description: "Как се избират и поддържат обувки, дрехи и уреди.",
  },
];
