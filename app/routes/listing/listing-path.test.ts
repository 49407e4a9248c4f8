import { expect, test } from "vitest";
import { parsePageSegment, splitPageSegment } from "./listing-path";

test("the rest of a listing's path is its page or empty; anything else is a 404", () => {
  expect([undefined, "", "page/2", "page/abc"].map(parsePageSegment)).toEqual([undefined, undefined, "2", "abc"]);
  for (const rest of ["page", "page/2/3", "x", "x/page/2"]) {
    expect(() => parsePageSegment(rest), rest).toThrow(expect.objectContaining({ init: { status: 404 } }));
  }
});

test("a path is split into its slugs and its page, wherever the listing is", () => {
  expect(splitPageSegment("obleklo/mazhko")).toEqual({ base: "obleklo/mazhko", page: undefined });
  expect(splitPageSegment("/magazin/page/12")).toEqual({ base: "/magazin", page: "12" });
  expect(splitPageSegment("page-turners")).toEqual({ base: "page-turners", page: undefined });
});
