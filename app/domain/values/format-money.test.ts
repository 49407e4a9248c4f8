import { expect, test } from "vitest";
import { formatAmount, formatOrderAmount, formatProductPrice } from "./format-money";

test("an order keeps its own currency, whatever the shop sells in today", () => {
  expect(formatOrderAmount(14210, "BGN", "leva-euro")).toMatchObject({
    first: "142,10\u00a0лв.",
    second: "72,65\u00a0€",
  });
  expect(formatOrderAmount(14210, "BGN", "euro")).toMatchObject({ first: "142,10\u00a0лв.", second: null });
  expect(formatOrderAmount(7265, "EUR", "euro-leva")).toMatchObject({
    first: "72,65\u00a0€",
    second: "142,09\u00a0лв.",
  });
});

test("zero is shown as an amount, a discount with its sign", () => {
  expect(formatOrderAmount(0, "BGN", "leva").first).toBe("0,00\u00a0лв.");
  expect(formatOrderAmount(-748, "BGN", "leva").first).toBe("-7,48\u00a0лв.");
});

test("an amount as running text joins the currencies that are shown", () => {
  expect(formatAmount(14210, "BGN", "leva-euro").text).toBe("142,10\u00a0лв. / 72,65\u00a0€");
  expect(formatAmount(14210, "BGN", "euro").text).toBe("72,65\u00a0€");
  expect(formatOrderAmount(14210, "BGN", "euro").text).toBe("142,10\u00a0лв.");
});

test("an unknown currency is shown alone, with its code", () => {
  expect(formatOrderAmount(199, "RON", "leva-euro")).toMatchObject({ first: "1,99\u00a0RON", second: null });
  expect(formatOrderAmount(199, "<b>", "leva-euro").first).toBe("1,99");
});

test("a cart amount is shown in the shop's currencies, in its order", () => {
  expect(formatAmount(14210, "BGN", "leva-euro")).toMatchObject({ first: "142,10\u00a0лв.", second: "72,65\u00a0€" });
  expect(formatAmount(14210, "BGN", "euro")).toMatchObject({ first: "72,65\u00a0€", second: null });
  expect(formatAmount(0, "EUR", "euro-leva")).toMatchObject({ first: "0,00\u00a0€", second: "0,00\u00a0лв." });
});

test("a product's price of zero is empty in one currency, and zero in both", () => {
  for (const display of ["leva", "euro"] as const) expect(formatProductPrice(0, "BGN", display)).toBeNull();
  expect(formatProductPrice(0, "BGN", "leva-euro")).toMatchObject({ first: "0,00\u00a0лв.", second: "0,00\u00a0€" });
  expect(formatProductPrice(199, "EUR", "euro")).toMatchObject({ first: "1,99\u00a0€", second: null });
  expect(formatProductPrice(null, "BGN", "leva-euro")).toBeNull();
});
