import { expect, test } from "vitest";
import { shareEqual } from "./share-equal";

test("equal parts become one object, and nothing else changes", () => {
  const data = [
    { id: 1, price: { lowest: 100, lowest30DayPrice: null }, terms: [{ slug: "xl" }, { slug: "l" }] },
    { id: 2, price: { lowest: 100, lowest30DayPrice: null }, terms: [{ slug: "xl" }] },
  ];
  const [first, second] = shareEqual(data);
  expect([first, second]).toEqual(data);
  expect(first!.price).toBe(second!.price);
  expect(first!.terms[0]).toBe(second!.terms[0]);
  expect(first!.terms).not.toBe(second!.terms);
});

test("a list differs from an object with the same keys, and text from a number", () => {
  const [list, object, text, number] = shareEqual([{ a: ["x"] }, { a: { 0: "x" } }, { a: "1" }, { a: 1 }]);
  expect([list, object, text, number]).toEqual([{ a: ["x"] }, { a: { 0: "x" } }, { a: "1" }, { a: 1 }]);
});
