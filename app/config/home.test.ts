import { expect, test } from "vitest";
import { readHome } from "./home";

test("the home page has default texts, which the merchant's configuration overrides", () => {
  expect(readHome(undefined).trust).toHaveLength(4);
  const own = readHome({ heroTitle: "Тичай", goals: [], trust: [{ icon: "truck", name: "а", text: "б" }] });
  expect(own).toMatchObject({ heroTitle: "Тичай", goals: [], trust: [{ name: "а" }] });
});

test("an unknown key or icon fails at startup and is named", () => {
  expect(() => readHome({ hero: "x" })).toThrow(/HOME\.hero: unknown setting/);
  expect(() => readHome({ trust: [{ icon: "rocket", name: "а", text: "б" }] })).toThrow(/HOME\.trust\.0\.icon/);
});

test("over a merchant's WordPress the demo's picture isn't shown, whatever text stands for it", () => {
  expect(readHome({ heroPicture: "Дъмбели" }, {}).heroPicture).toBe("");
  const heroImage = "https://wp.example/hero.jpg";
  expect(readHome({ heroPicture: "Дъмбели", heroImage }, {}).heroPicture).toBe("Дъмбели");
});
