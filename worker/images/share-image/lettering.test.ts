import fc from "fast-check";
import { expect, test } from "vitest";
import { fitText, measureText } from "./lettering";

const SIZES = [100, 60, 40];

test("a short title is large, a long one small, and one that fits nowhere is cut", () => {
  expect(fitText("Мощ", 500, 3, SIZES)).toMatchObject({ size: 100, lines: [{ text: "Мощ" }] });
  const long = fitText("Суроватъчен протеин с вкус на шоколад и лешник за тежките дни", 500, 3, SIZES);
  expect(long.size).toBeLessThan(100);
  const endless = fitText("протеин ".repeat(80), 500, 3, SIZES);
  expect(endless.lines).toHaveLength(3);
  expect(endless.lines[2]!.text).toMatch(/\u2026$/);
});

test("no line is wider than its room, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: "grapheme" }), (text) => {
      const { size, lines } = fitText(text, 300, 4, SIZES);
      return lines.length <= 4 && lines.every((line) => measureText(line.text, size) <= 300.01);
    }),
  );
});

test("every letter of Bulgarian, and what prices are written with, has an outline", () => {
  for (const letter of "абвгдежзийклмнопрстуфхцчшщъьюяАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЬЮЯ0123456789,.€/„“–№%")
    expect(measureText(letter, 100), letter).toBeGreaterThan(5);
});
