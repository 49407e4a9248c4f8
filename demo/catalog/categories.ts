import { guides } from "./category-guides.ts";
import type { DemoCategory } from "./types.ts";

interface CategorySeed {
  id: number;
  slug: string;
  name: string;
  description: string;
  /** First and second. */
  pictures: [first: string, second?: string];
  children?: CategorySeed[];
}

const tree: CategorySeed[] = [
  {
    id: 11,
    slug: "proteini",
    name: "Протеини",
    pictures: ["cat-proteini", "whey-scene"],
    description:
      "<p>Суроватъчни, млечни и растителни протеини в разфасовки за проба и за месеци напред. " +
      "На всяка опаковка са посочени <strong>белтъците в една доза</strong> и броят на дозите.</p>",
    children: [
      {
        id: 21,
        slug: "surovatachen-protein",
        name: "Суроватъчен протеин",
        pictures: ["whey", "whey-detail"],
        description: "<p>Концентрат, изолат и хидролизат: от най-достъпния до най-чистия.</p>",
        children: [
          {
            id: 41,
            slug: "izolat-i-hidrolizat",
            name: "Изолат и хидролизат",
            pictures: ["isolate", "isolate-detail"],
            description: "<p>Повече белтъци и по-малко лактоза в една доза.</p>",
          },
          {
            id: 47,
            slug: "kontsentrat",
            name: "Концентрат",
            pictures: ["wpc80", "wpc80-back"],
            description:
              "<p>Около 75–80 % белтъци, плътен вкус и най-ниска цена за доза. Съдържа малко млечна захар.</p>",
          },
        ],
      },
      {
        id: 22,
        slug: "rastitelen-protein",
        name: "Растителен протеин",
        pictures: ["vegan", "vegan-back"],
        description: "<p>Протеини от грах и ориз за хора, които не ядат мляко.</p>",
      },
      {
        id: 23,
        slug: "geyneri-i-kazein",
        name: "Гейнъри и казеин",
        pictures: ["gainer", "casein"],
        description: "<p>Формули с повече въглехидрати за покачване на тегло и бавен млечен белтък за вечерта.</p>",
        children: [
          {
            id: 48,
            slug: "geyneri",
            name: "Гейнъри",
            pictures: ["gainer"],
            description: "<p>Белтъци и въглехидрати в една напитка, когато храната за деня не стига.</p>",
          },
          {
            id: 49,
            slug: "kazein",
            name: "Казеин",
            pictures: ["casein", "casein-back"],
            description: "<p>Усвоява се бавно и засища. Обичайно се пие вечер или между две далечни хранения.</p>",
          },
        ],
      },
    ],
  },
  {
    id: 12,
    slug: "kreatin",
    name: "Креатин",
    pictures: ["cat-kreatin", "creatine-scene"],
    description:
      "<p>Креатин на прах и капсули, аминокиселини и формули за преди тренировка. " +
      "На страницата на всеки продукт пишем колко дози има вътре и колко струва килограмът.</p>",
    children: [
      {
        id: 50,
        slug: "kreatin-monohidrat",
        name: "Креатин монохидрат",
        pictures: ["creatine", "creatine-micro"],
        description: "<p>Най-изследваната форма на креатина: на прах, микронизиран и на капсули.</p>",
      },
      {
        id: 24,
        slug: "aminokiselini",
        name: "Аминокиселини",
        pictures: ["bcaa", "eaa"],
        description: "<p>BCAA, EAA, глутамин и цитрулин за напитка около тренировката.</p>",
        children: [
          {
            id: 51,
            slug: "bcaa-i-eaa",
            name: "BCAA и EAA",
            pictures: ["eaa", "bcaa-back"],
            description:
              "<p>Разклонени и есенциални аминокиселини с плодов вкус, за бутилката по време на тренировка.</p>",
          },
          {
            id: 52,
            slug: "glutamin-i-tsitrulin",
            name: "Глутамин и цитрулин",
            pictures: ["glutamine", "citrulline"],
            description: "<p>Единични аминокиселини за хора, които сами съставят напитката си.</p>",
          },
        ],
      },
      {
        id: 25,
        slug: "predi-trenirovka",
        name: "Преди тренировка",
        pictures: ["pre", "pre-back"],
        description: "<p>Формули с кофеин и цитрулин. Не ги приемайте късно вечер.</p>",
      },
    ],
  },
  {
    id: 13,
    slug: "vitamini",
    name: "Витамини",
    pictures: ["cat-vitamini", "omega-detail"],
    description:
      "<p>Витамини, минерали и омега мазнини с ясно описан състав. " +
      "<em>Хранителна добавка не замества пълноценната храна.</em></p>",
    children: [
      {
        id: 54,
        slug: "multivitamini-i-vitamini",
        name: "Мултивитамини и витамини",
        pictures: ["multi", "d3k2"],
        description: "<p>Комплекси за всеки ден и отделни витамини, когато знаете кой точно Ви трябва.</p>",
      },
      {
        id: 26,
        slug: "minerali",
        name: "Минерали",
        pictures: ["mag", "zinc"],
        description: "<p>Магнезий, цинк и електролити.</p>",
        children: [
          {
            id: 53,
            slug: "magneziy-i-tsink",
            name: "Магнезий и цинк",
            pictures: ["zinc", "mag-back"],
            description: "<p>Двата минерала, които спортуващите търсят най-често, в добре усвоими форми.</p>",
          },
          {
            id: 55,
            slug: "elektroliti",
            name: "Електролити",
            pictures: ["electrolytes"],
            description: "<p>Натрий, калий и магнезий за дълги тренировки и горещи дни.</p>",
          },
        ],
      },
      {
        id: 27,
        slug: "omega-i-kolagen",
        name: "Омега и колаген",
        pictures: ["omega", "collagen"],
        description: "<p>Рибено масло и хидролизиран колаген.</p>",
      },
      {
        id: 56,
        slug: "stavi",
        name: "Стави",
        pictures: ["collagen", "collagen-bez-vkus"],
        description:
          "<p>Глюкозамин, колаген и комплекси, избирани от хора с натоварени колене и рамене. " +
          "При продължителна болка се обърнете към лекар.</p>",
      },
    ],
  },
  {
    id: 14,
    slug: "tezhesti",
    name: "Тежести",
    pictures: ["cat-tezhesti", "dumb-scene"],
    description:
      "<p>Дъмбели, пудовки, дискове и лостове за дома и за зала. " +
      "<strong>Тежките пратки доставяме до врата.</strong></p>",
    children: [
      {
        id: 28,
        slug: "dambeli",
        name: "Дъмбели",
        pictures: ["dumb", "dumb-detail"],
        description: "<p>Гумирани и неопренови дъмбели на бройка и на чифт.</p>",
      },
      {
        id: 29,
        slug: "pudovki",
        name: "Пудовки",
        pictures: ["kettle", "kettle-scene"],
        description: "<p>Чугунени пудовки от 8 до 24 кг.</p>",
      },
      {
        id: 30,
        slug: "diskove-i-lostove",
        name: "Дискове и лостове",
        pictures: ["plate", "barbell"],
        description: "<p>Всичко за щангата: лост, дискове и скоби с олимпийски размер 50 мм.</p>",
        children: [
          {
            id: 42,
            slug: "diskove",
            name: "Дискове",
            pictures: ["plate-15", "plate-detail"],
            description: "<p>Бъмпер дискове с цвят според теглото.</p>",
          },
          {
            id: 43,
            slug: "lostove",
            name: "Лостове",
            pictures: ["barbell", "pullup"],
            description: "<p>Олимпийски лостове и лост за набиране.</p>",
          },
        ],
      },
    ],
  },
  {
    id: 15,
    slug: "yoga-i-pilates",
    name: "Йога и пилатес",
    pictures: ["cat-yoga-i-pilates", "mat-scene"],
    description: "<p>Постелки, ластици, ролери и топки за тренировка на пода у дома или в студио.</p>",
    children: [
      {
        id: 31,
        slug: "postelki",
        name: "Постелки",
        pictures: ["mat", "mat-detail"],
        description: "<p>Постелки и блокчета, които не се пързалят.</p>",
      },
      {
        id: 32,
        slug: "lastitsi",
        name: "Ластици",
        pictures: ["bands", "bands-scene"],
        description: "<p>Ластици в различно съпротивление.</p>",
      },
      {
        id: 57,
        slug: "roleri-i-topki",
        name: "Ролери и топки",
        pictures: ["roller", "gymball"],
        description: "<p>Ролери и топки за масаж, раздвижване и упражнения за равновесие.</p>",
      },
    ],
  },
  {
    id: 16,
    slug: "obleklo",
    name: "Облекло",
    pictures: ["cat-obleklo", "hoodie-detail"],
    description:
      "<p>Дрехи за тренировка, които държат формата си след много пранета. " +
      'Размерите са европейски, вижте <a href="/razmeri">таблицата с размери</a>.</p>',
    children: [
      {
        id: 33,
        slug: "mazhko-obleklo",
        name: "Мъжко облекло",
        pictures: ["tee", "shorts"],
        description: "<p>Тениски, шорти и суичъри с мъжка кройка.</p>",
        children: [
          {
            id: 44,
            slug: "mazhki-teniski",
            name: "Мъжки тениски",
            pictures: ["tee", "tee-detail"],
            description: "<p>Памучни тениски с права кройка.</p>",
          },
          {
            id: 58,
            slug: "mazhki-shorti",
            name: "Мъжки шорти",
            pictures: ["shorts", "shorts-detail"],
            description: "<p>Шорти за зала и за бягане, с джоб за ключ и телефон.</p>",
          },
        ],
      },
      {
        id: 34,
        slug: "damsko-obleklo",
        name: "Дамско облекло",
        pictures: ["leg", "wtee"],
        description: "<p>Клинове, потници и тениски с дамска кройка.</p>",
        children: [
          {
            id: 45,
            slug: "klinove",
            name: "Клинове",
            pictures: ["leg", "leg-detail"],
            description: "<p>Клинове с висока талия и плътна материя.</p>",
          },
          {
            id: 59,
            slug: "damski-potnitsi-i-teniski",
            name: "Дамски потници и тениски",
            pictures: ["tank", "teew"],
            description: "<p>Леки горнища за зала, бягане и йога, които не се впиват в раменете.</p>",
          },
        ],
      },
      {
        id: 60,
        slug: "yaketa-i-suitshari",
        name: "Якета и суичъри",
        pictures: ["hoodie", "hoodie-back"],
        description: "<p>Топъл слой за загрявка, за път и за тренировка на открито през зимата.</p>",
      },
      {
        id: 61,
        slug: "kompresivno-obleklo",
        name: "Компресивно облекло",
        pictures: ["leg-detail", "leg"],
        description: "<p>Прилепнали блузи и клинове, които държат мускула топъл и не пречат под други дрехи.</p>",
      },
      {
        id: 35,
        slug: "chorapi",
        name: "Чорапи и шапки",
        pictures: ["socks", "socks-siv"],
        description: "<p>Спортни чорапи с подсилена пета, шапки с козирка и плетени шапки за студено.</p>",
      },
    ],
  },
  {
    id: 17,
    slug: "obuvki",
    name: "Обувки",
    pictures: ["cat-obuvki", "shoe-scene"],
    description: "<p>Обувки за бягане, за зала и за вдигане на тежести в номера от 38 до 46.</p>",
    children: [
      {
        id: 36,
        slug: "obuvki-za-zala",
        name: "Обувки за зала",
        pictures: ["wshoe", "lifter"],
        description: "<p>Стабилна подметка за клек, скокове и серии.</p>",
      },
      {
        id: 37,
        slug: "obuvki-za-byagane",
        name: "Обувки за бягане",
        pictures: ["shoe", "trail"],
        description: "<p>Омекотени обувки за асфалт и за пътека.</p>",
      },
      {
        id: 62,
        slug: "chehli",
        name: "Чехли",
        pictures: ["slides"],
        description: "<p>Чехли за съблекалня, баня и басейн, които съхнат бързо.</p>",
      },
    ],
  },
  {
    id: 18,
    slug: "aksesoari",
    name: "Аксесоари",
    pictures: ["cat-aksesoari", "bag-detail"],
    description: "<p>Шейкъри, бутилки, колани, ръкавици и всичко дребно, което пътува в сака.</p>",
    children: [
      {
        id: 38,
        slug: "sheykari-i-butilki",
        name: "Шейкъри и бутилки",
        pictures: ["shaker", "flask"],
        description: "<p>Съдове за вода и протеин, които не текат.</p>",
        children: [
          {
            id: 63,
            slug: "sheykari",
            name: "Шейкъри",
            pictures: ["shaker-sin", "shaker-detail"],
            description: "<p>С топка или решетка, за протеин без бучки.</p>",
          },
          {
            id: 64,
            slug: "butilki",
            name: "Бутилки",
            pictures: ["flask-bezhov", "flask-detail"],
            description: "<p>Термобутилки и леки бутилки за вода.</p>",
          },
        ],
      },
      {
        id: 39,
        slug: "kolani-i-rakavitsi",
        name: "Колани и ръкавици",
        pictures: ["belt", "gloves"],
        description: "<p>Опора за кръста и по-сигурен захват.</p>",
      },
      {
        id: 65,
        slug: "sakove",
        name: "Сакове и раници",
        pictures: ["bag", "bag-cheren"],
        description: "<p>Чанти с място за обувки, мокра кърпа и кутия за обяд.</p>",
      },
      {
        id: 66,
        slug: "vazheta-karpi-i-dnevnitsi",
        name: "Въжета, кърпи и дневници",
        pictures: ["rope", "towel"],
        description: "<p>Дребните неща, за които се сещаме чак в залата.</p>",
      },
    ],
  },
  {
    id: 19,
    slug: "barove-i-hrana",
    name: "Барове и храна",
    pictures: ["cat-barove-i-hrana", "granola"],
    description: "<p>Протеинови барове, ядкови масла и закуски за из път и за кухнята.</p>",
    children: [
      {
        id: 40,
        slug: "proteinovi-barove",
        name: "Протеинови барове",
        pictures: ["bar", "bar-box"],
        description: "<p>Барове и вафли поотделно и в кутия.</p>",
      },
      {
        id: 46,
        slug: "zakuski",
        name: "Закуски",
        pictures: ["oats", "pancakes"],
        description: "<p>Овес, гранола и смеси за бърза закуска.</p>",
      },
      {
        id: 67,
        slug: "yadkovi-masla",
        name: "Ядкови масла и полезни храни",
        pictures: ["peanut", "granola"],
        description: "<p>Масла от печени ядки, сосове без захар и продукти за по-лека кухня.</p>",
      },
      {
        id: 68,
        slug: "napitki",
        name: "Напитки",
        pictures: ["electrolytes", "pudding"],
        description: "<p>Готови протеинови и енергийни напитки за пиене веднага, поотделно и в стек.</p>",
      },
    ],
  },
  {
    id: 69,
    slug: "uredi",
    name: "Уреди",
    pictures: ["home-gym", "barbell"],
    description:
      "<p>Стойки, лежанки, кардио уреди и боксова екипировка за домашна и професионална зала. " +
      "За уредите над 30 кг куриерът се обажда предварително.</p>",
    children: [
      {
        id: 70,
        slug: "stoyki-i-lezhanki",
        name: "Стойки и лежанки",
        pictures: ["home-gym", "plate-detail"],
        description: "<p>Здравата основа на домашната зала: клетки, стойки за щанга и регулируеми лежанки.</p>",
        children: [
          {
            id: 71,
            slug: "lezhanki",
            name: "Лежанки",
            pictures: ["dumb-scene"],
            description: "<p>Равни, сгъваеми и с наклон. Гледайте допустимото тегло заедно с щангата.</p>",
          },
          {
            id: 72,
            slug: "stoyki-i-kletki",
            name: "Стойки и клетки",
            pictures: ["barbell"],
            description: "<p>Стойки за клек и клетки с предпазители, с които се тренира спокойно и без партньор.</p>",
          },
        ],
      },
      {
        id: 73,
        slug: "kardio-uredi",
        name: "Кардио уреди",
        pictures: ["shoe-scene", "rope"],
        description: "<p>Пътеки, велоергометри и гребни тренажори за дома.</p>",
      },
      {
        id: 74,
        slug: "boks",
        name: "Бокс",
        pictures: ["gloves", "gloves-detail"],
        description: "<p>Ръкавици, чували, лапи и бинтове за първата тренировка и за всеки ден.</p>",
      },
    ],
  },
  {
    id: 20,
    slug: "programi",
    name: "Програми",
    pictures: ["cat-programi", "diary"],
    description:
      "<p>Тренировъчни програми и сборници с рецепти за изтегляне, консултации и карти за партньорски зали.</p>",
    children: [
      {
        id: 75,
        slug: "programi-za-sila",
        name: "Програми за сила и маса",
        pictures: ["program", "coach"],
        description: "<p>Планове с щанга и дъмбели, разписани серия по серия.</p>",
      },
      {
        id: 76,
        slug: "programi-za-otslabvane",
        name: "Програми за отслабване",
        pictures: ["cookbook"],
        description: "<p>Движение и хранене за разумен темп: без гладуване и без забранени храни.</p>",
      },
      {
        id: 77,
        slug: "programi-za-doma",
        name: "Програми за дома",
        pictures: ["coach", "mat-scene"],
        description: "<p>Тренировки с ластик, дъмбел и постелка за хора без време за зала.</p>",
      },
      {
        id: 78,
        slug: "karti-za-podarak",
        name: "Карти за подарък",
        pictures: ["gym-card"],
        description: "<p>Когато не знаете размера или вкуса: карта на стойност по Ваш избор, получена по имейл.</p>",
      },
    ],
  },
];

function flatten(seeds: CategorySeed[], parent: number | null): DemoCategory[] {
  return seeds.flatMap(({ children = [], pictures, ...seed }, order) => [
    {
      ...seed,
      parent,
      order,
      picture: pictures[0],
      secondPicture: pictures[1] ?? null,
      secondDescription: guides[seed.slug] ?? null,
    },
    ...flatten(children, seed.id),
  ]);
}

export const categories: DemoCategory[] = flatten(tree, null);
