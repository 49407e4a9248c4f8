import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { judgeFilters } from "./check-filters";
import { judgeSpeed } from "./check-speed";
import { compareVersions } from "./check-versions";
import { formatFinding, summarize, type Finding } from "./findings";

test("a finding says what was looked at, what was found and what to do, each where it is looked for", () => {
  const finding: Finding = {
    level: "wrong",
    subject: "Permalinks",
    said: "“plain”",
    todo: "Settings > Permalinks",
    details: ["/?p=1"],
    fix: { key: "SITE.termsPath", value: "/terms" },
  };
  expect(stripVTControlCharacters(formatFinding(finding)).split("\n")).toEqual([
    "✗ Permalinks        “plain”",
    "                    /?p=1",
    "                    → Settings > Permalinks",
    '                      wrangler.toml: termsPath = "/terms" below [env.production.vars.SITE]',
  ]);
});

test("the last line counts what must be mended, what is better mended and what isn't known", () => {
  const of = (level: Finding["level"]): Finding => ({ level, subject: "", said: "" });
  expect(summarize([of("wrong"), of("ok"), of("advice"), of("advice")])).toBe("1 to mend (✗), 2 to look at (!).");
  expect(summarize([of("ok"), of("unknown")])).toBe("Nothing must be mended, 1 not known (?).");
});

test("versions are compared part by part, as numbers", () => {
  expect(compareVersions("9.10", "9.6")).toBeGreaterThan(0);
  expect(compareVersions("1.0", "1.0.2")).toBeLessThan(0);
  expect(compareVersions("11.0.1-rc1", "11.0.1")).toBe(0);
});

test("where listings have no filter, what products have is suggested, most first; a Cyrillic slug can be none", () => {
  const sample = [
    ["pa_razmer", "product_brand", "pa_brands"],
    ["pa_razmer", "pa_material"],
    ["pa_material", "pa_razmer", "pa_цвят"],
  ];
  const suggested = judgeFilters(sample, ["pa_vkus"]);
  expect(suggested.fix?.value).toEqual(["pa_razmer", "pa_material", "product_brand", "pa_brands"]);
  const { level, said } = judgeFilters(sample, ["pa_brands", "pa_vkus"]);
  expect([level, said]).toEqual([
    "ok",
    "by categories, price, pa_brands; products also have pa_razmer, pa_material, pa_цвят",
  ]);
  expect(judgeFilters([["pa_цвят"]], []).todo).toContain("Latin");
  expect(judgeFilters([["pa_razmer"]], ["pa_razmer"]).level).toBe("ok");
});

test("a query of a second is slow, and a cart slower than a page may be must be mended", () => {
  const times = (cart: number, last: number) =>
    ["cart", "stock", "reviews", "posts", "products"].map((name, index) => ({ name, ms: index === 0 ? cart : last }));
  expect(judgeSpeed(times(200, 900)).level).toBe("ok");
  expect(judgeSpeed([...times(200, 900), { name: "ids", ms: 9000 }]).level).toBe("advice");
  expect(judgeSpeed(times(3600, 900))).toMatchObject({
    level: "wrong",
    details: expect.arrayContaining(["  3600 ms  cart  (slow)"]),
  });
});
