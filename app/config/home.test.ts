import { expect, test } from "vitest";
import { readHome } from "./home";

test("the home page speaks without any configuration, and in the merchant's words with it", () => {
  expect(readHome(undefined).trust).toHaveLength(4);
  const own = readHome({ heroTitle: "Тичай", goals: [], trust: [{ icon: "truck", name: "а", text: "б" }] });
  expect(own).toMatchObject({ heroTitle: "Тичай", goals: [], trust: [{ name: "а" }] });
});

test("an unknown key or icon stops the start and names itself", () => {
  expect(() => readHome({ hero: "x" })).toThrow(/HOME\.hero: unknown setting/);
  expect(() => readHome({ trust: [{ icon: "rocket", name: "а", text: "б" }] })).toThrow(/HOME\.trust\.0\.icon/);
});
