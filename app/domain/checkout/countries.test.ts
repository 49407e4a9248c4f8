import { expect, test } from "vitest";
import { countryNames } from "./address";

test("countries are called by their Bulgarian names, what is no country is left out", () => {
  expect(countryNames(["BG", "GR", "", "bg", "BGR", "<script>"])).toEqual({ BG: "България", GR: "Гърция" });
});
