import type { DemoCategory } from "./types.ts";

interface CategorySeed {
  id: number;
  slug: string;
  name: string;
  description: string;
  children?: CategorySeed[];
}

const tree: CategorySeed[] = [
  {
    id: 11,
    slug: "proteini",
    name: "Протеини",
    description:
      "Суроватъчни, млечни и растителни протеини в разфасовки за проба и за месеци напред. " +
      "На всяка опаковка са посочени белтъците в една доза и броят на дозите.",
    children: [
      {
        id: 21,
        slug: "surovatachen-protein",
        name: "Суроватъчен протеин",
        description: "Концентрат, изолат и хидролизат: от най-достъпния до най-чистия.",
        children: [
          {
            id: 41,
            slug: "izolat-i-hidrolizat",
            name: "Изолат и хидролизат",
            description: "Повече белтъци и по-малко лактоза в една доза.",
          },
        ],
      },
      {
        id: 22,
        slug: "rastitelen-protein",
        name: "Растителен протеин",
        description: "Протеини от грах и ориз за хора, които не ядат мляко.",
      },
      {
        id: 23,
        slug: "geyneri-i-kazein",
        name: "Гейнъри и казеин",
        description: "Формули с повече въглехидрати за покачване на тегло и бавен млечен белтък за вечерта.",
      },
    ],
  },
  {
    id: 12,
    slug: "kreatin",
    name: "Креатин",
    description: "Креатин на прах и капсули, аминокиселини и формули за преди тренировка.",
    children: [
      {
        id: 24,
        slug: "aminokiselini",
        name: "Аминокиселини",
        description: "BCAA, EAA, глутамин и цитрулин за напитка около тренировката.",
      },
      {
        id: 25,
        slug: "predi-trenirovka",
        name: "Преди тренировка",
        description: "Формули с кофеин и цитрулин. Не ги приемайте късно вечер.",
      },
    ],
  },
  {
    id: 13,
    slug: "vitamini",
    name: "Витамини",
    description:
      "Витамини, минерали и омега мазнини с ясно описан състав. Хранителна добавка не замества пълноценната храна.",
    children: [
      { id: 26, slug: "minerali", name: "Минерали", description: "Магнезий, цинк и електролити." },
      { id: 27, slug: "omega-i-kolagen", name: "Омега и колаген", description: "Рибено масло и хидролизиран колаген." },
    ],
  },
  {
    id: 14,
    slug: "tezhesti",
    name: "Тежести",
    description: "Дъмбели, пудовки, дискове и лостове за дома и за зала. Тежките пратки доставяме до врата.",
    children: [
      { id: 28, slug: "dambeli", name: "Дъмбели", description: "Гумирани и неопренови дъмбели на бройка и на чифт." },
      { id: 29, slug: "pudovki", name: "Пудовки", description: "Чугунени пудовки от 8 до 24 кг." },
      {
        id: 30,
        slug: "diskove-i-lostove",
        name: "Дискове и лостове",
        description: "Всичко за щангата: лост, дискове и скоби с олимпийски размер 50 мм.",
        children: [
          { id: 42, slug: "diskove", name: "Дискове", description: "Бъмпер дискове с цвят според теглото." },
          { id: 43, slug: "lostove", name: "Лостове", description: "Олимпийски лостове и лост за набиране." },
        ],
      },
    ],
  },
  {
    id: 15,
    slug: "yoga-i-pilates",
    name: "Йога и пилатес",
    description: "Постелки, ластици, ролери и топки за тренировка на пода у дома или в студио.",
    children: [
      { id: 31, slug: "postelki", name: "Постелки", description: "Постелки и блокчета, които не се пързалят." },
      { id: 32, slug: "lastitsi", name: "Ластици", description: "Ластици в различно съпротивление." },
    ],
  },
  {
    id: 16,
    slug: "obleklo",
    name: "Облекло",
    description: "Дрехи за тренировка, които държат формата си след много пранета. Размерите са европейски.",
    children: [
      {
        id: 33,
        slug: "mazhko-obleklo",
        name: "Мъжко облекло",
        description: "Тениски, шорти и суичъри с мъжка кройка.",
        children: [
          { id: 44, slug: "mazhki-teniski", name: "Мъжки тениски", description: "Памучни тениски с права кройка." },
        ],
      },
      {
        id: 34,
        slug: "damsko-obleklo",
        name: "Дамско облекло",
        description: "Клинове, потници и тениски с дамска кройка.",
        children: [
          { id: 45, slug: "klinove", name: "Клинове", description: "Клинове с висока талия и плътна материя." },
        ],
      },
      { id: 35, slug: "chorapi", name: "Чорапи", description: "Спортни чорапи с подсилена пета." },
    ],
  },
  {
    id: 17,
    slug: "obuvki",
    name: "Обувки",
    description: "Обувки за бягане, за зала и за вдигане на тежести в номера от 38 до 46.",
    children: [
      {
        id: 36,
        slug: "obuvki-za-zala",
        name: "Обувки за зала",
        description: "Стабилна подметка за клек, скокове и серии.",
      },
      {
        id: 37,
        slug: "obuvki-za-byagane",
        name: "Обувки за бягане",
        description: "Омекотени обувки за асфалт и за пътека.",
      },
    ],
  },
  {
    id: 18,
    slug: "aksesoari",
    name: "Аксесоари",
    description: "Шейкъри, бутилки, колани, ръкавици и всичко дребно, което пътува в сака.",
    children: [
      {
        id: 38,
        slug: "sheykari-i-butilki",
        name: "Шейкъри и бутилки",
        description: "Съдове за вода и протеин, които не текат.",
      },
      {
        id: 39,
        slug: "kolani-i-rakavitsi",
        name: "Колани и ръкавици",
        description: "Опора за кръста и по-сигурен захват.",
      },
    ],
  },
  {
    id: 19,
    slug: "barove-i-hrana",
    name: "Барове и храна",
    description: "Протеинови барове, ядкови масла и закуски за из път и за кухнята.",
    children: [
      {
        id: 40,
        slug: "proteinovi-barove",
        name: "Протеинови барове",
        description: "Барове и вафли поотделно и в кутия.",
      },
      { id: 46, slug: "zakuski", name: "Закуски", description: "Овес, гранола и смеси за бърза закуска." },
    ],
  },
  {
    id: 20,
    slug: "programi",
    name: "Програми",
    description: "Тренировъчни програми и сборници с рецепти за изтегляне, консултации и карти за партньорски зали.",
  },
];

function flatten(seeds: CategorySeed[], parent: number | null): DemoCategory[] {
  return seeds.flatMap(({ children = [], ...seed }, order) => [
    { ...seed, parent, order, picture: parent === null ? `cat-${seed.slug}` : null },
    ...flatten(children, seed.id),
  ]);
}

export const categories: DemoCategory[] = flatten(tree, null);
