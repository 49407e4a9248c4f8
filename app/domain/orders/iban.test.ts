import { expect, test } from "vitest";
import { formatIban, isIban, normalizeIban } from "./iban";

test("an IBAN is recognized by its check digits", () => {
  for (const iban of ["BG80BNBG96611020345678", "DE89370400440532013000", "MT84MALT011000012345MTLCAST001S"])
    expect(isIban(iban), iban).toBe(true);
  for (const text of ["BG81BNBG96611020345678", "BG80BNBG9661102034567", "0123456789", "", "bg80bnbg96611020345678"])
    expect(isIban(text), text).toBe(false);
});

test("an IBAN is sent without spaces and shown in groups of four; another account number stays unchanged", () => {
  expect(normalizeIban(" bg80 BNBG\u00a09661 1020 3456 78 ")).toBe("BG80BNBG96611020345678");
  expect(formatIban("BG80BNBG96611020345678")).toBe("BG80 BNBG 9661 1020 3456 78");
  expect(formatIban("0123456789")).toBe("0123456789");
});
