import { afterEach, expect, test, vi } from "vitest";
import type { PAGER as PAGER_TEXTS } from "../../app/strings/bg/pager";
import type { PRODUCT as PRODUCT_TEXTS } from "../../app/strings/bg/catalog/product";
import type { SHELL as SHELL_TEXTS } from "../../app/strings/bg/shell";
import type { Texts } from "../../app/strings/texts";
import type { Locale } from "../../app/domain/locale/locale";
import { renderInShop } from "../fixtures/render-in-shop";

/** app/domain/locale/de.ts, if the shop spoke German (docs/languages.md). */
const DE: Locale = {
  language: "de",
  tag: "de-DE",
  decimalMark: ",",
  thousandsMark: ".",
  groupedFrom: 4,
  units: ["g", "kg", "ml", "l", "mm", "cm", "m", "Stk"],
  wordsPerMinute: 180,
  writeMoney: (number, currency) => `${number}\u00a0${currency === "EUR" ? "€" : currency}`.trim(),
  writeDate: (day, month, year) => `${day}.${month}.${year}`,
};

// Ten of the texts that app/strings/de would have.
const PAGER: Texts<typeof PAGER_TEXTS> = {
  pages: "Seiten",
  page: (page) => `Seite ${page}`,
  previous: "Vorherige Seite",
  next: "Nächste Seite",
};
const SHELL: Pick<Texts<typeof SHELL_TEXTS>, "breadcrumb" | "home"> = { breadcrumb: "Sie sind hier", home: "Start" };
const PRODUCT: Pick<Texts<typeof PRODUCT_TEXTS>, "from" | "oldPrice" | "rating" | "reviews"> = {
  from: "ab",
  oldPrice: "Statt",
  rating: (rating) => `${rating.toLocaleString(DE.tag)} von 5 Sternen`,
  reviews: (count) => (count === 1 ? "1 Bewertung" : `${count} Bewertungen`),
};

afterEach(() => {
  vi.doUnmock("#locale");
  vi.doUnmock("#strings/pager");
  vi.doUnmock("#strings/shell");
  vi.doUnmock("#strings/catalog/product");
  vi.resetModules();
});

test("a third language is its texts and its module of the locale: pages then say nothing in another", async () => {
  vi.resetModules();
  vi.doMock("#locale", () => DE);
  vi.doMock("#strings/pager", () => ({ PAGER }));
  vi.doMock("#strings/shell", () => ({ SHELL }));
  vi.doMock("#strings/catalog/product", () => ({ PRODUCT }));
  const { Pager } = await import("../../app/components/ui/pager");
  const { Breadcrumb } = await import("../../app/components/ui/breadcrumb");
  const { Stars } = await import("../../app/components/ui/stars");
  const { Price } = await import("../../app/components/product/price");
  const { formatDate } = await import("../../app/domain/values/dates");
  const html = renderInShop(
    <>
      <Breadcrumb trail={[{ name: "Hanteln" }]} />
      <Stars rating={4.5} count={2} />
      <Price amount={250_000} old={300_000} isFrom />
      <time>{formatDate("2026-03-05")}</time>
      <Pager page={2} last={3} pathOf={(page) => `/?p=${page}`} />
    </>,
  );
  for (const text of ["Sie sind hier", "Start", "4,5 von 5 Sternen, 2 Bewertungen", "ab", "Statt", "05.03.2026"])
    expect(html).toContain(text);
  for (const text of ["Seiten", "Seite 3", "Vorherige Seite", "Nächste Seite"]) expect(html).toContain(`"${text}"`);
  expect(html).toContain("2.500,00\u00a0BGN");
  expect(html).not.toMatch(/\p{Script=Cyrillic}/u);
});
