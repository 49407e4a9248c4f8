import { expect, test } from "vitest";
import { EMPTY_CART, type Cart } from "../cart/cart";
import { findTotalChange } from "./total-change";

const priced = (cost: number | null, shipping = cost ?? 0, goods = 1000): Cart => ({
  ...EMPTY_CART,
  total: goods + shipping,
  shipping,
  shippingRates: [{ id: "econt", label: "", cost }],
  chosenRateId: "econt",
});

test("where only the delivery's price changed, both prices are known", () => {
  expect(findTotalChange("1500", priced(500), priced(650))).toEqual({
    before: 1500,
    now: 1650,
    delivery: { before: 500, now: 650 },
  });
});

test("a delivery that had no price gets one", () => {
  expect(findTotalChange("1000", priced(null), priced(650))).toMatchObject({ delivery: { before: null, now: 650 } });
});

test("a change of the goods, or of a page that isn't the stored one, is a change of the total alone", () => {
  expect(findTotalChange("1500", priced(500), priced(500, 500, 1200))).toEqual({ before: 1500, now: 1700 });
  expect(findTotalChange("1400", priced(500), priced(650))).toEqual({ before: 1400, now: 1650 });
  expect(findTotalChange("1500", undefined, priced(650))).toEqual({ before: 1500, now: 1650 });
});

test("an unreadable total is none", () => {
  for (const seen of ["", "-1", "1.5", "x", "9".repeat(40)])
    expect(findTotalChange(seen, priced(500), priced(500)).before).toBeNull();
});
