import { expect, test } from "vitest";
import { readSite } from "../../config/site";
import { CONSENT_DAYS } from "../../config/tracking";
import { findLegalPage } from "./legal-pages";

const SITE = readSite({
  name: "Железен свят",
  company: "„Търговец“ ООД",
  companyNumber: "123456789",
  vatNumber: "",
  email: "a@b.test",
});
const PATHS = Object.entries(SITE)
  .filter(([setting]) => setting.endsWith("Path"))
  .map(([, path]) => path as string);

test("every legal page linked from checkout and footer has a default text of its own", () => {
  expect(PATHS).toContain(SITE.termsPath);
  expect(new Set(PATHS).size).toBe(PATHS.length);
  for (const path of PATHS) {
    const page = findLegalPage(path, SITE)!;
    expect(page.sections.length, path).toBeGreaterThan(1);
    expect(JSON.stringify(page), path).not.toMatch(/undefined|null|Сила/);
    expect(page.description.length, path).toBeLessThanOrEqual(160);
    const headings = page.sections.map(({ heading }) => heading);
    expect(new Set(headings).size, path).toBe(headings.length);
  }
  expect(findLegalPage("/za-nas", SITE)).toBeNull();
});

test("a legal page is at the path that the merchant set, and names the merchant", () => {
  const site = readSite({ termsPath: "/pravila", company: "„Друг“ ООД" });
  const page = findLegalPage("/pravila", site)!;
  expect(page.title).toBe("Общи условия");
  expect(JSON.stringify(page)).toContain("„Друг“ ООД, ЕИК");
  expect(findLegalPage(SITE.termsPath, site)).toBeNull();
});

test("terms, privacy and returns name the trader with the configured registration numbers", () => {
  for (const path of [SITE.termsPath, SITE.privacyPath, SITE.withdrawalPath])
    expect(JSON.stringify(findLegalPage(path, SITE)), path).toContain("ЕИК 123456789");
  const text = JSON.stringify(findLegalPage(SITE.termsPath, { ...SITE, vatNumber: "BG123456789" }));
  expect(text).toContain("ДДС № BG123456789");
});

test("no sentence is incomplete when the shop has no phone or no e-mail", () => {
  for (const path of PATHS)
    for (const empty of [{ phone: "" }, { email: "" }, { phone: "", email: "", address: "" }]) {
      const text = JSON.stringify(findLegalPage(path, { ...SITE, ...empty }));
      expect(text, path).not.toMatch(/(?<!\p{L})(на|Телефон:|Имейл:|Адрес:) ?( или|[.,"])|\p{L}, ?[,:]| {2}/u);
    }
});

test("free shipping is stated if configured, in the shop's currencies", () => {
  const wordsOf = (freeShippingFrom: number) =>
    JSON.stringify(findLegalPage(SITE.deliveryPath, { ...SITE, freeShippingFrom }));
  expect(wordsOf(10_000)).toContain("100,00\u00a0лв. (51,13\u00a0€)");
  expect(wordsOf(0)).not.toContain("безплатна");
});

test("both pages state the consent cookie's actual lifetime", () => {
  const { sections } = findLegalPage(SITE.cookiesPath, { ...SITE, trackingId: "G-TEST1" })!;
  const sentences = sections
    .flatMap(({ body }) => body.flat())
    .filter((one) => /^consent:|Избор за бисквитките/.test(one));
  expect(sentences).toHaveLength(2);
  for (const sentence of sentences) expect(sentence).toContain(`${CONSENT_DAYS} дни`);
});

test("returns name fourteen days and the link in the footer; no page names the closed ODR platform", () => {
  const texts = PATHS.map((path) => JSON.stringify(findLegalPage(path, SITE)));
  expect(texts[PATHS.indexOf(SITE.withdrawalPath)]).toMatch(/14-дневен срок.*Отказ от договора/);
  expect(texts.join()).not.toMatch(/ec\.europa\.eu|ОРС|ODR/);
});
