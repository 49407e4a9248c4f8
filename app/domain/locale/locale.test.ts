import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import * as bg from "./bg";
import * as en from "./en";
import type { Locale } from "./locale";

/** The domain's functions, as the build of another language has them. */
async function inLanguage(locale: Locale) {
  vi.resetModules();
  vi.doMock("#locale", () => ({ ...locale }));
  const [money, dates, units, sizes] = await Promise.all([
    import("../values/format-money"),
    import("../values/dates"),
    import("../values/keep-units"),
    import("../product/sizes"),
  ]);
  return { ...money, ...dates, ...units, ...sizes };
}

afterEach(() => {
  vi.doUnmock("#locale");
  vi.resetModules();
});

test("each language's module has all that a language decides", () => {
  const locales: Locale[] = [bg, en];
  expect(locales.map(({ language }) => language)).toEqual(["bg", "en"]);
});

test("English amounts are those of Intl for en-GB, in euro and in any other currency", async () => {
  const { formatOrderAmount } = await inLanguage(en);
  expect(formatOrderAmount(123_456, "EUR", "euro-leva").text).toBe("€1,234.56 / BGN\u00a02,414.59");
  expect(formatOrderAmount(-748, "EUR", "euro").first).toBe("-€7.48");
  expect(formatOrderAmount(748, "<b>", "euro").first).toBe("7.48");
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(amount, fc.constantFrom("EUR", "BGN", "RON"), (hundredths, currency) => {
      const intl = new Intl.NumberFormat("en-GB", { style: "currency", currency });
      return formatOrderAmount(hundredths, currency, "euro").first === intl.format(Number(`${hundredths}e-2`));
    }),
  );
});

test("English dates are those of Intl for en-GB, with the month's name", async () => {
  const { formatDate } = await inLanguage(en);
  const intl = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
  const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  fc.assert(fc.property(days, (day) => formatDate(day.toISOString().slice(0, 10)) === intl.format(day)));
  expect(formatDate("")).toBe("");
});

test("in English a number stays with its unit in either alphabet, as names aren't always translated", async () => {
  const { keepUnits } = await inLanguage(en);
  expect(keepUnits("Whey 900 g, 30 pcs, 5 grams")).toBe("Whey 900\u00a0g, 30\u00a0pcs, 5 grams");
  expect(keepUnits("Протеин 900 г")).toBe("Протеин 900\u00a0г");
});

test("in English, Latin names come before Cyrillic ones", async () => {
  const { compareTexts } = await inLanguage(en);
  expect(["Ябълка", "Zinc", "apple 10", "apple 9"].toSorted(compareTexts)).toEqual([
    "apple 9",
    "apple 10",
    "Zinc",
    "Ябълка",
  ]);
});
