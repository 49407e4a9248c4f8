import fc from "fast-check";
import { expect, test } from "vitest";
import { readCartChoices, readOrderChoices } from "./line-choices";

const inCart = (value: unknown) => [{ key: "storefront_choices", value: JSON.stringify(value) }];

test("a cart line shows what was chosen on WooCommerce's page, as text", () => {
  const chosen = [
    { name: "Гравиране", value: "За <b>Мария</b> &amp; Иван" },
    { name: "", value: "x" },
    { name: "Опаковка", value: 3 },
  ];
  expect(readCartChoices(inCart(chosen))).toEqual({ choices: [{ label: "Гравиране", value: "За Мария & Иван" }] });
});

test("an order line shows its metadata but for hidden keys and attributes", () => {
  const metadata = ["_reduced_stock", "pa_cvyat", "attribute_x", "razmer", "Гравиране"].map((key) => ({
    key,
    value: "v",
  }));
  expect(readOrderChoices(metadata, ["razmer"])).toEqual({ choices: [{ label: "Гравиране", value: "v" }] });
  expect(readOrderChoices(null, [])).toEqual({});
});

test("there are at most ten, of at most 200 characters, whatever comes", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (value) => {
      const { choices = [] } = readCartChoices([{ key: "storefront_choices", value }]);
      expect(choices.length).toBeLessThanOrEqual(10);
      for (const { label, value } of choices) expect(Math.max(label.length, value.length)).toBeLessThanOrEqual(200);
    }),
  );
  const many = Array.from({ length: 30 }, () => ({ name: "я".repeat(300), value: "v" }));
  const { choices = [] } = readCartChoices(inCart(many));
  expect([choices.length, choices[0]!.label.length]).toEqual([10, 200]);
});
