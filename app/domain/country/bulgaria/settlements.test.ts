import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { REGION_NAMES } from "#strings/checkout/regions";
import { findSettlements, parseSettlements } from "./settlements";

const TEXT = readFileSync(join(import.meta.dirname, "settlements.txt"), "utf8");
const SETTLEMENTS = parseSettlements(TEXT);
const find = (typed: string) => findSettlements(typed, SETTLEMENTS);
const first = (typed: string) => find(typed)[0]?.name;

describe("the list", () => {
  test("has every town and village once, each line of it understood", () => {
    const lines = TEXT.split("\n").filter((line) => line !== "" && !/^[;#]/.test(line));
    expect(SETTLEMENTS).toHaveLength(lines.length);
    expect(SETTLEMENTS).toHaveLength(5267);
    expect(SETTLEMENTS.filter(({ isTown }) => isTown)).toHaveLength(257);
    const keys = SETTLEMENTS.map(
      ({ name, isTown, postcode, municipality }) => `${name} ${isTown} ${postcode} ${municipality}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("is at most 60 kB over the wire, compressed quickly as an edge does", () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    expect(brotliCompressSync(TEXT, { params }).length).toBeLessThan(60_000);
    expect(gzipSync(TEXT).length).toBeLessThan(60_000);
  });

  test("has settlements of each of the 28 regions, with Bulgarian names and valid postcodes", () => {
    const regions = new Set(SETTLEMENTS.map(({ region }) => region));
    expect([...regions].sort()).toEqual(Object.keys(REGION_NAMES).sort());
    for (const { name, postcode, municipality } of SETTLEMENTS) {
      expect(name).toMatch(/^[А-Я][а-я]+(?:[ -][А-Яа-я]+)*$/);
      expect(municipality).toMatch(/^[А-Я][а-я]+/);
      expect(postcode).toMatch(/^(?:[1-9]\d{3})?$/);
    }
    expect(SETTLEMENTS.filter(({ postcode }) => postcode === "").length).toBeLessThan(20);
  });

  test.each(
    (
      "София 1000 BG-22,Пловдив 4000 BG-16,Варна 9000 BG-03,Бургас 8000 BG-02,Русе 7000 BG-18,Стара Загора 6000 BG-24," +
      "Плевен 5800 BG-15,Сливен 8800 BG-20,Добрич 9300 BG-08,Шумен 9700 BG-27,Перник 2300 BG-14,Хасково 6300 BG-26," +
      "Благоевград 2700 BG-01,Велико Търново 5000 BG-04,Видин 3700 BG-05,Кърджали 6600 BG-09,Банско 2770 BG-01," +
      "Костинброд 2230 BG-23,Самоков 2000 BG-23,Асеновград 4230 BG-16,Свищов 5250 BG-04,Твърдица 8890 BG-20"
    )
      .split(",")
      .map((place) => place.split(/ (?=\d|BG)/)),
  )("%s has postcode %s and region %s", (name, postcode, region) => {
    const town = SETTLEMENTS.find((settlement) => settlement.isTown && settlement.name === name);
    expect(town).toMatchObject({ postcode, region });
  });
});

describe("a search", () => {
  test.each([
    ["соф", "София"],
    ["sof", "София"],
    ["1000", "София"],
    ["Sofia", "София"],
    ["Sofiya", "София"],
    ["гр. София", "София"],
    ["гр.софия", "София"],
    ["gr. sofia", "София"],
    ["Plovdiv", "Пловдив"],
    ["plowdiw", "Пловдив"],
    ["Varna", "Варна"],
    ["Veliko Tarnovo", "Велико Търново"],
    ["veliko tyrnovo", "Велико Търново"],
    ["велико-търново", "Велико Търново"],
    ["6umen", "Шумен"],
    ["shumen", "Шумен"],
    ["4irpan", "Чирпан"],
    ["panagyurishte", "Панагюрище"],
    ["kustendil", "Кюстендил"],
    ["qmbol", "Ямбол"],
    ["Bourgas", "Бургас"],
    ["Pazardzhik", "Пазарджик"],
    ["pazardjik", "Пазарджик"],
    ["carevo", "Царево"],
    ["загора", "Стара Загора"],
    ["277", "Банско"],
  ])("„%s“ finds %s first", (typed, name) => {
    expect(first(typed)).toBe(name);
  });

  test("a whole name comes before larger places that begin with it, and namesakes are all there", () => {
    const found = find("баня");
    const whole = SETTLEMENTS.filter(({ name }) => name === "Баня");
    expect(whole.length).toBeGreaterThan(2);
    expect(found.slice(0, whole.length)).toEqual(whole);
    expect(whole.every(({ isNamesake }) => isNamesake)).toBe(true);
    expect(find("банско")[0]?.isNamesake).toBe(false);
  });

  test("the kind that is named is the kind that is found", () => {
    expect(find("с. Елин Пелин").map(({ isTown }) => isTown)).toEqual([false]);
    expect(find("гр. Елин Пелин").map(({ isTown }) => isTown)).toEqual([true]);
    expect(find("с. баня").every(({ isTown }) => !isTown)).toBe(true);
  });

  test.each(["", " ", "с", "1", "--", "гр. ", "Атлантида", "0000", "ул. Пирин 5"])("„%s“ finds nothing", (typed) => {
    expect(find(typed)).toEqual([]);
  });

  test("whatever is typed, at most eight are found and nothing is thrown", () => {
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[а-яa-z0-9 .()[\]\\*+?-]{0,12}$/));
    fc.assert(
      fc.property(text, (typed) => {
        expect(find(typed).length).toBeLessThanOrEqual(8);
      }),
    );
  });

  test("lines that are none of the list's are left out", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        for (const { postcode } of parseSettlements(text)) expect(postcode).toMatch(/^(?:\d{4})?$/);
      }),
    );
    expect(parseSettlements("<html>\n<body>404 1000 5</body>")).toEqual([]);
  });
});
