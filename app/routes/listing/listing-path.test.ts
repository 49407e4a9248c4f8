import { expect, test } from "vitest";
import { readPageStep, splitPageStep } from "./listing-path";

test("the rest of a listing's path is its page or empty; anything else is a 404", () => {
  expect([undefined, "", "page/2", "page/abc"].map(readPageStep)).toEqual([undefined, undefined, "2", "abc"]);
  for (const rest of ["page", "page/2/3", "x", "x/page/2"]) {
    expect(() => readPageStep(rest), rest).toThrow(expect.objectContaining({ init: { status: 404 } }));
  }
});

test("a path is split into its slugs and its page, wherever the listing is", () => {
  expect(splitPageStep("obleklo/mazhko")).toEqual({ slugs: "obleklo/mazhko", page: undefined });
  expect(splitPageStep("/magazin/page/12")).toEqual({ slugs: "/magazin", page: "12" });
  expect(splitPageStep("page-turners")).toEqual({ slugs: "page-turners", page: undefined });
});
