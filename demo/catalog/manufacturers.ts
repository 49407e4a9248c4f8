interface Maker {
  name: string;
  address: string;
  contact: string;
  /** Outside the Union: the person inside it who is responsible for the products (Regulation 2023/988 art. 16). */
  isAbroad?: boolean;
}

/** Manufacturers by slug of pa_brands. None of them exists. */
export const makers: Record<string, Maker> = {
  sila: {
    name: "„Сила Спорт“ ЕООД",
    address: "бул. „Цариградско шосе“ 115, 1784 София",
    contact: "zdravei@sila.example",
  },
  "balkan-nutrishan": {
    name: "„Балкан Нутришън“ ООД",
    address: "ул. „Васил Левски“ 240, 5600 Троян",
    contact: "kachestvo@balkan-nutrition.example",
  },
  toros: {
    name: "Toros Fitness A.Ş.",
    address: "Atatürk Cad. 61, 33010 Mersin, Турция",
    contact: "quality@toros.example",
    isAbroad: true,
  },
  pirin: {
    name: "„Пирин Храни“ ООД",
    address: "ул. „Цар Симеон“ 18, 2760 Разлог",
    contact: "pirin@pirin-hrani.example",
  },
  "iskar-sport": {
    name: "„Искър Спорт“ АД",
    address: "ул. „Индустриална“ 11, 2140 Ботевград",
    contact: "office@iskar-sport.example",
  },
  maritsa: {
    name: "„Марица Текстил“ ЕООД",
    address: "бул. „Кукленско шосе“ 15, 4004 Пловдив",
    contact: "shop@maritsa.example",
  },
  "rila-fit": { name: "„Рила Фит“ ООД", address: "ул. „Рилска“ 5, 2600 Дупница", contact: "info@rila-fit.example" },
  strandzha: {
    name: "„Странджа Натурал“ ЕООД",
    address: "ул. „Лиляна“ 3, 8162 Малко Търново",
    contact: "hello@strandzha.example",
  },
  struma: {
    name: "„Струма Лабс“ ООД",
    address: "ул. „Промишлена“ 22, 2700 Благоевград",
    contact: "lab@struma.example",
  },
  vihren: {
    name: "„Вихрен Аутдор“ ООД",
    address: "ул. „Никола Вапцаров“ 60, 2770 Банско",
    contact: "service@vihren.example",
  },
  trakiya: {
    name: "„Тракия Файт“ ЕООД",
    address: "бул. „Цар Симеон Велики“ 100, 6000 Стара Загора",
    contact: "sport@trakiya.example",
  },
  kovach: { name: "„Ковач Метал“ ООД", address: "ул. „Орловска“ 90, 5300 Габрово", contact: "zavod@kovach.example" },
};

/** The demo shop is its own importer. */
export const RESPONSIBLE_FOR_IMPORTS = {
  gpsr_responsible: "„Сила Спорт“ ЕООД (вносител)",
  gpsr_responsible_address: "бул. „Цариградско шосе“ 115, 1784 София",
  gpsr_responsible_contact: "zdravei@sila.example",
};
