import { describe, expect, test } from "vitest";
import { NO_CATALOG_FILTERS } from "../../worker/catalog/index/catalog-query";
import { correctSearch, keepKnown } from "../../worker/catalog/index/correct";
import { queryIndex } from "../../worker/catalog/index/query-index";
import { suggest } from "../../worker/catalog/index/suggest";
import { openDemoIndex } from "./demo-index";
import { find, idsOf, shopOf } from "./small-shop";

describe("one word is found", () => {
  test.each([
    ["in any inflection", "Шестоъгълен дъмбел", ["дъмбели", "дъмбелите", "дъмбелът", "ДЪМБЕЛ"]],
    ["with sounds that change", "Бели ръкавици", ["бял", "бяла", "ръкавица", "ръкавицата"]],
    ["as an adjective of its noun", "Протеинов бар", ["протеин", "протеини"]],
    ["as the noun of its adjective", "Кожа за колан", ["кожен", "кожени"]],
    [
      "in Latin letters",
      "Протеин Чорапи Бърз Ягода",
      ["protein", "4orapi", "chorapi", "burz", "byrz", "qgoda", "yagoda"],
    ],
    ["in Cyrillic for Latin", "BCAA Whey Omega", ["бцаа", "бкаа", "омега"]],
    ["with letters of both scripts", "Креатин", ["кpeaтин", "kрeатин"]],
    ["with й for и and a double letter", "Витамин електролити", ["вйтамин", "еллектролити"]],
    [
      "with one error, from nine letters on two",
      "Глутамин аминокиселини",
      ["глутмаин", "глтамин", "глудамин", "аминкисилини"],
    ],
    ["with two letters missing, if it has nine", "Еритритол", ["еритрол"]],
    ["in one and in parts", "Л-карнитин мултивитамини", ["л карнитин", "лкарнитин", "л-карнитин", "мулти витамини"]],
    [
      "in another keyboard layout",
      "Креатин Шейкър Чорап",
      ["u,edjrk", "U<EDJRK", "[ejkyr", "{ejkyr", "texuc,", "`orap", "qorap"],
    ],
    ["in Latin letters, typed in a Bulgarian layout", "Whey Yoga", ["угещ", "вхеъ", "ъога"]],
    ["begun", "Електролити", ["ел", "електр", "електролит"]],
    [
      "by its amount, however that is written",
      "Пудовка 16 кг, 1,5 л",
      ["16кг", "16 kg", "16000 г", "1.5 литра", "1500мл"],
    ],
    ["by a code", "Витамин B6", ["b6", "б6", "В6", "b-6", "витаминб6", "витаминВ6", "vitaminB6"]],
    ["by a letter of its name", "Витамин C", ["витамин c", "витамин ц", "Витамин С", "vitamin C"]],
    ["by a letter that the merchant wrote in Cyrillic", "Витамин С", ["витамин c", "витамин ц", "Витамин С"]],
  ])("%s", (_, name, searches) => {
    const index = shopOf({ name });
    for (const search of searches)
      expect([search, find(index, search)]).toMatchObject([search, { ids: [1], match: "all" }]);
  });

  test.each([
    ["a short word with an error", "Сок", "ток"],
    ["a number with an error", "Витамин 2000", "2001"],
    ["a short word with another consonant", "Печен нахут", "пелени"],
    ["the end of a word", "Безглутенов", "глутенов"],
    ["a word with two errors of eight letters", "Маратонк", "мератинк"],
    ["a beginning that isn't the last word's", "Електролити прах", "елек прах"],
    ["a size in another keyboard layout", "Тениска Л", "XXL"],
    ["a letter in another keyboard layout", "Витамин E", "мече"],
    ["a word in another keyboard layout beside one that is in none", "Креатин", "u,edjrk xyzw"],
  ])("but not %s", (_, name, search) => {
    expect(find(shopOf({ name }), search).match).not.toBe("all");
  });
});

describe("several words", () => {
  const index = shopOf(
    { name: "Черна тениска", terms: { pa_razmer: ["l"] } },
    { name: "Черен клин", text: "за тениска" },
    { name: "Тениска" },
  );

  test("must all be met, by names before texts", () => {
    expect(find(index, "тениска черна L")).toMatchObject({ ids: [1], match: "all" });
    expect(idsOf(index, "клин тениска")).toEqual([2]);
    expect(idsOf(index, "черна тениска")).toEqual([1]);
  });

  test("are met by most where no product has all, by names and not by texts", () => {
    expect(find(index, "черна тениска XXL")).toMatchObject({ ids: [1], match: "partial" });
    expect(find(index, "нещо друго")).toMatchObject({ ids: [], match: "partial" });
  });

  test("may have a word that a product lacks only if names know it, or if it is a size or a number", () => {
    const balls = shopOf(
      { name: "Топка за пилатес", text: "Гладка" },
      { name: "Тежка топка" },
      { name: "Бял клин", text: "футбол" },
    );
    for (const search of ["футболна топка", "топка за футбол", "топка nike", "топка отвертки"])
      expect(find(balls, search), search).toMatchObject({ ids: [], match: "partial" });
    for (const search of ["бяла топка", "топка 26", "топка XL"])
      expect(find(balls, search), search).toMatchObject({ ids: [2, 1], match: "partial" });
    expect(find(balls, "гладка бяла топка")).toMatchObject({ ids: [1], match: "partial" });
  });

  test("are of the kind sought, if any product is", () => {
    const clothes = shopOf({ name: "Къси чорапи" }, { name: "Къси мъжки шорти" });
    expect(idsOf(clothes, "къси мъжки чорапи")).toEqual([1]);
  });

  test("need not have what only speaks of the offer", () => {
    for (const search of [
      "евтина тениска",
      "най-добрите тениски",
      "тениска онлайн",
      "тениски на хубава цена",
      "ka4estvena teniska",
    ])
      expect(idsOf(index, search), search).toEqual([3, 1]);
  });

  test("that many texts mention and no name has find nothing", () => {
    const creams = Array.from({ length: 9 }, (_, place) => ({ name: `Крем ${place}`, text: "Пази се в хладилник" }));
    expect(idsOf(shopOf(...creams), "хладилник")).toEqual([]);
    expect(idsOf(shopOf(...creams.slice(1)), "хладилник")).toHaveLength(8);
  });

  test("are met by a text only where no name has one of them, or its own name has", () => {
    const coffee = { name: "Кафе", text: "Шише от половин литър вода" };
    const water = [{ name: "Вода с малина" }, { name: "Вода с лимон", text: "Шише от половин литър" }];
    expect(idsOf(shopOf(coffee), "шише за вода")).toEqual([1]);
    expect(idsOf(shopOf(coffee, ...water), "шише за вода")).toEqual([3]);
  });

  test("are typed in one keyboard layout, but for those that are known as typed", () => {
    const shakers = shopOf({ name: "Шейкър BCAA, 500 г" });
    for (const search of ["[ejkyr 500 g", "BCAA [ejkyr", "texuc, 500 h"])
      expect(find(shakers, search), search).toMatchObject({ ids: [1], match: "all" });
    expect(suggest(shakers, "texu", { products: 6, categories: 4, brands: 4 }).products).toEqual([1]);
  });

  test("a typo and a missing word together are no match", () => {
    expect(find(index, "тенизка XXL").ids).toEqual([]);
  });

  test("need not have what joins words", () => {
    for (const search of ["клин за тениска", "КЛИН С ТЕНИСКА", "С клин за тениска", "klin za teniska"])
      expect(find(index, search)).toMatchObject({ ids: [2], match: "all" });
    expect(find(index, "за")).toMatchObject({ ids: [] });
  });
});

describe("what is found stands in the order of", () => {
  test("where the words are: what it is, the rest of its name, category", () => {
    const index = shopOf(
      { terms: { product_cat: ["rakavitsi"] }, name: "Б" },
      { name: "Комплект с ръкавици" },
      { name: "Ръкавици" },
    );
    expect(idsOf(index, "ръкавици")).toEqual([3, 2, 1]);
  });

  test("exactness, stock and popularity", () => {
    const index = shopOf(
      { name: "Протеинов бар", totalSales: 900 },
      { name: "Протеин", totalSales: 800, isInStock: false },
      { name: "Протеин", totalSales: 1 },
      { name: "Протеини", totalSales: 70 },
    );
    expect(idsOf(index, "протеин")).toEqual([4, 3, 2, 1]);
  });

  test("another order where one is asked for", () => {
    const index = shopOf({ name: "Протеин", price: { lowest: 300, highest: 300 } }, { name: "Протеин" });
    const query = { filters: NO_CATALOG_FILTERS, search: "протеин", page: 1, perPage: 9, facets: false } as const;
    expect(queryIndex(index, { ...query, orderby: "price", order: "desc" }).ids).toEqual([1, 2]);
  });
});

describe("a kind of thing", () => {
  test("is not what is for it, without it, or only mentions it", () => {
    const index = shopOf(
      { name: "Ръкавици" },
      { name: "Детски ръкавици" },
      { name: "Куфар за ръкавици" },
      { name: "Комплект без ръкавици" },
      { name: "Клин", text: "ръкавици" },
    );
    expect(idsOf(index, "ръкавица")).toEqual([2, 1]);
  });

  test("is found by its use where it isn't sold itself, or less than its uses", () => {
    expect(idsOf(shopOf({ name: "Куфар за ръкавици" }), "ръкавици")).toEqual([1]);
    const index = shopOf({ name: "Йога" }, { name: "Клин за йога" }, { name: "Постелка за йога" });
    expect(idsOf(index, "йога")).toEqual([1, 3, 2]);
  });

  test("is first what it is for, where the search says so", () => {
    const index = shopOf(
      { name: "Бутилка с калъф", totalSales: 9 },
      { name: "Калъф за бутилка" },
      { name: "Кофеин", totalSales: 9 },
      { name: "Формула без кофеин" },
    );
    expect(idsOf(index, "калъф за бутилка")).toEqual([2, 1]);
    expect(idsOf(index, "бутилка с калъф")).toEqual([1, 2]);
    expect(idsOf(index, "без кофеин")).toEqual([4]);
    const lifting = shopOf({ name: "Обувки за щанга" }, { name: "Колан за вдигане на тежести" }, { name: "Тежест" });
    expect(idsOf(lifting, "обувки за вдигане на тежести")).toEqual([1]);
  });

  test("is what a compound ends in", () => {
    const index = shopOf({ name: "Термобутилка за път" }, { name: "Лека бутилка" }, { name: "Калъф за бутилка" });
    expect(idsOf(index, "бутилки")).toEqual([2, 1]);
  });

  test("that nothing shown is doesn't hide what mentions it", () => {
    const index = shopOf({ name: "Ръкавици", visibility: "hidden" }, { name: "Клин", text: "ръкавици" });
    expect(idsOf(index, "ръкавици")).toEqual([2]);
  });
});

test("an article number finds its product, whatever parts it", () => {
  const index = shopOf({ name: "Тениска", skus: ["VIH-DRY", "VIH-DRY-S"] }, { name: "Клин", skus: ["AB 12"] });
  expect(idsOf(index, "vih-dry-s")).toEqual([1]);
  expect(idsOf(index, "VIH-DRY")).toEqual([1]);
  expect(idsOf(index, "AB-12")).toEqual([2]);
});

test("visibility decides between listings and searches", () => {
  const visibility = ["visible", "catalog", "search", "hidden"] as const;
  const index = shopOf(...visibility.map((one) => ({ name: "Протеин", visibility: one })));
  expect(idsOf(index, "протеин")).toEqual([3, 1]);
  expect(idsOf(index, "")).toEqual([2, 1]);
  expect(suggest(index, "прот", { products: 6, categories: 4, brands: 4 }).products).toEqual([3, 1]);
});

test("synonyms meet words and phrases in any inflection", () => {
  const index = shopOf({ name: "Мъжки шорти" }, { name: "Мъжки панталон" });
  const synonyms = [["шорти", "къси панталони"]];
  expect(find(index, "мъжки къси панталони")).toMatchObject({ match: "partial" });
  expect(find(index, "мъжки къси панталони", { synonyms })).toMatchObject({ ids: [1], match: "all" });
  expect(idsOf(shopOf({ name: "Къс панталон" }), "шортите", { synonyms })).toEqual([1]);
});

test("synonyms lead one way, may be begun, and joined by other words", () => {
  const index = shopOf({ name: "Магнезий" }, { name: "Глицин" }, { name: "Протеин за сън" });
  const synonyms = [["сън", "sleep well", "=>", "магнезий", "глицин"]];
  expect(idsOf(index, "за сън", { synonyms }).toSorted()).toEqual([1, 2, 3]);
  expect(idsOf(index, "магнезий", { synonyms })).toEqual([1]);
  expect(idsOf(index, "sleep wel", { synonyms })).toEqual([2, 1]);
  const weight = [["качване на килограми", "gainer", "=>", "глицин"]];
  expect(idsOf(index, "качване в килограмите", { synonyms: weight })).toEqual([2]);
  expect(idsOf(index, "gainers", { synonyms: weight })).toEqual([2]);
});

test("synonyms are met in Latin letters, too", () => {
  const synonyms = [["суичър", "суитшърт"]];
  for (const written of ["sui4ar", "suichar", "suichyr"])
    expect(idsOf(shopOf({ name: "Суитшърт" }), written, { synonyms }), written).toEqual([1]);
});

test("words written as one are found, also with a function word between them, or a doubled last consonant", () => {
  const index = shopOf({ name: "Въже за скачане" }, { name: "Протеинов бар" });
  expect(idsOf(index, "въжезаскачане")).toEqual([1]);
  expect(idsOf(shopOf({ name: "Дамски маратонки „Марица“" }), "дамскимаратонкимарица")).toEqual([1]);
  expect(idsOf(index, "протеиновбар")).toEqual([2]);
  expect(idsOf(index, "протеинов барр")).toEqual([2]);
});

test("a noun finds its adjectives in texts where nothing else has it", () => {
  const socks = { name: "Чорап", text: "мериносова вълна" };
  expect(idsOf(shopOf(socks), "меринос")).toEqual([1]);
  expect(idsOf(shopOf(socks, { name: "Меринос" }), "меринос")).toEqual([2]);
});

test("a correction is a word of the shop's names that is like the unknown one, and finds something", () => {
  const index = shopOf({ name: "Тениска" }, { name: "Протеин" });
  expect(correctSearch(index, "тинеска")).toBe("тениска");
  expect(correctSearch(index, "Тинеска  черна")).toBeNull();
  expect(correctSearch(index, "тениска")).toBeNull();
  expect(correctSearch(index, "хладилник")).toBeNull();
});

test("what a search may mean that finds nothing is the kind of thing sought, with the words that names know", () => {
  const index = shopOf({ name: "Черна топка" }, { name: "Клин за тенис" });
  expect(keepKnown(index, "черна футболна топка 26")).toBe("черна топка");
  for (const search of ["черни дънки", "дънки за клин", "дънки"]) expect(keepKnown(index, search), search).toBeNull();
});

test("a word of hundreds of letters changes no correction of its neighbours", () => {
  for (const letters of [255, 256, 305]) {
    const index = shopOf({ name: "Тениска" }, { name: "абвгд".repeat(61).slice(0, letters) });
    expect(correctSearch(index, "тинеска"), `${letters} letters`).toBe("тениска");
  }
});

test("suggestions are products, categories and brands of what is being typed", () => {
  const index = openDemoIndex();
  const limits = { products: 3, categories: 2, brands: 2 };
  const typed = suggest(index, "ръкав", limits);
  expect(typed).toMatchObject({ correction: null, categories: [{ slug: "kolani-i-rakavitsi" }] });
  expect(typed.products).toHaveLength(3);
  expect(suggest(index, "торо", limits).brands).toEqual([
    { taxonomy: "pa_brands", slug: "toros", count: expect.any(Number) as number },
  ]);
  expect(suggest(index, "протини", limits).correction).toBe("протеин");
});
