import { afterEach, expect, test, vi } from "vitest";
import { courierText } from "#strings/checkout/couriers";
import { REGION_NAMES } from "#strings/checkout/regions";
import { courierText as englishText } from "../../strings/en/checkout/couriers";
import { REGION_NAMES as ENGLISH_NAMES } from "../../strings/en/checkout/regions";
import * as companyNumbers from "./bulgaria/company-number";
import { COURIERS } from "./bulgaria/couriers";
import * as bulgaria from "./bulgaria/rules";

type Country = typeof bulgaria;

/** A second country, as docs/languages.md describes it. */
const GREECE: Country = {
  code: "GR",
  timeZone: "Europe/Athens",
  region: /^[A-M]$/,
  postcode: /^\d{3} ?\d{2}$/,
  phone: { callingCode: "+30", trunk: "", national: /^(2|69)\d{8,9}$/, groups: [/^(\+30)(\d{3})(\d{7})$/, "$1 $2 $3"] },
  formerCurrency: bulgaria.formerCurrency,
  withdrawalDays: 14,
};

/** The domain's functions, as the build of a shop in another country has them. */
async function inCountry(country: Country) {
  vi.resetModules();
  vi.doMock("#country/rules", () => ({ ...country }));
  const [phone, address, schema, query] = await Promise.all([
    import("../forms/phone"),
    import("../checkout/address"),
    import("../checkout/address-schema"),
    import("../delivery/office-query"),
  ]);
  return { ...phone, ...address, ...schema, ...query };
}

afterEach(() => {
  vi.doUnmock("#country/rules");
  vi.resetModules();
});

test("Bulgaria's folder has all that a country decides", () => {
  expect([bulgaria.code, companyNumbers.parseVatNumber("bg 206184534")]).toEqual(["BG", "BG206184534"]);
});

test("in a shop of another country, its phone numbers need no calling code, and Bulgaria's do", async () => {
  const { parsePhone, formatPhone } = await inCountry(GREECE);
  expect(["6912345678", "+30 691 234 5678", "0030 6912345678"].map(parsePhone)).toEqual(
    Array.from({ length: 3 }, () => "+306912345678"),
  );
  expect(formatPhone("+306912345678")).toBe("+30\u00a0691\u00a02345678");
  expect([parsePhone("0888 123 456"), parsePhone("+359 888 123 456")]).toEqual([null, "+359888123456"]);
});

test("in a shop of another country, addresses begin there and follow its rules", async () => {
  const { firstCountry, isPostcode, parseOfficeQuery } = await inCountry(GREECE);
  expect([firstCountry(["BG", "GR"]), firstCountry(["BG", "RO"])]).toEqual(["GR", "BG"]);
  expect([isPostcode("105 57", "GR"), isPostcode("1784", "GR")]).toEqual([true, false]);
  const params = new URLSearchParams({ courier: "boxnow", city: "Αθήνα", region: "I", postcode: "105 57" });
  expect(parseOfficeQuery(params)).toMatchObject({ region: "I", postcode: "105 57" });
});

test("each region and each courier of the country has a name in each language", () => {
  for (const names of [REGION_NAMES, ENGLISH_NAMES]) {
    expect(Object.keys(names).filter((code) => !bulgaria.region.test(code))).toEqual([]);
    expect(Object.keys(names)).toHaveLength(28);
  }
  for (const nameOf of [courierText, englishText])
    expect(Object.keys(COURIERS).filter((courier) => nameOf(courier) === courier)).toEqual([]);
});
