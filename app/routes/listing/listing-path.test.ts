import { expect, test } from "vitest";
import { readPageStep, splitPageStep } from "./listing-path";

test("below a shelf stands its page or nothing; anything else is no page of the shop", () => {
  expect([undefined, "", "page/2", "page/abc"].map(readPageStep)).toEqual([undefined, undefined, "2", "abc"]);
  for (const rest of ["page", "page/2/3", "x", "x/page/2"]) {
    expect(() => readPageStep(rest), rest).toThrow(expect.objectContaining({ init: { status: 404 } }));
  }
});

test("a path is parted into its shelf and its page, wherever the shelf stands", () => {
  expect(splitPageStep("obleklo/mazhko")).toEqual({ shelf: "obleklo/mazhko", page: undefined });
  expect(splitPageStep("/magazin/page/12")).toEqual({ shelf: "/magazin", page: "12" });
  expect(splitPageStep("page-turners")).toEqual({ shelf: "page-turners", page: undefined });
});
