import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCartForm } from "./cart-form";
import { countRuns } from "../../../tests/fixtures/trials";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

test("a card's form adds one unit of a product by default", () => {
  expect(parseCartForm(form({ productId: "937", variationId: "941", quantity: "2" }))).toEqual({
    type: "add",
    productId: 937,
    variationId: 941,
    quantity: 2,
    slug: null,
    shown: null,
    selectedOptions: {},
  });
  expect(parseCartForm(form({ intent: "add", productId: "937" }))).toMatchObject({ quantity: 1, variationId: null });
});

test("the shown price is an integer in minor units, or unknown", () => {
  const shownOf = (shown: string) => parseCartForm(form({ productId: "937", shown }));
  expect(shownOf("4990")).toMatchObject({ shown: 4990 });
  for (const junk of ["", "49,90", "-1", "1e9", "NaN", "99999999999"])
    expect(shownOf(junk)).toMatchObject({ shown: null });
});

test("attributes select the variation when none is named", () => {
  const data = form({ intent: "add", productId: "937", slug: "whey", attribute_pa_vkus: "", attribute_pa_razmer: "" });
  data.append("attribute_pa_vkus", "yagoda");
  expect(parseCartForm(data)).toMatchObject({ slug: "whey", selectedOptions: { pa_vkus: "yagoda", pa_razmer: "" } });
});

test("a line's quantity may be 0, which removes it, and must be an integer", () => {
  expect(parseCartForm(form({ intent: "update", key: "abc", quantity: "0" }))).toEqual({
    type: "set-quantity",
    key: "abc",
    quantity: 0,
  });
  for (const quantity of ["-1", "1.5", "1e3", "1000", "", "много"]) {
    expect(parseCartForm(form({ intent: "update", key: "abc", quantity }))).toMatchObject({
      type: "malformed",
      field: "quantity",
    });
  }
});

test("a coupon without a code, a line without a key and an unknown intent are malformed", () => {
  expect(parseCartForm(form({ intent: "apply-coupon", code: "  " }))).toMatchObject({ field: "code" });
  expect(parseCartForm(form({ intent: "remove" }))).toMatchObject({ field: "key" });
  expect(parseCartForm(form({ intent: "shipping" }))).toMatchObject({ field: "rate" });
  expect(parseCartForm(form({ intent: "drop table" }))).toMatchObject({ field: "intent" });
  expect(parseCartForm(new FormData())).toMatchObject({ field: "intent" });
});

const NAMES = [
  "intent",
  "productId",
  "variationId",
  "quantity",
  "slug",
  "key",
  "code",
  "rateId",
  "price",
  "total",
  "attribute_x",
];
const INTENTS = ["add", "update", "remove", "empty", "apply-coupon", "remove-coupon", "shipping"];
const KNOWN = [
  "type",
  "productId",
  "variationId",
  "quantity",
  "slug",
  "selectedOptions",
  "shown",
  "key",
  "code",
  "rateId",
  "field",
  "intent",
];
const value = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(...INTENTS),
  fc.integer().map(String),
  fc.constant("7"),
);

test("any form is parsed without an error, and only known fields are returned", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), fc.string()), value)), (fields) => {
      const data = new FormData();
      for (const [name, text] of fields) data.append(name, text);
      const intent = parseCartForm(data);
      expect(KNOWN).toEqual(expect.arrayContaining(Object.keys(intent)));
      if ("quantity" in intent) expect(intent.quantity).toBeGreaterThanOrEqual(intent.type === "add" ? 1 : 0);
    }),
    { numRuns: countRuns(2000) },
  );
});
