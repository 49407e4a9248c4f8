import { expect, test } from "vitest";
import { countryNames } from "./address";

test("countries have Bulgarian names, unknown codes are left out", () => {
  expect(countryNames(["BG", "GR", "", "bg", "BGR", "<script>"])).toEqual({ BG: "България", GR: "Гърция" });
});
