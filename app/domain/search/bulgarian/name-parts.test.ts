import { expect, test } from "vitest";
import { kindOf, splitName } from "./name-parts";

test.each([
  ["Стоманен шейкър „Сила“, 800 мл", "шейкър"],
  ["Диван Осло", "Диван"],
  ["Ъглов диван Осло", "диван"],
  ["Мъжка тениска, големи размери", "тениска,"],
  ["Клин 7/8 за йога", "Клин"],
  ["Шот преди тренировка", "Шот"],
  ["Газирана напитка с BCAA", "напитка"],
  ['Комплект "Старт"', "Комплект"],
  ["Обувки", "Обувки"],
  ["", ""],
])("the kind of %j is %j", (name, noun) => {
  expect(kindOf(name).noun).toBe(noun);
});

test.each([
  ["Колани и ръкавици", true],
  ["Въжета, кърпи и дневници", true],
  ["Маси/столове", false],
  ["Програми за сила и маса", false],
  ["Мъжки тениски", false],
])("%j names several kinds: %j", (name, isList) => {
  expect(kindOf(name).isList).toBe(isList);
});

test("a name says what the product is, what it has and what it is for", () => {
  expect(splitName("Сак за зала и офис с отделение за обувки, 35,5 л")).toEqual({
    head: "Сак ",
    details: " с отделение   , 35,5 л ",
    purposes: " за зала   и офис   за обувки ",
  });
  expect(splitName("Колан за вдигане на тежести, черен")).toEqual({
    head: "Колан ",
    details: " , черен ",
    purposes: " за вдигане   на тежести ",
  });
  expect(splitName("Йога у дома: всичко")).toEqual({ head: "Йога ", details: " у дома  : всичко ", purposes: "" });
});
