import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findSettlements, parseSettlements } from "./settlements";

const ALL = parseSettlements(readFileSync("app/domain/delivery/settlements.txt", "utf8"));

const find = (typed: string) => findSettlements(ALL, typed).map(({ name, postcode }) => `${name} ${postcode}`);

test("all settlements are read, each with a postcode, in 28 regions", () => {
  expect(ALL).toHaveLength(5256);
  expect(new Set(ALL.map(({ region }) => region)).size).toBe(28);
  expect(ALL.filter(({ postcode }) => !/^[1-9]\d{3}$/.test(postcode))).toEqual([]);
  expect(new Set(ALL.map((one) => [one.name, one.region, one.municipality, one.postcode].join())).size).toBe(5256);
  const byRegion = Object.groupBy(ALL, ({ region }) => region);
  expect(Object.values(byRegion).every((list) => list!.length >= 30)).toBe(true);
});

test("a settlement has its region, municipality and location", () => {
  expect(ALL.find(({ name }) => name === "Банско")).toMatchObject({
    isTown: true,
    postcode: "2770",
    region: "BG-01",
    municipality: "Банско",
    location: [41.84, 23.49],
  });
});

test.each([
  ["соф", "София 1000"],
  ["sof", "София 1000"],
  ["Sofiq", "София 1000"],
  ["sofiya", "София 1000"],
  ["гр. София", "София 1000"],
  ["София 1000", "София 1000"],
  ["1000", "София 1000"],
  ["40", "Пловдив 4000"],
  ["plov", "Пловдив 4000"],
  ["варна", "Варна 9000"],
  ["6umen", "Шумен 9700"],
  ["4epelare", "Чепеларе 4850"],
  ["qmbol", "Ямбол 8600"],
  ["jambol", "Ямбол 8600"],
  ["veliko tyrnovo", "Велико Търново 5000"],
  ["veliko turnovo", "Велико Търново 5000"],
  ["Veliko Tarnovo", "Велико Търново 5000"],
  ["търново", "Велико Търново 5000"],
  ["стара-загора", "Стара Загора 6000"],
  ["haskovo", "Хасково 6300"],
  ["xaskovo", "Хасково 6300"],
  ["dobrich", "Добрич 9300"],
  ["костинб", "Костинброд 2230"],
  ["с. Баня", "Баня 4360"],
  ["баня 4523", "Баня 4523"],
  ["с баня", "Баня 4360"],
  ["благ", "Благоевград 2700"],
  ["burgas", "Бургас 8000"],
  ["Русе", "Русе 7000"],
])("„%s“ finds %s first", (typed, first) => {
  expect(find(typed)[0]).toBe(first);
});

test("a name that exists several times is found in each municipality", () => {
  const found = findSettlements(ALL, "баня").filter(({ name }) => name === "Баня");
  expect(new Set(found.map(({ municipality }) => municipality)).size).toBe(5);
});

test.each(["", " ", "ъъъъ", "12345", "!?", "софийски университет"])("„%s“ finds nothing", (typed) => {
  expect(find(typed)).toEqual([]);
});

test("at most eight are found", () => {
  expect(findSettlements(ALL, "б")).toHaveLength(8);
});
