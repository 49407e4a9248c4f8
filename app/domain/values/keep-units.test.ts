import { expect, test } from "vitest";
import { keepUnits } from "./keep-units";

test("a number and its unit stay on one line", () => {
  expect(keepUnits("Протеинов бар с 20 г протеин, 60 г")).toBe("Протеинов бар с 20\u00a0г протеин, 60\u00a0г");
  expect(keepUnits("Постелка, 6 мм, 2 броя")).toBe("Постелка, 6\u00a0мм, 2 броя");
  expect(keepUnits("Омега 3 от риба")).toBe("Омега 3 от риба");
});
