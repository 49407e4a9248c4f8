import { expect, test } from "vitest";
import { PRODUCT } from "./product";

test("a failed addition has the specified messages", () => {
  expect(PRODUCT).toMatchObject({
    addFailedTitle: "Грешка при добавяне",
    addFailedText: "Възникна проблем при добавяне на продукта в количката",
    addFailed: "Възникна грешка при добавяне в количката",
  });
});

test("a missing option is named by its attribute's label, or by „Вариации“", () => {
  expect(PRODUCT.choose("Размер")).toBe("Моля, изберете Размер");
  expect(PRODUCT.choose("")).toBe("Моля, изберете Вариации");
});

test("button and badge of a product have the specified texts", () => {
  expect([PRODUCT.buy, PRODUCT.soldOut]).toEqual(["Купи", "ПРОДАДЕН"]);
});
