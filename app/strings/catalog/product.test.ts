import { expect, test } from "vitest";
import { PRODUCT } from "./product";

test("what is said of a failed addition is what the specification says", () => {
  expect(PRODUCT).toMatchObject({
    addFailedTitle: "Грешка при добавяне",
    addFailedText: "Възникна проблем при добавяне на продукта в количката",
    addFailed: "Възникна грешка при добавяне в количката",
  });
});

test("a choice is asked for by its attribute's label, by „Вариации“ where there is none", () => {
  expect(PRODUCT.choose("Размер")).toBe("Моля, изберете Размер");
  expect(PRODUCT.choose("")).toBe("Моля, изберете Вариации");
});

test("button and label of a product are called as the specification calls them", () => {
  expect([PRODUCT.buy, PRODUCT.soldOut]).toEqual(["Купи", "ПРОДАДЕН"]);
});
