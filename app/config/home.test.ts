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
