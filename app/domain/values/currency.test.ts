import { expect, test } from "vitest";
import { readCurrency } from "./money";

test("a price contains its currency, as WooCommerce writes it (docs/backend-setup.md)", () => {
  for (const price of ["0,00&nbsp;лв.", "0,00&nbsp;&#1083;&#1074;.", "12.00 BGN"])
    expect(readCurrency(price)).toBe("BGN");
  for (const price of ["&euro;0.00", "0,00\u00a0€", "&#8364;0.00", "EUR 5"]) expect(readCurrency(price)).toBe("EUR");
  for (const price of ["$0.00", "", null, undefined, 5]) expect(readCurrency(price)).toBeNull();
});
