import { expect, test } from "vitest";
import { pageTitle } from "./page-title";

test("a page's title ends with the shop's name, if known", () => {
  expect(pageTitle("Количка", "Сила")).toBe("Количка – Сила");
  expect(pageTitle("Количка", undefined)).toBe("Количка");
  expect(pageTitle("Сила", "Сила")).toBe("Сила");
});
